"""Several things asked in one breath: short, answered by a name or no, and the same game as asked one at a time."""

import random
from dataclasses import replace
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st
from ledger import KEPT, NOTHING
from transcript import plays, session_of, with_known
from walks import BASE_OPTIONS, SEEDS, examples, walk

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.runtime.together import MOST_TOGETHER, MOST_WORDS

TOGETHER = {"questions": "together"}
CARDS_OF_LEDGER = {"weapon_guild", "union_guild"}
few_games = examples(25)


def test_a_turn_asked_in_one_breath(played: Engine) -> None:
    """No is no to all; a name is no to those before it, and leaves open those behind it."""
    plays(
        session_of(played, **TOGETHER),
        """
        Which two cards did the bot draw?
        > mobilization four mobilization five
        Which card was led, and which ambition was declared? Or does the bot lead?
        > the bot
        Is it first or tied in Warlord or Keeper, or does it lack a starport?
        > no
        Does it have buildings under rival control, or can it move to a needed claim?
        > no
        Can it influence to have most agents on a card or move to control a rival city?
        > agents
        The bot leads with mobilization 4, for three actions.
        Discard mobilization 5.
        Does it have material, a relic, or a Weapon guild card?
        > no
        Does it have a Union card, or can it influence a contested card or move to control a rival city?
        > no
        Can the bot move to change control of a gate that a rival controls?
        > yes
        Move to change control of that gate.
        Is only one such move possible?
        > yes
        Move the task force if it can, otherwise as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        How many actions did that take?
        > one
        Two actions left.
        Can it move to end rival control of a building, to a needed claim, or to control a rival city?
        > yes
        Can the bot move to end a rival's control of one of its buildings?
        > no
        With fewer claims than unbuilt cities, can the bot move to get a new claim?
        > no
        Then: Move to take control of a rival city.
        Is only one such move possible?
        """,
    )


def test_yes_alone_has_them_asked_one_at_a_time_and_the_last_is_known(played: Engine) -> None:
    session = session_of(played, **TOGETHER)
    for answer in ("administration three administration five", "nobody"):
        session.text(answer)
    assert session.question.text.startswith("Is it first or tied in Tyrant or Keeper, or does it have")
    assert [event.text for event in session.text("yes")] == ["Is the bot first, or tied for first, in Tyrant?"]
    assert [event.text for event in session.text("no")] == ["Is the bot first, or tied for first, in Keeper?"]
    assert [event.text for event in session.text("no")][:1] == ["Then: buildings under rival control."]
    assert session.game.state.facts["loyal_controlled_by_rival"] is True


def test_a_limit_of_many_words_is_asked_alone(played: Engine) -> None:
    """While something is declared, a double city takes more than a few words."""
    session = with_known(session_of(played, page="construction", **TOGETHER), "construction/3")
    assert "but no double city" in session.question.text
    session = with_known(session, "construction/3", declared=("tycoon",))
    assert session.question.text.startswith("Can the bot build a city? Double cities only while winning Tycoon")


def test_what_must_be_so_is_said_with_the_action_that_follows(played: Engine) -> None:
    session = session_of(played, page="construction", **TOGETHER)
    session.text("no")
    plays(
        session,
        """
        Can it build a city but no double city, or build or repair to control a rival building?
        > yes
        Can the bot build a city? No double cities.
        > no
        Can the bot build to take control of a rival building?
        > no
        Then: Repair to take control of a rival building.
        Three actions left.
        Can it build or repair to end rival control of a building?
        """,
    )


def test_a_word_of_one_of_them_answers_it(played: Engine) -> None:
    """Not only its name: "influence" as well as "agents"."""
    games = []
    for word in ("agents", "influence"):
        session = session_of(played, **TOGETHER)
        for answer in ("mobilization four mobilization five", "the bot", "no", "no", word):
            session.text(answer)
        games.append(session.game.state)
    assert games[0] == games[1]


def test_a_word_of_several_of_them_has_them_asked_one_at_a_time(played: Engine) -> None:
    session = session_of(played, **TOGETHER)
    for answer in ("administration three administration five", "nobody", "no", "no", "no", "no"):
        session.text(answer)
    assert session.question.text.startswith("Does it have a Union card, or can it influence a contested card or")
    assert [event.text for event in session.text("card")] == ["Does the bot have a Union card?"]


def test_a_guild_card_that_nobody_denied_is_asked_for_in_the_next_turn(played: Engine) -> None:
    session = with_known(session_of(played, questions="together", **KEPT), **NOTHING)
    for answer in ("aggression five construction two", "aggression three tyrant", "union", "mobilization six"):
        session.text(answer)
    assert session.game.state[v.weapon_guild.of("red")] is None
    while session.question.step != "table/next":
        session.text("zero" if session.question.expect == "number" else "no")
    for answer in ("done", "no", "aggression six aggression four", "aggression three", "no"):
        session.text(answer)
    assert session.question.text.startswith("Does it have a Weapon guild card")


def test_all_of_several_are_answered_at_once(played: Engine) -> None:
    """Also the cards that the ledger keeps."""
    for answer, held in {"all three": True, "guild and union": True, "only guild": False}.items():
        session = with_known(session_of(played, questions="together", **KEPT), **NOTHING)
        for before in ("aggression five construction two", "aggression three tyrant"):
            session.text(before)
        assert session.question.text.startswith("Does it have a Weapon guild card or a Union card, or")
        session.text(answer)
        assert session.question.text == "Does the bot have three ships in supply?"
        assert session.game.state[v.union_guild.of("red")] is held


def test_what_if_no_looks_ahead_of_all_of_them(played: Engine) -> None:
    session = session_of(played, **TOGETHER)
    for answer in ("construction six construction five", "the bot"):
        session.text(answer)
    ahead = [event.text for event in session.text("what if no")]
    assert ahead[0].startswith("After no: ")
    assert ahead[-1] == session.question.text


def test_why_tells_each_of_them(played: Engine) -> None:
    session = session_of(played, **TOGETHER)
    for answer in ("administration three administration five", "nobody", "no"):
        session.text(answer)
    assert [event.text for event in session.text("why")][:2] == [
        "Is the bot first, or tied for first, in Tyrant? You said no.",
        "Is the bot first, or tied for first, in Keeper? You said no.",
    ]


@few_games
@given(seed=SEEDS, options=BASE_OPTIONS)
def test_what_is_asked_in_one_breath_can_be_kept_in_mind(played: Engine, seed: int, options: dict[str, str]) -> None:
    for game in walk(new_game(played, seed, options | TOGETHER), random.Random(seed), 120):
        names = [offer.name for offer in game.state.together]
        assert len(names) <= MOST_TOGETHER
        assert len(set(names)) == len(names) != 1
        assert not names or len(game.question.text.split()) <= MOST_WORDS


@few_games
@given(seed=SEEDS, options=BASE_OPTIONS, answers=st.integers(0, 60))
def test_the_game_is_the_same_as_asked_one_at_a_time(
    played: Engine, seed: int, options: dict[str, str], answers: int
) -> None:
    """By name in one answer, or after a mere yes by no, no and yes; only that a no which nobody said is supposed.

    So the ledger does not have it either.
    """
    games = walk(new_game(played, seed, options | TOGETHER), random.Random(seed), answers + 1_000)
    game = next(game for game in islice(games, answers, None) if game.state.together)
    for at, offer in enumerate(game.state.together):
        named, one_by_one = game.answer(offer.name).state, _one_at_a_time(game, at).state
        assert named.facts.items() <= one_by_one.facts.items()
        assert [(one.step, one.answer) for one in named.trail] == [(one.step, one.answer) for one in one_by_one.trail]
        assert named.values.items() <= one_by_one.values.items()
        assert {split_id(id)[0] for id in one_by_one.values.keys() - named.values.keys()} <= CARDS_OF_LEDGER
        named, one_by_one = (
            replace(state, values={}, facts={}, supposed=frozenset(), trail=()) for state in (named, one_by_one)
        )
        assert named == one_by_one


def _one_at_a_time(game: Game, first: int) -> Game:
    last = len(game.state.together) - 1
    game = game.answer(True)
    for at in range(min(first + 1, last)):
        game = game.answer(at == first)
    return game
