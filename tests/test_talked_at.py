"""Nobody is talked at for long: in games of every book, at every rate and wording, the microphone opens in time."""

import random
from collections.abc import Iterable, Sequence

import pytest
from transcript import understanding_of

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.conversation.pacing import GAP
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import ALONE, USUAL_RATE, Complete, Delivery, Earcon, Utterance
from voice_supercat.speech.saying.outputs import Collected
from voice_supercat.speech.settings import Settings, Verbosity

LONGEST = 12.0
ANSWERS, SEED = 100, 2
TONE, TICK, OPENS = 0.08, 0.055, 0.3  # seconds; what the device keeps ready, and the tail of the gate
WORD, LETTER = 0.5, 0.09  # of a word of usual length: how long it takes, and each of its letters


class Clock(Collected):
    """A voice that only counts seconds. `closed`: each stretch without an open microphone, with what was said in it."""

    def __init__(self, rate: int) -> None:
        super().__init__()
        self._word = 60 / rate
        self._since: list[str] = []
        self._now = 0.0
        self.closed: list[tuple[float, list[str]]] = []

    def seconds(self, text: str) -> float:
        return self._word * sum(WORD + LETTER * len(word) for word in text.split())

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:
        self._now += delivery.pause + self.seconds(text) + (TICK if delivery.turn else 0.0)
        self._since.append(text)
        return super().say(text, delivery)

    def signal(self, name: Earcon) -> None:  # noqa: ARG002
        self._now += TONE

    def opened(self) -> None:
        self.closed.append((self._now + OPENS, self._since))
        self._since, self._now = [], 0.0


class Player(ScriptHearing):
    """Says nothing in a gap, "done" or "next" where the program waits, and else any answer."""

    def __init__(self, session: Session, clock: Clock, seed: int) -> None:
        super().__init__([])
        self._session, self._clock = session, clock
        self._chance, self._left = random.Random(seed), ANSWERS

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        self._clock.opened()
        self._left -= 1
        if self._left <= 0:  # at a stop nobody leaves, so again at the next question
            return None
        question = self._session.question
        offered = self._session.understanding.offered(question)
        waits = "done" in phrases and not {*offered} & {*phrases}
        return Utterance("done" if waits else self._any(question, offered))

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        assert seconds == GAP
        self._clock.opened()
        return None

    def _any(self, question: AskEvent, offered: Sequence[str]) -> str:
        if question.expect == "yes_no":
            return "yes" if question.text.startswith("Shall I read") or self._chance.random() < 0.4 else "no"
        if question.expect == "cards":
            return " ".join(self._chance.sample(offered, (question.range or (1, 1))[0]))
        return self._chance.choice(offered)


def closed_in_games(engine: Engine, settings: Settings) -> Iterable[tuple[float, list[str]]]:
    for options in ({}, {"set_up": "ask"}):
        if {*options} <= {*engine.book.options}:
            session = Session(new_game(engine, SEED, options), understanding_of(engine), tuning=Tuning(settings))
            clock = Clock(settings.words_per_minute)
            player = Player(session, clock, SEED)
            Conversation(session, player, clock, lambda: ScriptHearing([]), Collected).run()
            yield from clock.closed


@pytest.mark.parametrize("wording", ["full", "terse"])
@pytest.mark.parametrize("rate", [100, 180, 600])
@pytest.mark.parametrize("book_id", book_ids())
def test_the_microphone_opens_in_time(book_id: str, rate: int, wording: Verbosity) -> None:
    engine = engine_of(open_book(book_id))
    found = [*closed_in_games(engine, Settings(words_per_minute=rate, wording=wording))]
    assert len(found) > ANSWERS / 2
    assert [(round(seconds, 1), said) for seconds, said in found if seconds > LONGEST] == []


def test_a_set_up_that_is_read_in_a_game_waits_after_each_page() -> None:
    """A gap of a second would be too short to do what it says."""
    engine = engine_of(open_book("ascendancy"))
    session = Session(new_game(engine, SEED, {}), understanding_of(engine))
    while session.question.text != "Shall I read the set-up of the Andorians?":
        session.text("no")
    clock = Clock(USUAL_RATE)
    Conversation(session, ScriptHearing(["yes"]), clock, lambda: ScriptHearing([]), Collected).run()
    setup = clock.said[1:]
    assert setup[0].startswith("Leave the Andorian exploration cards")
    assert setup[1] == "Say next to hear more."
