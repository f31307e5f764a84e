"""A whole Act Two of a Pathfinder and a Hegemon by text, at a table that is kept apart from the program."""

from collections import Counter

import pytest
from act_two_answers import answer
from act_two_checks import Counters, Grievances, Search
from act_two_exchanges import Exchanges
from act_two_table import BOTS, OPTIONS, PLAYER, Table
from transcript import session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.hiding import hidden_portal
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import SpokenEvent

MOST_ANSWERS, SEEDS = 2_000, (0, 1, 4, 8, 10)
DEEDS = ("{doer} attacked {bot}", "{doer} destroyed {bot}'s ships", "{doer} captured {bot}'s agents")


class Act:
    """One act, played to its end and compared at every answer."""

    def __init__(self, played: Engine, seed: int, portal: str) -> None:
        options = {**OPTIONS, "portal": portal, "grievances": "on", "negotiation": "on"}
        self.session = session_of(played, seed, questions="together", ledger="on", **options)
        self.table = Table(self.session, seed)
        hidden = hidden_portal(self.session.game.state) if portal == "tiles" else None
        self.search = Search(self.table, hidden)
        self.counters = Counters(self.table)
        self.grievances = Grievances(self.table)
        self.exchanges = Exchanges(self.table, self.grievances)
        self.happened: Counter[str] = Counter()
        self.said: list[str] = []
        for _ in range(MOST_ANSWERS):
            if self.session.game.over:
                return
            self._answer()
        raise AssertionError("The act does not end.")

    def _answer(self) -> None:
        question, before = self.session.question, self.session.game.state
        if question.step in ("player-turn/lead", "player-turn/follow") and self.table.chance.random() < 0.4:
            bot = self.table.chance.choice(BOTS)
            for deed in DEEDS[: self.table.chance.randint(1, len(DEEDS))]:
                self.grievances.tell(PLAYER, bot, deed)
            before = self.session.game.state
        if question.step == "uncovering/where":
            self.search.asks(question.choices)
        given = answer(self.table)
        events = self.session.answer(given)
        self.exchanges.sees(question, before, given, events)
        self.table.carry_out(before, given, events)
        self.search.sees(before)
        self.counters.sees(before, given, events)
        self.grievances.sees(before, given)
        spoken = [event for event in events if isinstance(event, SpokenEvent)]
        self.happened.update((question.step, *(event.step for event in spoken)))
        self.said += [event.text for event in spoken]


@pytest.mark.parametrize("portal", ["cubes", "tiles"])
def test_an_act_of_pathfinder_and_hegemon_is_played_to_its_end(played: Engine, portal: str) -> None:
    """The counters, the Portal, grievances and exchanges are those of the table, at every answer of every act."""
    acts = [Act(played, seed, portal) for seed in SEEDS]
    for act in acts:
        chapters = [text for text in act.said if text.endswith(" of Act two is over.")]
        assert chapters == [f"Chapter {number} of Act two is over." for number in ("one", "two", "three")]
        assert act.search.spent.total() == len(act.session.game.state[v.clues]) + bool(act.search.found)
        assert act.happened["search-over/not-found"] == (act.search.found is None)
        assert act.happened["search-over/disclosed"] == (portal == "tiles")
    happened = sum((act.happened for act in acts), Counter[str]())
    wanted = (
        "clue/x",
        "clue/check",
        "clue/portal",
        "search-over/not-found",
        "negotiating/settled",
        "hegemon/eliminate:act",
    )
    assert [step for step in wanted if not happened[step]] == []
    ended = sum((act.exchanges.ended for act in acts), Counter[str]())
    assert set(ended) == {"accepted", "refused", "passed"}
    assert sum(act.counters.seized for act in acts)
    assert all(act.table.planted for act in acts)
