"""Whole acts of two bots, from set-up to the end of Act One, and Act Two after it."""

import random
from collections import Counter
from collections.abc import Iterable

from transcript import plays, session_of, with_known
from walks import any_answer

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.laws import laws_in_force
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event, SpokenEvent

SET_UP = """
    Shall I lead you through the set-up?
    > yes
    How many bots play?
    > two
    How many players are there?
    > one
    Which color is the first bot, clockwise from you?
    > red
    Which color is the second bot, clockwise from you?
    > white
    Which color are you?
    > yellow
    Do you play last in turn order? That is harder.
    > yes
    Do you play the normal mode, with Efficient Logistics and Elite Pilots for bots?
    > yes
    Do bots keep that even while they are ahead in power?
    > no
    Does the bot with the most power begin every chapter with the initiative?
    > no
    Do you use any of the other modifiers, such as Fleet Readiness or Warp Blockades?
    > no
    Do you use the optional rules, Grievances or the Negotiation by rolls?
    > no
    Shall I judge from numbers if combat is favorable?
    > no
    Shall I read the set-up, step by step?
    > no
    Which Fate does red have?
    > steward
    Which Fate does white have?
    > founder
    Which Fate do you have?
    > caretaker
    Red is First Regent.
    Round one. Red leads.
    Which two cards did red draw?
"""
THE_END = """
    Do you go on with Act Two?
    > yes
    Do the intermission, and set up Act Two, as the Blighted Reach rulebook says.
    Lay out four cards of the court, and the Imperial Council, which is in session. One ambition marker is flipped.
    Say done when ready.
    > done
    Which Fate does red have?
    > hegemon
    Which Fate does white have?
    > founder
    Which Fate do you have?
    > caretaker
    Titles stay. You are First Regent, and white is an Outlaw.
    Has the intermission changed a title?
    > yes
    Who is an Outlaw?
    > red
    Who is First Regent?
    > white
    Which of these hold for all in Act Two: Partisan Seizing, or none?
    > partisan seizing
    The Caretaker begins Act Two: there is one more Event in the deck.
    Shuffle all action cards, those set aside too: three Events are among them. Deal yourself six, and stack the rest face down.
    All hand counters are at six.
    Round one. Red leads.
    Which two cards did red draw?
"""  # noqa: E501
MOST_QUESTIONS = 3000


class Table:
    """Someone who draws, plays and answers by chance, and secures the Council as soon as that is asked."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self._chance = session, random.Random(seed)
        self.happened: Counter[str] = Counter()
        self.chapters: list[str] = []

    def play_to(self, step: str) -> None:
        """Answer until the question of `step` is asked."""
        for _ in range(MOST_QUESTIONS):
            question = self.session.question
            if question.step == step:
                return
            self.happened[question.step] += 1
            answer: Answer = question.step == "council-secured/secured" or any_answer(question, self._chance, 0.15)
            if question.step.startswith("player-turn/") and answer == "pass":
                answer = question.choices[-1]
            self._note(self.session.answer(answer))
        raise AssertionError(f"{step} was not asked.")

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, SpokenEvent):
                self.happened[event.step] += 1
                if event.step == "chapter-end/over":
                    self.chapters.append(event.text)


def act_of(played: Engine, seed: int) -> Table:
    session = session_of(played, seed=seed, opening="ask", ledger="on", questions="together")
    plays(session, SET_UP)
    table = Table(session, seed)
    table.play_to("act-end/on")
    return table


def test_an_act_of_two_bots_is_played_from_set_up_to_its_end(played: Engine) -> None:
    """In some of these acts an Event is played, the Council secured, and titles are asked for."""
    tables = [act_of(played, seed) for seed in range(1, 4)]
    for table in tables:
        assert table.chapters == [f"Chapter {number} of Act one is over." for number in ("one", "two", "three")]
        assert table.session.game.state[v.rounds] >= 18  # six cards each, in three chapters
    happened = sum((table.happened for table in tables), Counter[str]())
    wanted = ("bot-turn/event", "round-end/aside", "event-resolved/dice", "council-decided/decided", "titles/changed")
    assert [step for step in wanted if not happened[step]] == []


def test_act_two_follows_with_its_own_fates_and_the_titles_of_act_one(played: Engine) -> None:
    """Of the laws, only those are asked for that a Fate of Act One may leave, and none of Act Two brings."""
    session = session_of(played, order="red,white,yellow", bots="red,white", fates="caretaker,partisan,steward")
    titles: dict[str, object] = {"first_regent": "yellow", "regent of white": False}
    session = with_known(session, at="act-end/on", chapter=3, council="decided", **titles)
    stack = session.game.state[v.stack]

    plays(session, THE_END)

    state = session.game.state
    assert (state[v.act], state[v.chapter], state[v.round], state[v.first_regent]) == (2, 1, 1, "white")
    assert [state[v.regent.of(seat)] for seat in ("red", "white", "yellow")] == [False, True, True]
    assert [state[v.hand_counter.of(bot)] for bot in ("red", "white")] == [6, 6]
    assert (state[v.council], state[v.laws], state[v.stack]) == ("in_session", ("partisan_seizing",), stack + 1)
    assert laws_in_force(state) == ("partisan_seizing", "golems")  # these the Caretaker brings


def test_titles_that_the_intermission_has_not_changed_stay(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="steward,founder")
    session = with_known(session, at="act-end/on", chapter=3, first_regent="yellow", **{"regent of red": False})
    for answer in ("yes", "done", "hegemon", "founder", "no"):
        session.text(answer)
    state = session.game.state
    assert (state[v.first_regent], state[v.regent.of("red")], state[v.laws]) == ("yellow", False, ())
    assert session.question.step == "bot-turn/drawn"
