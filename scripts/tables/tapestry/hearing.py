"""What is done at the table as the program says it, and checked: tracks, landmarks, points, decks."""

import re

from voice_supercat.procedure.events import ActEvent, Event, SayEvent
from voice_supercat.procedure.numerals import in_words

from .board import NUMBERS, Board, allowed
from .components import TRACKS
from .hexes import Hex


class HearingTable(Board):
    """Does what the program says."""

    conquered: Hex | None = None

    def hears(self, event: Event) -> None:
        """Do what is said, and check it."""
        if isinstance(event, ActEvent):
            done = getattr(self, "_do_" + (event.do or "").replace("-", "_"), None)
            if done is not None:
                done(event)
        elif isinstance(event, SayEvent):
            self._hears_remark(event)

    def _hears_remark(self, event: SayEvent) -> None:
        if event.step == "income-turns/1":
            self.incomes += 1
        elif event.step == "read-tie-card/last":
            assert event.text.endswith(f"card {in_words(self.pair[1])}.")
        elif event.step == "income-points/gained":
            self._count(event)
        elif event.step in ("income-turns/era-gained", "benefits/points-gained"):
            self._count_bonus(event)

    def _do_draw(self, event: ActEvent) -> None:
        if event.step == "tiebreaker-card/2":
            self.tie_from = self.progress[0]
        else:
            self.draws()

    def _do_mark_favorite(self, event: ActEvent) -> None:
        [track] = [track for track in TRACKS if track in event.text.lower()]
        self.favorite["shadow" if "Shadow" in event.text else "automa"] = track
        if event.step == "new-favorite/3":
            assert "favorite" in event.text

    def _do_roll(self, event: ActEvent) -> None:
        if event.step.startswith("setup/"):
            found = re.search("shows (\\w+)", event.text)
            assert found is not None
            if event.step == "setup/3.4":
                self.faces = [found[1]]
            else:
                assert found[1] != self.favorite["automa"]
                self.favorite["shadow"] = found[1]
        else:
            track, space = self.space_in(event.text)
            assert abs(space - self.bots["automa"][track]) <= 1
            self.bots["automa"][track] = space

    def _do_advance(self, event: ActEvent) -> None:
        bot = "shadow" if event.text.startswith("The Shadow") else "automa"
        track, space = self.space_in(event.text)
        at = self.bots[bot]
        if event.step == "advance-on-a-track/6":
            icon = self.printed.cards[self.pair[0]].icons[bot]
            order = self.ranked(bot)
            assert track == min(allowed(icon, at, self.landmarks, self.favorite[bot]), key=order.index)
        assert space == at[track] + 1
        at[track] = space

    def _do_claim_landmark(self, event: ActEvent) -> None:
        self.landmarks.remove(self.space_in(event.text))
        self.box += 1

    def _do_topple(self, event: ActEvent) -> None:
        if event.step == "conquer-opponent/toppled":
            assert self.conquered is not None
            self.map.held[self.conquered] = ("automa", 2)
        elif event.step.startswith("conquer-neutral-hex/"):
            assert self.printed.cards[self.tie_from].topples
            assert self.conquered is not None
            self.map.held[self.conquered] = ("automa", 2)
        elif event.step == "trap-cards/8":
            assert self.conquered is not None
            self.map.held[self.conquered] = ("automa", 2)

    def _do_conquer(self, event: ActEvent) -> None:
        assert self.conquered is not None
        if event.step == "conquer-neutral-hex/9":
            self.map.held[self.conquered] = ("automa", 1)
        elif event.step == "trap-cards/9":
            self.map.held[self.conquered] = ("player", 2)

    def _do_give_tapestry(self, _: ActEvent) -> None:
        self.tapestries += 1

    def _do_discard(self, event: ActEvent) -> None:
        if event.step == "trap-cards/7":
            self.tapestries -= 1

    def _do_add_progress_cards(self, event: ActEvent) -> None:
        several = re.search(r"top (\w+) progress cards", event.text)
        number = NUMBERS.index(several[1]) if several else 1
        wanted = self.printed.mats[self.level].progress["first" if self.incomes == 1 else "middle"]
        assert number == min(wanted, len(self.progress))
        self.discard += [self.progress.pop(0) for _ in range(number)]

    def _do_shuffle(self, event: ActEvent) -> None:
        if event.step == "new-cards/give-back":
            self.chance.shuffle(self.progress)
        elif event.step == "new-cards/14":
            self.decision += self.discard + self.pair
            self.discard, self.pair = [], []
            self.chance.shuffle(self.decision)

    def _count(self, event: SayEvent) -> None:
        """The points of the mat."""
        board, war, peace = self.printed.mats[self.level].multipliers[self.incomes]
        at = self.bots["automa"]
        on_board = board * len(self.map.of("automa")) + board * self.box
        on_tracks = war * (at["military"] + at["science"]) + peace * (at["exploration"] + at["technology"])
        self.points += on_board + on_tracks
        for gained in (on_board, on_tracks):
            assert f"{in_words(gained)} point" in event.text
        assert event.text.endswith(f"marker to {in_words(self.points)} {'point' if self.points == 1 else 'points'}.")

    def _count_bonus(self, event: SayEvent) -> None:
        """Points of the era, or of the civilization."""
        if event.step == "income-turns/era-gained":
            gained = self.printed.mats[self.level].era[self.incomes]
        else:
            found = [
                bonus.split() for face in self.faces for bonus in self._bonuses(face) if bonus.startswith("points")
            ]
            counts = {"per_landmark": self.box, "per_territory": len(self.map.of("automa"))}
            possible = [int(number) * counts[per[0]] if per else int(number) for _, number, *per in found]
            gained = next(one for one in possible if f"{in_words(one)} point" in event.text)
        self.points += gained
        assert f"{in_words(gained)} point" in event.text

    def _bonuses(self, face: str) -> list[str]:
        return self.printed.civilizations[face].bonuses[self.incomes]
