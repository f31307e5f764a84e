"""The simulated tables: what the program remembers is so, and what a turn costs is counted and said as in a game."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import SEEDS, examples

from scripts.benchmarks import economy
from scripts.benchmarks.wordings import Narrator
from scripts.tables.arcs import WHOLE_GAME
from scripts.tables.board import Board, cities_of
from scripts.tables.judgements import Judging
from scripts.tables.memory import Memory, untrue
from scripts.tables.registry import TABLES as TABLES_OF_BOOKS
from scripts.tables.strewing import set_up
from scripts.tables.turn import Turn
from scripts.tables.whole_game import Look, Round, rounds
from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.keys import Key, split_id
from voice_supercat.procedure.state import Draft
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.saying.outputs import Collected
from voice_supercat.speech.settings import Settings, Verbosity

TABLES = st.fixed_dictionaries(
    {
        "bots": st.just("red"),
        "track": st.just("game"),
        "seats": st.sampled_from(["2", "3"]),
        "questions": st.sampled_from(["together", "single"]),
        "ledger": st.sampled_from(["on", "off"]),
        "influence": st.sampled_from(["base", "revised"]),
    }
)


@examples(12)
@given(seed=SEEDS, options=TABLES)
def test_no_order_of_the_program_makes_untrue_what_it_remembers(
    played: Engine, printed: Engine, seed: int, options: dict[str, str]
) -> None:
    memory = Memory()
    for happened in islice(rounds(played, printed, seed, options, memory.look), 20):
        assert memory.false == [], options
        assert happened.played.impossible == []
        assert happened.played.choices() == happened.read.choices(), options


def whole_game(played: Engine, printed: Engine, options: Mapping[str, str], look: Look) -> Iterator[Round]:
    """All turns of the bot up to the last chapter, at one table."""
    turns = rounds(played, printed, 3, {"bots": "red", "track": "game", **options}, look)
    yield next(turns)
    yield from takewhile(lambda happened: happened.opening is None, turns)


@pytest.mark.parametrize("seats", ["2", "3"])
@pytest.mark.parametrize("questions", ["single", "together"])
@pytest.mark.parametrize("influence", ["base", "revised"])
def test_a_whole_game_with_the_ledger_holds_nothing_false_and_is_played_as_printed(
    played: Engine, printed: Engine, seats: str, questions: str, influence: str
) -> None:
    options = {"ledger": "on", "seats": seats, "questions": questions, "influence": influence}
    memory, counted = Memory(), set[str]()

    def look(game: Game, turn: Turn) -> None:
        counted.update(id for id, held in game.state.values.items() if id.startswith("tally of ") and held is not None)
        memory.look(game, turn)

    turns = list(whole_game(played, printed, options, look))
    assert len(turns) > 20
    assert {happened.same for happened in turns} == {True}
    assert memory.false == []
    assert {id.split()[2] for id in counted} == set(new_game(played, 0, options).state[v.order])


def test_what_is_held_against_the_board_is_seen(played: Engine) -> None:
    board: Board = set_up(random.Random(0))
    draft = Draft(new_game(played, 0, {"ledger": "off"}).state)
    draft.learn(f"no_starport of {draft[v.bot]}", True)
    draft.learn("damaged", False)
    assert untrue(draft.freeze(), board) == {"no_starport: True"}


def test_what_is_counted_against_the_board_is_seen(played: Engine) -> None:
    board = replace(set_up(random.Random(0), 1), captives=1, trophies=2)
    draft = Draft(new_game(played, 0, {"ledger": "on", "seats": "2"}).state)
    bot, player = draft[v.order]
    relics = board.rivals["keeper"][0]
    draft[v.tally.of(bot, "tyrant")], draft[v.tally.of(bot, "warlord")] = 1, 3
    draft[v.tally.of(player, "keeper")] = relics + 1
    draft[v.starports.of(bot)] = board.in_play("starport") + 1
    draft[v.cities.of(bot)] = (*cities_of(board), "relic")
    assert {fact.partition(":")[0] for fact in untrue(draft.freeze(), board)} == {
        f"tally of {bot} warlord",
        f"tally of {player} keeper",
        f"starports of {bot}",
        f"cities of {bot}",
    }


def test_a_player_who_tells_events_corrects_what_rivals_have_taken(played: Engine, printed: Engine) -> None:
    options = {**WHOLE_GAME, "counts": "told"}
    happened = islice(rounds(played, printed, 1, options), 60)
    told = [exchange for one in happened for exchange in one.exchanges if exchange.told]
    assert told
    for exchange in told:
        key = Key[object](*split_id(str(exchange.told)))
        assert exchange.asked.state[key] != exchange.given
        assert exchange.after.state[key] == exchange.given


@pytest.fixture(scope="module")
def game(played: Engine, printed: Engine) -> list[Round]:
    return list(islice(rounds(played, printed, 5, WHOLE_GAME), 6))


def test_each_thing_that_a_question_names_is_a_judgement(played: Engine, printed: Engine, game: list[Round]) -> None:
    judging = Judging(played, printed)
    asked = [exchange.asked for happened in game for exchange in happened.exchanges]
    counts = {one.question.text: judging.of(one).judgements for one in asked}
    assert counts["Which two cards did the bot draw?"] == 2
    assert counts["Did you seize the initiative?"] == 1
    assert counts["How many actions did that take?"] == 1
    together = [one for one in asked if one.state.together]
    assert together
    assert all(judging.of(one).judgements >= len(one.state.together) for one in together)


@pytest.mark.parametrize("ledger", ["on", "off"])
@pytest.mark.parametrize("wording", ["full", "normal", "terse"])
def test_what_is_said_is_what_the_conversation_says(
    played: Engine, printed: Engine, wording: Verbosity, ledger: str
) -> None:
    """Up to where the player tells something beside a question, which the conversation would ask for."""
    understanding = LanguageUnderstanding(shipped_vocabulary(played.book), played.book)
    game = list(islice(rounds(played, printed, 5, {**WHOLE_GAME, "ledger": ledger}), 6))
    every = (exchange for happened in game for exchange in happened.exchanges)
    exchanges = list(takewhile(lambda exchange: exchange.told is None, every))
    assert len(exchanges) > 10
    opening = game[0].opening
    assert opening is not None
    narrator = Narrator(understanding, wording)
    lines = narrator.opening(opening)
    answers = []
    for exchange in exchanges:
        lines += narrator.after(exchange.asked, exchange.given, exchange.after)
        answers.append(narrator.understood(exchange.asked.question, exchange.given).text)
    saying = Collected()
    session = Session(opening, understanding, tuning=Tuning(Settings(wording=wording)))
    Conversation(session, ScriptHearing(answers), saying, lambda: ScriptHearing([]), Collected).run()
    assert [line.text for line in lines] == saying.said


def run(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> tuple[int, str, str]:
    code = economy.main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_five_turns_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, ["--turns", "5", "--wording", "terse", "--seed", "2", "--json"])
    found = json.loads(out)
    assert code == 0
    assert (found["book"], found["turns"], found["wording"], found["seed"]) == ("supercat-base", 5, "terse", 2)
    assert found["same_decisions"] == 1
    assert found["questions_mean"] < found["judgements_mean"] <= found["judgements_with_between_mean"]
    assert found["judgements_mean"] == pytest.approx(sum(found["by_kind"].values()), abs=0.1)
    assert found["words_mean"] + found["between"]["words_mean"] == pytest.approx(
        found["words_with_between_mean"], abs=0.1
    )


def test_the_figures_of_each_game_of_a_player_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["--turns", "2", "--games", "1", "--seed", "2"])
    only = json.loads(out)
    _, out, _ = run(capsys, ["--turns", "2", "--seed", "2"])
    first = json.loads(out)
    assert only.pop("by_game").keys() == {"1"}
    assert {**only, "seconds": ()}.keys() == first.keys()
    assert [only[figure] for figure in ("words_mean", "by_kind")] == [
        first[figure] for figure in ("words_mean", "by_kind")
    ]


def test_a_book_without_a_truthful_table_is_not_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(economy, "TABLES", {"supercat-base": TABLES_OF_BOOKS["supercat-base"]})
    assert run(capsys, ["--book", "tapestry"]) == (
        2,
        "",
        "tapestry has no simulated table that answers truthfully; only supercat-base has.\n",
    )


def test_an_option_that_the_book_does_not_have_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, ["--turns", "5", "--set", "colour=red"])
    assert (code, out) == (1, "")
    assert "colour" in err
