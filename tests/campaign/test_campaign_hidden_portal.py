"""The Portal by hidden tiles: a planet that the program keeps to itself, and can prove at the end."""

import json
from collections import Counter
from pathlib import Path

import pytest
from round_ends import on_to, plain_answer
from transcript import plays, session_of, understanding_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.hiding import hidden_portal
from voice_supercat.books.supercat_campaign.rules.portal import PLANETS, PORTAL, guided_planets, token_at
from voice_supercat.books.supercat_campaign.rules.searching import search_goes_on
from voice_supercat.cli import main
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, SayEvent
from voice_supercat.procedure.faults import JournalFault, ProcedureFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.secrecy import commitment_to, one_of
from voice_supercat.procedure.updates import updates

OPTIONS = {"order": "yellow,red", "fates": "pathfinder,founder", "act": "2", "questions": "single", "ledger": "off"}
SECRET = "5f" * 32
ASKED = "uncovering-of-player/where"


def kept_game(played: Engine, path: Path) -> Session:
    """A game with a journal, as the command line begins it."""
    journal = Journal.create(path, header_of(played.book, 5, OPTIONS))
    return Session(new_game(played, 5, OPTIONS, secret=SECRET), understanding_of(played), journal)


def searched_once(played: Engine, path: Path) -> Session:
    session = kept_game(played, path)
    for answer in ("tiles", "construction 4", "no", "hex 2"):
        session.text(answer)
    return session


def of_player(played: Engine, seed: int) -> Session:
    """A player who is the Pathfinder, with a planet hidden."""
    return session_of(played, seed, order="yellow,red", fates="pathfinder,founder", act="2", portal="tiles")


def test_the_beginning_of_the_commitment_is_told_and_the_planet_is_not(played: Engine) -> None:
    plays(
        session_of(played, 5, order="yellow,red", fates="pathfinder,founder", act="2"),
        """
        You are First Regent.
        Is the Portal searched for with cubes, or with hidden tiles?
        > what if tiles
        After tiles: chance decides.
        Is the Portal searched for with cubes, or with hidden tiles?
        > tiles
        The Portal is hidden. The commitment to it begins with 4 9 C C 7 3 4 6.
        Round one. You lead.
        Which card did you lead?
        > construction 4
        Did you declare Warlord?
        > no
        At which planet do you uncover clues, or none?
        > what if hex two
        After hex two: chance decides.
        At which planet do you uncover clues, or none?
        > hex 2
        An X. Place a clue with the X at hex 2.
        Which two cards did the bot draw?
        """,
    )


def test_each_planet_is_hidden_as_often_as_any_other() -> None:
    """Chi-square with 17 degrees of freedom; beyond 40.8 is one sample of a thousand."""
    mean = 1_000
    hidden = Counter(one_of(f"secret {number}", "portal", len(PLANETS)) for number in range(mean * len(PLANETS)))
    assert sum((hidden[planet] - mean) ** 2 / mean for planet in range(1, len(PLANETS) + 1)) < 40.8


@pytest.mark.parametrize("planet", PLANETS)
def test_every_clue_is_that_of_the_hidden_planet(played: Engine, planet: str) -> None:
    session = of_player(played, 5)
    for answer in ("construction 4", "no", planet):
        session.text(answer)
    state = session.game.state
    uncovered = PORTAL if state[v.portal] == planet else dict(state[v.clues])[planet]
    assert uncovered == token_at(planet, hidden_portal(state))


def test_a_search_by_tiles_to_the_end(played: Engine) -> None:
    session, ordered = of_player(played, 1), []
    while search_goes_on(session.game.state):
        on_to(session, ASKED)
        session.text(guided_planets(dict(session.game.state[v.clues]))[0])
        ordered += [event.text for event in session.game.events if isinstance(event, ActEvent)][:1]
    assert ordered == [
        "A check. Place a clue with the check at hex 1.",
        "A check. Place a clue with the check at arrow 2.",
        "The Portal is found. Place its token at hex 2.",
    ]
    [told] = [event.text for event in session.game.events if isinstance(event, SayEvent) and "hidden" in event.text]
    assert told == (
        "It was hidden at hex 2, with a random number that begins with F F 7 3 1 5 5 D. "
        "The command games hidden shows all of it and checks the commitment."
    )


def test_a_search_that_has_failed_is_told_as_the_act_ends(played: Engine) -> None:
    """Nobody uncovers anything in the three chapters of the act."""
    session, told = of_player(played, 1), list[str]()
    while not session.game.over:
        question = session.question
        session.answer("none" if question.step == ASKED else plain_answer(question))
        told += [event.text for event in session.game.events if isinstance(event, SayEvent)]
    at = told.index("The Portal was not found.")
    assert told[at + 1].startswith(
        f"It was hidden at {hidden_portal(session.game.state)}, with a random number that begins with"
    )


def test_neither_the_journal_nor_what_the_program_keeps_shows_the_planet(played: Engine, tmp_path: Path) -> None:
    session = searched_once(played, tmp_path / "game.jsonl")
    hidden, state = session.game.engine.hidden(session.game.state), session.game.state
    planet = hidden_portal(state)
    journal = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert hidden is not None
    assert hidden.commitment in journal
    assert SECRET not in journal
    assert planet not in journal
    assert planet != "hex 2"
    assert planet not in repr(state)
    assert SECRET not in repr(state)
    assert planet not in json.dumps(session.game.engine.contents(state), default=str).replace(json.dumps(PLANETS), "")


def test_the_commitment_cannot_be_reversed_by_trying_eighteen_planets(played: Engine, tmp_path: Path) -> None:
    """Not with anything that stands in the journal, nor with what its seed would give."""
    searched_once(played, tmp_path / "game.jsonl")
    header, *entries = map(json.loads, (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines())
    [commitment] = [entry["commitment"] for entry in entries if "commitment" in entry]
    words = {str(word) for entry in (header, *entries) for pair in entry.items() for word in pair}
    guesses = {f"{planet} {word}".strip() for planet in PLANETS for word in ("", *words)}
    assert commitment not in {commitment_to(guess) for guess in guesses}
    for secret in (None, "a5" * 32):
        other = new_game(played, header["seed"], header["options"], secret=secret).answer("tiles")
        assert other.state[v.commitment] != commitment


def test_the_planet_is_the_same_after_undo_and_when_the_game_goes_on(played: Engine, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = searched_once(played, path)
    planet, commitment = hidden_portal(session.game.state), session.game.state[v.commitment]
    for answer in ("undo", "undo", "undo", "undo", "tiles", "mobilization 2", "no", "moon 1"):
        session.text(answer)
    assert (hidden_portal(session.game.state), session.game.state[v.commitment]) == (planet, commitment)
    assert session.journal is not None
    session.journal.close()
    again = replay(played, read_journal(path))
    assert again.state == session.game.state
    assert hidden_portal(again.state) == planet


def test_without_its_file_a_game_does_not_invent_another_planet(played: Engine, tmp_path: Path) -> None:
    searched_once(played, tmp_path / "game.jsonl")
    [kept] = (tmp_path / "secrets").iterdir()
    kept.unlink()
    with pytest.raises(ProcedureFault, match="What this game hides is not on this machine; copy the folder named"):
        replay(played, read_journal(tmp_path / "game.jsonl"))


def test_with_another_secret_a_game_is_not_gone_on_with(played: Engine, tmp_path: Path) -> None:
    searched_once(played, tmp_path / "game.jsonl")
    [kept] = (tmp_path / "secrets").iterdir()
    kept.write_text("00" * 32, encoding="utf-8")
    with pytest.raises(JournalFault, match="what this game hides is not what it was"):
        replay(played, read_journal(tmp_path / "game.jsonl"))


def test_a_game_that_hides_nothing_keeps_no_secret(played: Engine, tmp_path: Path) -> None:
    session = kept_game(played, tmp_path / "game.jsonl")
    session.text("cubes")
    assert not (tmp_path / "secrets").exists()
    assert "commitment" not in (tmp_path / "game.jsonl").read_text(encoding="utf-8")


def test_a_planet_hidden_before_the_first_answer_is_committed_to_with_it(played: Engine, tmp_path: Path) -> None:
    path, options = tmp_path / "game.jsonl", {**OPTIONS, "portal": "tiles"}
    journal = Journal.create(path, header_of(played.book, 5, options))
    session = Session(new_game(played, 5, options, secret=SECRET), understanding_of(played), journal)
    session.text("construction 4")
    first = json.loads(path.read_text(encoding="utf-8").splitlines()[1])
    assert session.game.state[v.commitment] == first["commitment"]
    assert replay(played, read_journal(path)).state[v.commitment] == first["commitment"]


def test_one_command_shows_and_checks_what_was_hidden(
    played: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    session = searched_once(played, path)
    commitment, planet = session.game.state[v.commitment], hidden_portal(session.game.state)
    assert main(["games", "hidden", str(path)]) == 0
    before = capsys.readouterr().out
    assert commitment is not None
    assert commitment in before
    assert planet not in before
    on_to(session, ASKED)
    session.text(planet)
    assert main(["games", "hidden", str(path)]) == 0
    told, shown, checked = capsys.readouterr().out.splitlines()
    assert told == f"Commitment: {commitment}"
    assert shown.startswith(f"Hidden was: {planet} ")
    assert commitment_to(shown.removeprefix("Hidden was: ")) == commitment
    assert checked == "The SHA-256 of this text is the commitment."


def test_a_game_that_moves_to_another_folder_takes_along_what_it_hides(played: Engine, tmp_path: Path) -> None:
    path, new = tmp_path / "game.jsonl", tmp_path / "elsewhere" / "game.jsonl"
    session = searched_once(played, path)
    assert session.journal is not None
    session.journal.close()
    new.parent.mkdir()
    assert main(["games", "name", str(path), str(new)]) == 0
    assert replay(played, read_journal(new)).state == session.game.state


def test_nobody_can_change_the_commitment(played: Engine, tmp_path: Path) -> None:
    session = searched_once(played, tmp_path / "game.jsonl")
    assert "commitment" not in {update.topic for update in updates(session.game.engine, session.game.state)}
