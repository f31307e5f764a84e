"""What is counted by hand beside a game of Act Two, by the document alone, and compared with what the program keeps."""

from collections import Counter
from collections.abc import Sequence

from act_two_table import BOTS, RESOURCES, SEATS, Table
from portal_by_hand import bag_by_the_steps, guided, still_possible, token_by_tiles

from scripts.tables.turn import number_of, suit_of
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event, RollEvent
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import State

FULL_HAND, CLUES, SEIZES_WITH = 6, 6, 2
COLOUR = {"portal": "yellow", "check": "blue", "x": "red"}


class Counters:
    """campaign/playing-a-chapter/2, bot-turn-start-here/5.2: hand and seize counters; the resources of each bot."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._left = dict.fromkeys(BOTS, FULL_HAND)
        self._seize = dict.fromkeys(BOTS, 0)
        self._rolled = 0
        self.seized = 0

    def sees(self, before: State, given: Answer, events: Sequence[Event]) -> None:
        """After each answer; `before` is the state that asked for it."""
        bot, after = before[v.bot], self._table.game.state
        if before.step == "bot-turn/drawn":
            self._draws(before, bot, given)
        if before.step in ("vox/call-to-action", "prelude/union-card"):
            self._left[bot] += 1
        for event in events:
            self._happens(event, before, bot)
        for one in BOTS:
            assert (one, after[v.hand_counter.of(one)]) == (one, self._left[one])
            assert (one, after[v.seize_counter.of(one)]) == (one, self._seize[one])
            self._ledger_is_true(one, after)

    def _draws(self, before: State, bot: str, given: Answer) -> None:
        self._left[bot] -= 1
        lead, value = before[v.lead], 0
        if before[v.leading_seat] == bot:
            self._seize[bot] = 0
            return
        assert isinstance(given, tuple)
        if lead is not None and not before[v.lead_declared]:
            value = number_of(lead)
        played = before[v.selected]  # by now, where only a bonus card was left
        bonus = (*before[v.bonus.of(bot)], *((played,) if played else ()))
        cards = [card for card in (*given, *bonus) if card != "event"]
        if not any(lead and suit_of(card) == suit_of(lead) and number_of(card) > value for card in cards):
            self._seize[bot] += 1

    def _happens(self, event: Event, before: State, bot: str) -> None:
        if isinstance(event, RollEvent) and event.step == "seize/roll":
            assert self._left[bot] >= SEIZES_WITH
            assert before[v.seized_by] is None
            self._rolled = event.result
        if event.step in ("seize/success", "seize/failure"):
            below = self._rolled - self._table.winning(bot, before) < self._seize[bot]
            assert below == (event.step == "seize/success")
            self._left[bot] -= below
            self.seized += below
        if event.step == "bot-turn/bonus-only":
            self._draws(self._table.game.state, self._table.game.state[v.bot], ())
        if event.step == "chapter-end/over":
            assert set(self._left.values()) == {0}
        if event.step == "chapter/counters":
            self._left = dict.fromkeys(BOTS, FULL_HAND)

    def _ledger_is_true(self, bot: str, state: State) -> None:
        if bot in self._table.attacked:  # the program asks about it in the next turn of this bot
            return
        known = {kind: state[any_key(kind, bot)] for kind in RESOURCES}
        held = self._table.holds[bot]
        assert {kind: count for kind, count in known.items() if count is not None} == {
            kind: held[kind] for kind, count in known.items() if count is not None
        }


class Search:
    """The Portal: each token against the bag, or against the hidden planet; where the bot searches; what is left."""

    def __init__(self, table: Table, hidden: str | None) -> None:
        self._table, self._hidden = table, hidden
        self._clues: dict[str, str] = {}
        self.found: str | None = None
        self.spent: Counter[str] = Counter()

    def sees(self, before: State) -> None:
        """After each answer."""
        if before.step.startswith("uncovering/"):
            assert self.found is None
            assert len(self._clues) < CLUES
            self._searched(before)
        state = self._table.game.state
        assert (dict(state[v.clues]), state[v.portal]) == (self._clues, self.found)
        if self.found is None:
            assert still_possible(self._clues)

    def asks(self, choices: Sequence[str]) -> None:
        """Where the Flagship may be."""
        assert {*choices} == guided(self._clues) | {"none"}

    def _searched(self, before: State) -> None:
        state = self._table.game.state
        planet, bag = self._table.flagship["red"], bag_by_the_steps(self._table.flagship["red"], self._clues)
        new = {**dict(state[v.clues]), **({state.known(v.portal): "portal"} if state[v.portal] else {})}
        if new == self._clues:
            return
        assert {one: new[one] for one in new if one not in self._clues} == {planet: new[planet]}
        token = new[planet]
        assert COLOUR[token] in bag.values()
        assert self._hidden is None or token == token_by_tiles(planet, self._hidden)
        spent = before[v.resource_for_clue] or state[v.resource_for_clue]
        self.spent[str(spent)] += 1
        if token == "portal":
            self.found = planet
        else:
            self._clues[planet] = token


class Grievances:
    """Of each bot against each other seat, one for each sentence."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.borne: Counter[tuple[str, str]] = Counter()

    def tell(self, doer: str, bot: str, sentence: str) -> None:
        """Say it at the open question, which stays open."""
        question = self._table.session.question
        self._table.session.text(sentence.format(doer=doer, bot=bot))
        assert self._table.session.question == question
        self.borne[bot, doer] += 1
        self._table.attacked.add(bot)

    def sees(self, before: State, given: Answer) -> None:
        """After each answer: one less where the player has settled one."""
        if before.step == "negotiating/with" and given != "none":
            self.borne[str(given), "yellow"] -= 1
        state = self._table.game.state
        for bot in BOTS:
            for other in SEATS:
                assert state[v.grievances.of(bot, other)] == self.borne[bot, other] if bot != other else True
