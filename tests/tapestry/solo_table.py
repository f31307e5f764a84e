"""A table with real decks, a board and a player, who answers what he sees and knows nothing of the book's Python.

What the program says is checked on the way: the track a bot advances on, the landmarks, the points, the decks.
"""

import re

from solo_board import MULTIPLIERS, TRACKS
from solo_hearing import HearingTable

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent, Event


class Table(HearingTable):
    """What the player does and answers."""

    def answers(self, question: AskEvent) -> Answer:
        """The answer to a question, from what lies on the table."""
        if question.expect == "ack":
            return "done"
        page, _, step = question.step.partition("/")
        answer = getattr(self, "_" + page.replace("-", "_"))(step, question)
        assert answer is not None, question
        found: Answer = answer
        return found

    def _setup(self, step: str, _: Event) -> Answer:
        return {"level": self.level, "read-setup": True, "3.5": "military", "first": True}[step]

    def _table(self, *_: object) -> Answer:
        if self.territories > 1 and self.chance.random() < 0.1:
            return "control"
        track = self.chance.choice([track for track in TRACKS if self.mine[track] < 12] or TRACKS)
        self.mine[track] = min(12, self.mine[track] + 1)
        if (track, self.mine[track]) in self.landmarks:
            self.landmarks.remove((track, self.mine[track]))
            self.untold.append((track, self.mine[track]))
        if self.chance.random() < 0.18:
            self.my_incomes += 1
        return "bot_turn"

    def _read_cards(self, step: str, _: Event) -> Answer:
        assert step == "track-card"
        return self.pair[0]

    def _read_tie_card(self, step: str, _: Event) -> Answer:
        assert step == "tie-card"
        return self.pair[1]

    def _a_bot_turn(self, *_: object) -> Answer:
        assert len(self.decision) < 2
        return self.cards[self.pair[0]].income

    def _advance_on_a_track(self, _: str, question: AskEvent) -> Answer:
        bot = "automa" if question.text.startswith("Blue") else "shadow"
        return self.cards[self.pair[0]].icons[bot]

    def _choose_track(self, step: str, question: AskEvent) -> Answer:
        if step == "first-valid":
            heart = re.search(r"heart counts as (\w+)", question.text)
            order = [heart[1] if heart and entry == "heart" else entry for entry in self.cards[self.tie_from].order]
            ranked = order if "from the top" in question.text else order[::-1]
            return next(track for track in ranked if track in question.choices)
        return next(entry for entry in self.cards[self.tie_from].order if entry in question.choices)

    def _your_landmarks(self, step: str, _: Event) -> Answer:
        if step == "tier":
            return {4: 2, 7: 3, 10: 4}[self.telling[1]]
        if step == "count":
            return not self.untold
        self.telling = self.untold.pop()
        return self.telling[0]

    def _benefits(self, step: str, question: AskEvent) -> Answer:
        assert step == "icon-here"
        self.icons_left = list(self.spaces[self.space_in(question.text)])
        return bool(self.icons_left)

    def _read_space(self, step: str, _: Event) -> Answer:
        if step == "another":
            return bool(self.icons_left)
        self.last_icon = self.icons_left.pop(0)
        self.ways = dict(word.split(":") for word in self.last_icon.split() if ":" in word)
        return self.last_icon.split()[0]

    def _icon_marks(self, step: str, _: Event) -> Answer:
        if step in TRACKS:
            return self.ways.get(step, "none")
        return "anywhere" in self.last_icon if step == "anywhere" else "bare" not in self.last_icon

    def _conquer(self, *_: object) -> Answer:
        return self.chance.random() < 0.5

    _conquer_opponent = _conquer_neutral_hex = _explore = _explore_hex = _trap_cards = _conquer

    def _conquer_neutral(self, step: str, _: Event) -> Answer:
        return self.cards[self.tie_from].topples if step == "near-icon" else True

    def _conquered_island(self, *_: object) -> Answer:
        taken = self.island_free and self.chance.random() < 0.3
        self.island_free = self.island_free and not taken
        return taken

    def _achievements(self, *_: object) -> Answer:
        self.points += 10
        return 10

    def _the_hex_tiebreaker(self, *_: object) -> Answer:
        return False

    _distance = _the_hex_tiebreaker

    def _tiebreaker_card(self, *_: object) -> Answer:
        return self.tie_from

    def _income_turns(self, step: str, _: Event) -> Answer:
        if step == "era-points":
            self.points += 3
            return 3
        if step == "you-first":
            return self.my_incomes >= self.incomes
        return step in ("favorite-listed", "advance-listed")

    def _listed_advance(self, step: str, question: AskEvent) -> Answer:
        if step == "icon":
            return "end"
        bot = "shadow" if "Shadow" in question.text else "automa"
        assert (sum(self.bots[bot].values()) == 0) is (step == "another")
        return sum(self.bots[bot].values()) < 2

    def _change_favorite(self, step: str, question: AskEvent) -> Answer:
        if step == "icon":
            return "end"
        track, space = self.space_in(question.text)
        return self.mine[track] > space

    def _income_points(self, step: str, _: Event) -> Answer:
        return {
            "points-listed": False,
            **dict(zip(("board", "war", "exploration"), MULTIPLIERS[self.incomes], strict=True)),
        }[step]

    def _new_cards(self, step: str, _: Event) -> Answer:
        if step == "progress-count":
            return 0 if self.incomes == 1 else self.level
        return step == "tapestry-beside" and self.level > 2

    def _end_of_game(self, step: str, _: Event) -> Answer:
        if step == "finish":
            return "control" if self.territories > 1 and self.chance.random() < 0.5 else "done"
        return False
