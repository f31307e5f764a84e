"""What is behind a question: "explain" and "why" name the Fate, or the law, that has made it."""

import pytest
from round_ends import drawing, on_to
from transcript import no_until, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def told(session: Session, command: str) -> list[str]:
    return [getattr(event, "text", "") for event in session.text(command)][:-1]


def test_a_line_of_a_fate_is_told_to_be_one(played: Engine) -> None:
    session = drawing(played, "magnate,founder", "administration 2 and construction 2")
    no_until(session, "magnate/tax")
    assert told(session, "explain that") == ["The bot is the Magnate. Its Fate asks this."]
    assert told(session, "why")[-1] == "The bot is the Magnate. Its Fate asks this."


def test_of_several_bots_it_is_told_whose_fate(played: Engine) -> None:
    session = session_of(played, order="red,white,yellow", bots="red,white", fates="warden,magnate,founder", act="2")
    session.text("administration 2 and construction 2")
    no_until(session, "warden/city")
    assert told(session, "explain that") == ["Red is the Warden. Its Fate asks this."]


@pytest.mark.parametrize(
    ("cards", "step", "rule"),
    [
        ("aggression 2 and aggression 6", "general-priorities/4:aggression", "It battles for trophies only"),
        ("aggression 2 and aggression 6", "general-priorities/2:secure", "It takes captives only"),
        (
            "mobilization 2 and mobilization 3",
            "general-priorities/10",
            "It influences cards with agents of rivals only",
        ),
    ],
)
def test_an_ordinary_question_tells_what_the_fate_forbids(played: Engine, cards: str, step: str, rule: str) -> None:
    session = drawing(played, "pacifist,founder", cards, "2", declared=("tycoon",), lead_declared=False)
    while session.question.step != step:
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    told_of_fate = f"The bot is the Pacifist. {rule} once its objective is done."
    assert told_of_fate in told(session, "explain that")
    assert told(session, "why")[-1] == told_of_fate


def test_in_the_prelude_it_is_told_what_the_fate_keeps(played: Engine) -> None:
    session = drawing(played, "magnate,founder", "administration 2 and construction 2")
    no_until(session, "magnate/tax")
    session.text("yes")
    on_to(session, "prelude/has-weapon-card")
    assert told(session, "why")[-1] == "The bot is the Magnate. It keeps all resources."


@pytest.mark.parametrize(
    ("fates", "laws", "whom"),
    [("founder,partisan", "", "the Partisan"), ("steward,founder", "partisan_seizing", "all bots")],
)
def test_seizing_by_outrage_is_told(played: Engine, fates: str, laws: str, whom: str) -> None:
    session = session_of(played, order="yellow,red", fates=fates, laws=laws)
    session = with_known(session, lead="construction 3", leading_seat="yellow", **{"outrages of red": None})
    session = with_known(session, at="seize/outrages", **{"seize_counter of red": 4})
    assert told(session, "why")[-1] == f"Partisan Seizing holds for {whom}."


def test_golems_are_told_to_serve_all(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="founder,steward", act="2", laws="golems")
    session.text("administration 2 and mobilization 2")
    on_to(session, "golems/held")
    assert told(session, "explain that") == [
        "Golems serve all bots.",
        "Golems come with the Caretaker. Bots use them in the Prelude: Warrior, Protector, Seeker and Harvester.",
    ]


def test_what_no_fate_has_made_is_explained_as_ever(played: Engine) -> None:
    session = drawing(played, "hegemon,founder", "mobilization 2 and mobilization 3", "2")
    on_to(session, "general-priorities/10")
    assert "Hegemon" not in " ".join(told(session, "why"))
