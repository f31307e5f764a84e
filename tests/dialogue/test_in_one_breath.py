"""How a question that asks several things in one breath is answered, in words."""

import json
import random
from io import StringIO

import pytest
from transcript import by_voice, plays, session_of, understanding_of
from walks import walk

from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.state import Offer
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import PHRASES, Completeness


def asks(**offers: tuple[str, str]) -> AskEvent:
    """A question that asks these, each in a long and a short wording."""
    made = tuple(Offer(name, "can it", long, short) for name, (long, short) in offers.items())
    return AskEvent(text="?", expect="choice", choices=("yes", "no", *offers), offers=made)


THREE = asks(
    tax=("tax for Tycoon", "tax for Tycoon"),
    starport=("lack a starport", "no starport"),
    combat=("use favorable combat to control a rival city", "combat for a rival city"),
)
TWO = asks(relic=("a relic for a battle", "a relic for a battle"), card=("a relic for a relic card", "a relic card"))
ATTACHED = asks(bird=("take a bird", "a bird"), cage=("take one with a cage", "one with a cage"))
DENIED = asks(
    influence=("influence a card without agents for Tycoon", "influence without agents"),
    majority=("influence to have most agents on a contested card", "influence for most agents"),
)


@pytest.mark.parametrize(
    ("question", "said", "answer"),
    [
        (THREE, "none", "no"),
        (THREE, "neither", "no"),
        (THREE, "all", ("tax", "starport", "combat")),
        (THREE, "all three", ("tax", "starport", "combat")),
        (THREE, "combat and tax", ("tax", "combat")),
        (THREE, "tax, no starport and rival city", ("tax", "starport", "combat")),
        (THREE, "combat, tax", ("tax", "combat")),
        (THREE, "tax,combat, and no starport", ("tax", "starport", "combat")),
        (THREE, "only tax, combat", ("only", "tax", "combat")),
        (THREE, "tax and tax", "tax"),
        (THREE, "only no starport", ("only", "starport")),
        (THREE, "only combat", ("only", "combat")),
        (THREE, "no starport", "starport"),
        (THREE, "lack a starport", "starport"),
        (THREE, "favorable combat", "combat"),
        (THREE, "the rival city", "combat"),
        (THREE, "tycoon", "tax"),
        (TWO, "both", ("relic", "card")),
        (TWO, "card", "card"),
        (TWO, "relic card", "card"),
        (TWO, "relic for battle", "relic"),
        (DENIED, "agents", "majority"),
        (DENIED, "without agents", "influence"),
        (DENIED, "influence", "influence"),
        (THREE, "yes, tax", "tax"),
        (THREE, "yes it can tax", "tax"),
        (THREE, "yes, tax and starport", ("tax", "starport")),
        (THREE, "I don't think so", "no"),
        (THREE, "the first", "tax"),
        (THREE, "second", "starport"),
        (TWO, "the second one", "card"),
        (ATTACHED, "one with a cage", "cage"),
    ],
)
def test_an_answer_in_the_words_of_the_question(played: Engine, question: AskEvent, said: str, answer: Answer) -> None:
    assert understanding_of(played).meaning(question, said) == Answered(answer)


@pytest.mark.parametrize(
    "said",
    ["both", "only", "tax and", "tax and bananas", "tax, bananas", "rival", "only yes", "tax city", "the", "yes no"],
)
def test_what_is_no_answer_to_three_things(played: Engine, said: str) -> None:
    meaning = understanding_of(played).meaning(THREE, said)
    assert meaning == (Answered("combat") if said == "rival" else None)


@pytest.mark.parametrize("said", ["one", "1", "two", "the third"])
def test_a_number_names_nothing(played: Engine, said: str) -> None:
    """Not even the one that is offered as "one with a cage"."""
    assert understanding_of(played).meaning(ATTACHED, said) is None


@pytest.mark.parametrize(
    ("said", "completeness"),
    [
        ("yes", Completeness.WHOLE),
        ("neither", Completeness.WHOLE),
        ("no", Completeness.GROWING),
        ("no starport", Completeness.WHOLE),
        ("starport", Completeness.SETTLED),
        ("tax", Completeness.SETTLED),
        ("tax and", Completeness.PART),
        ("tax and starport", Completeness.WHOLE),
        ("combat", Completeness.SETTLED),
        ("rival city", Completeness.WHOLE),
        ("tax and starport and combat", Completeness.WHOLE),
        ("only", Completeness.PART),
        ("all three", Completeness.WHOLE),
        ("tax bananas", Completeness.NONE),
        ("yes starport", Completeness.SETTLED),
        ("yes tax and", Completeness.PART),
        ("yes neither", Completeness.NONE),
        ("yes yes", Completeness.NONE),
        ("yes take it back", Completeness.NONE),
        ("take it back", Completeness.WHOLE),
    ],
)
def test_it_is_waited_for_where_what_follows_says_something_else(
    played: Engine, said: str, completeness: Completeness
) -> None:
    language = understanding_of(played)
    assert language.complete(THREE)(said) is completeness
    if completeness in PHRASES:
        assert language.meaning(THREE, said) is not None


def test_the_first_word_of_another_thing_is_waited_for(played: Engine) -> None:
    """ "Card" alone is the last one, "relic" may become the relic card."""
    check = understanding_of(played).complete(TWO)
    assert (check("relic"), check("card"), check("relic card")) == (
        Completeness.GROWING,
        Completeness.WHOLE,
        Completeness.WHOLE,
    )


def test_few_phrases_are_listened_for(played: Engine) -> None:
    language = understanding_of(played)
    more = set(language.phrases(THREE)) - set(language.phrases(AskEvent(expect="yes_no")))
    assert {"tax", "no starport", "neither", "only combat", "tax and combat", "all three"} <= more
    assert len(more) <= 30


def test_how_to_answer_is_said_once_by_voice_and_in_full(played: Engine) -> None:
    hint = "Say the first that is so."
    first = ["mobilization four mobilization five", "the bot"]
    said = by_voice(session_of(played, questions="together"), ScriptHearing([*first, "no", "no", "say that in full"]))
    assert said.count(hint) == 2
    assert said[said.index(hint) - 1] == "Is it first or tied in Warlord or Keeper, or does it lack a starport?"


def test_why_tells_what_nobody_said(played: Engine) -> None:
    """Who names the starport has not said that the bot is not first."""
    session = session_of(played, questions="together")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > mobilization four mobilization five
        Which card was led, and which ambition was declared? Or does the bot lead?
        > the bot
        Is it first or tied in Warlord or Keeper, or does it lack a starport?
        > no starport
        Does the bot have a claim?
        > why
        Does the bot have the initiative? Known: yes.
        Is the bot first, or tied for first, in Warlord? Supposed: no.
        Is the bot first, or tied for first, in Keeper? Supposed: no.
        Is the bot without a starport? You said yes.
        Does the bot have a claim?
        """,
    )


def test_what_if_looks_ahead_of_any_answer(played: Engine) -> None:
    session = session_of(played, questions="together")
    for answer in ("mobilization four mobilization five", "the bot"):
        session.text(answer)
    named = [event.text for event in session.text("what if no starport")]
    assert named[0] == "After no starport: Does the bot have a claim?"
    assert named[-1] == session.question.text
    with pytest.raises(AnswerRefused, match=r'^"bananas" is not an answer here\. Say yes, no, warlord, keeper or'):
        session.text("what if bananas")


def test_over_json_lines_several_are_a_list(played: Engine) -> None:
    sent = StringIO()
    session = session_of(played, questions="together")
    cards = ["mobilization 4", "mobilization 5"]
    answers = [cards, "the bot", ["starport", "bananas"], ["only", "starport"]]
    converse(session, [json.dumps({"answer": answer}) for answer in answers], sent)
    events = [json.loads(line) for line in sent.getvalue().splitlines()]
    assert [event["hint"] for event in events if event.get("hint")] == ["Say the first that is so."]
    [refused] = [event["message"] for event in events if event["event"] == "error"]
    assert refused.endswith("Say yes, no, warlord, keeper or starport.")
    assert session.game.given == ("only", "starport")
    assert session.game.state.supposed == frozenset()


def test_over_json_lines_a_name_is_that_thing_though_several_share_the_word(played: Engine) -> None:
    games = walk(new_game(played, 0, {}), random.Random(0), 2_000, yes=0.25)
    language = understanding_of(played)
    game, name = next(
        (game, offer.name)
        for game in games
        for offer in (() if game.over else game.question.offers)
        if language.meaning(game.question, offer.name) == Answered("yes")
    )
    session = session_of(played)
    session.game = game
    converse(session, [json.dumps({"answer": name})], StringIO())
    assert session.game.given == name
