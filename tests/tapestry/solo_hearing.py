"""What is done at the table as the program says it, and checked: tracks, landmarks, points, decks."""

import re

from solo_board import MULTIPLIERS, NUMBERS, TRACKS, Board, allowed

from voice_supercat.procedure.events import Event
from voice_supercat.procedure.numerals import in_words


class HearingTable(Board):
    """Does what the program says."""

    def hears(self, event: Event) -> None:
        """Do what is said, and check it."""
        if event.kind == "act" and event.do is not None:
            done = getattr(self, "_do_" + event.do.replace("-", "_"), None)
            if done is not None:
                done(event)
        elif event.step == "income-turns/1":
            self.incomes += 1
        elif event.step == "read-tie-card/last":
            assert event.text.endswith(f"card {in_words(self.pair[1])}.")
        elif event.step.endswith("-gained") and event.step.startswith("income-points/"):
            self._count(event)

    def _do_draw(self, event: Event) -> None:
        if event.step == "tiebreaker-card/2":
            self.tie_from = self.progress[0]
            return
        self.discard += self.pair
        self.pair = [self.decision.pop(0), self.decision.pop(0)]
        self.tie_from = self.pair[1]

    def _do_mark_favorite(self, event: Event) -> None:
        [track] = [track for track in TRACKS if track in event.text.lower()]
        self.favorite["shadow" if "Shadow" in event.text else "automa"] = track
        if event.step == "change-favorite/3":
            assert "favorite" in event.text

    def _do_roll(self, event: Event) -> None:
        if event.step == "setup/4.3":
            found = re.search("shows (\\w+)", event.text)
            assert found is not None
            assert found[1] != self.favorite["automa"]
            self.favorite["shadow"] = found[1]
        elif event.step != "setup/3.4":
            track, space = self.space_in(event.text)
            assert abs(space - self.bots["automa"][track]) <= 1
            self.bots["automa"][track] = space

    def _do_advance(self, event: Event) -> None:
        bot = "shadow" if event.text.startswith("The Shadow") else "automa"
        track, space = self.space_in(event.text)
        at = self.bots[bot]
        if event.step == "advance-on-a-track/6":
            card = self.cards[self.pair[0]]
            tracks = allowed(card.icons[bot], at, self.landmarks, self.favorite[bot])
            order = self.ranked(bot)
            assert track == min(tracks, key=order.index)
        assert space == at[track] + 1
        at[track] = space

    def _do_claim_landmark(self, event: Event) -> None:
        self.landmarks.remove(self.space_in(event.text))
        self.box += 1

    def _do_topple(self, event: Event) -> None:
        if event.step == "conquer-opponent/toppled":
            self.territories += 1
        elif event.step == "conquer-neutral-hex/12":
            assert self.cards[self.tie_from].topples

    def _do_conquer(self, event: Event) -> None:
        if event.step == "conquer-neutral-hex/11":
            self.territories += 1
        elif event.step == "trap-cards/9":
            self.territories -= 1

    def _do_give_tapestry(self, _: Event) -> None:
        self.tapestries += 1

    def _do_discard(self, event: Event) -> None:
        if event.step == "trap-cards/7":
            self.tapestries -= 1

    def _do_add_progress_cards(self, event: Event) -> None:
        several = re.search(r"top (\w+) progress cards", event.text)
        number = NUMBERS.index(several[1]) if several else 1
        assert number == min(self.level, len(self.progress))
        self.discard += [self.progress.pop(0) for _ in range(number)]

    def _do_shuffle(self, event: Event) -> None:
        if event.step == "new-cards/give-back":
            self.chance.shuffle(self.progress)
        elif event.step == "new-cards/14":
            self.decision += self.discard + self.pair
            self.discard, self.pair = [], []
            self.chance.shuffle(self.decision)

    def _count(self, event: Event) -> None:
        """The points of one row of the mat."""
        board, war, exploration = MULTIPLIERS[self.incomes]
        at = self.bots["automa"]
        gained = {
            "income-points/board-gained": board * self.territories + board * self.box,
            "income-points/war-gained": war * at["military"] + war * at["science"],
            "income-points/exploration-gained": exploration * at["exploration"] + exploration * at["technology"],
        }[event.step]
        self.points += gained
        assert f"{in_words(gained)} point" in event.text
