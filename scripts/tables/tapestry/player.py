"""A player, who answers what lies on the table, tells the own landmarks, and conquers at times."""

import re
from collections.abc import Sequence

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game

from .components import END, TRACKS
from .hearing import HearingTable
from .hexes import ISLAND

_NONE = ("none",)


class PlayerTable(HearingTable):
    """What the player does and answers."""

    reads_set_up: bool = True
    told: list[tuple[str, ...]]
    called: bool = False
    to_tell: Sequence[str] = ()

    def answers_in(self, game: Game) -> Answer:
        """The answer to the open question of `game`; of several things asked in one breath all that are so."""
        if not game.state.together:
            return self.answers(game.question)
        so = tuple(offer.name for offer in game.state.together if self._further(offer.ask))
        return so or False

    def answers(self, question: AskEvent) -> Answer:
        """The answer to a question, from what lies on the table."""
        if question.expect == "ack":
            return "done"
        page, _, step = question.step.partition("/")
        answer = getattr(self, "_" + page.replace("-", "_"))(step, question)
        assert answer is not None, question
        found: Answer = answer
        return found

    def _setup(self, step: str, _: AskEvent) -> Answer:
        if step == "3.5":
            return self.printed.civilizations[self.faces[0]].heart
        if step == "second-face":
            self.faces.append(next(track for track in TRACKS if track not in self.faces))
            return self.faces[1]
        return {"level": self.level, "read-setup": self.reads_set_up, "first": True}[step]

    def _whose_turn(self, step: str, _: AskEvent) -> Answer:
        """The own turn, what there is to tell of it, and then the bots'."""
        if not self.called:
            self.told = self._own_turn()
            self.called = True
        if self.told:
            return self.told.pop(0)
        self.called = False
        if step == "bots":
            return ("bot_turn",)
        if self.chance.random() < 0.1:
            return ("bot_turn",)
        self.draws()
        return tuple(map(str, self.pair))

    def _own_turn(self) -> list[tuple[str, ...]]:
        told: list[tuple[str, ...]] = []
        track = self.chance.choice([track for track in TRACKS if self.mine[track] < END] or TRACKS)
        self.mine[track] = min(END, self.mine[track] + 1)
        if (track, self.mine[track]) in self.landmarks:
            self.landmarks.remove((track, self.mine[track]))
            told.append(("your_landmark", track))
        if self.chance.random() < 0.18:
            self.my_incomes += 1
        if self.chance.random() < 0.35 and self.map.grows() == ISLAND:
            told.append(("island",))
        attacked = self.map.player_attacks()
        if attacked is not None and self.chance.random() < 0.3:
            self.conquered = attacked
            told.append(("control",))
        return told

    def _read_cards(self, *_: object) -> Answer:
        return tuple(map(str, self.pair))

    def _read_tie_card(self, *_: object) -> Answer:
        return self.pair[1]

    def _a_bot_turn(self, *_: object) -> Answer:
        assert len(self.decision) < 2
        return self.printed.cards[self.pair[0]].income

    def _track_icons(self, *_: object) -> Answer:
        return tuple(self.printed.cards[self.pair[0]].icons.values())

    def _choose_track(self, step: str, question: AskEvent) -> Answer:
        order = self.printed.cards[self.tie_from].order
        if step == "list":
            return tuple(order[:4])
        heart = re.search(r"heart counts as (\w+)", question.text)
        order = [heart[1] if heart and entry == "heart" else entry for entry in order]
        ranked = order if "from the top" in question.text else order[::-1]
        return next(track for track in ranked if track in question.choices)

    def _your_landmark(self, *_: object) -> Answer:
        raise AssertionError("the track of a landmark was told")

    def _benefits(self, step: str, question: AskEvent) -> Answer:
        assert step == "icons"
        return self._named(self.printed.spaces[self.space_in(question.text)])

    def _civilization_bonus(self, _: str, question: AskEvent) -> Answer:
        face = next((face for face in self.faces if f"The {face}" in question.text), self.faces[0])
        return self._named(self._bonuses(face))

    def _named(self, icons: Sequence[str]) -> Answer:
        """Icons by their names; what is printed beside them is told next."""
        self.to_tell = [icon for icon in icons if icon.split()[0] in ("several", "points", "advance")]
        marks = ("anywhere", "bare")
        names = ["_".join(word for at, word in enumerate(icon.split()) if not at or word in marks) for icon in icons]
        return tuple(names) or _NONE

    def _read_mark(self, step: str, _: AskEvent) -> Answer:
        told, *self.to_tell = self.to_tell
        marks = told.split()[1:]
        if step == "arrows":
            return tuple(mark.replace(":", "_") for mark in marks if ":" in mark)
        return marks[0] if step == "advance" else tuple(marks)

    def _conquer(self, step: str, question: AskEvent) -> Answer:
        topples = self.printed.cards[self.tie_from].topples
        if step == "near-icon":
            return topples
        anywhere = "anywhere" in question.text
        yours = self.map.takes_yours(anywhere=anywhere)
        others = self.map.takes_others(anywhere=anywhere, near_player=topples)
        if not yours and not others:
            return "no_hex"
        self.conquered = self.map.nearest(yours or others, to_island=not self.island_gained)
        return "yours" if yours else "another"

    def _conquer_opponent(self, step: str, _: AskEvent) -> Answer:
        if step == "island":
            return True
        if self.chance.random() < 0.1:
            return "trap"
        return "island" if self._takes_island() and step == "outcome-island" else "it_is_done"

    def _conquer_neutral_hex(self, step: str, _: AskEvent) -> Answer:
        return True if step == "island" else self._takes_island()

    def _takes_island(self) -> bool:
        taken = self.conquered == ISLAND
        self.island_gained = self.island_gained or taken
        return taken

    def _trap_cards(self, *_: object) -> Answer:
        return self.chance.random() < 0.2

    def _achievements(self, *_: object) -> Answer:
        self.points += 10
        return 10

    def _the_hex_tiebreaker(self, *_: object) -> Answer:
        return False

    _distance = _the_hex_tiebreaker

    def _tiebreaker_card(self, *_: object) -> Answer:
        return self.tie_from

    def _income_turns(self, step: str, _: AskEvent) -> Answer:
        mat = self.printed.mats[self.level]
        return mat.era[self.incomes] if step == "era-points" else self.my_incomes >= self.incomes

    def _income_chart(self, step: str, _: AskEvent) -> Answer:
        mat = self.printed.mats[self.level]
        if step == "progress-count":
            return mat.progress["first" if self.incomes == 1 else "middle"]
        return mat.lists[step]

    def _income_points(self, *_: object) -> Answer:
        return tuple(map(str, self.printed.mats[self.level].multipliers[self.incomes]))

    def _listed_advance(self, _: str, question: AskEvent) -> Answer:
        bot = "shadow" if "Shadow" in question.text else "automa"
        return self.printed.mats[self.level].advances[bot] or _NONE

    def _new_favorite(self, *_: object) -> Answer:
        return "end"

    def _change_favorites(self, _: str, question: AskEvent) -> Answer:
        return self._further(question.text)

    def _further(self, text: str) -> bool:
        track, space = self.space_in(text)
        return self.mine[track] > space

    def _end_of_game(self, step: str, _: AskEvent) -> Answer:
        if step == "finish":
            self.conquered = self.map.player_attacks()
            return "control" if self.conquered is not None and self.chance.random() < 0.5 else "done"
        return "fewer"
