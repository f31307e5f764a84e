"""A table with real decks, a board and a player, who answers what he sees and knows nothing of the book's Python.

What the program says is checked on the way: the track a bot advances on, the landmarks, the points, the decks.
The icons of cards and spaces are made up; those of the printed game are not in the document.
"""

import random
import re
from dataclasses import dataclass, field

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

TRACKS = ["exploration", "science", "military", "technology"]
ICON_NAMES = ["any", "landmark", "end"]
NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
MULTIPLIERS = {1: (0, 0, 0), 2: (1, 1, 1), 3: (2, 1, 1), 4: (2, 2, 1), 5: (3, 2, 2)}
_SPACE = re.compile(r"(exploration|science|military|technology) space (\w+)", re.IGNORECASE)


@dataclass
class Card:
    """A decision card: the icons that the player reads from it."""

    icons: dict[str, str]
    income: bool
    order: list[str]
    topples: bool


def walked(track: str, start: int, goals: set[tuple[str, int]]) -> int:
    """How many single steps lead from `start` to a goal or the end of the track."""
    steps, place = 0, start
    while True:
        steps, place = steps + 1, place + 1
        if place == 12 or (track, place) in goals:
            return steps


def allowed(icon: str, at: dict[str, int], landmarks: set[tuple[str, int]], favorite: str | None) -> list[str]:
    """The valid tracks, found by walking."""
    running = [track for track in TRACKS if at[track] != 12]
    if icon == "favorite" or icon in TRACKS:
        return [track for track in running if track == (favorite if icon == "favorite" else icon)]
    if icon == "any" or not running:
        return running
    ways = [(walked(track, at[track], landmarks if icon == "landmark" else set()), track) for track in running]
    return [track for steps, track in ways if steps == sorted(ways)[0][0]]


@dataclass
class Table:
    """What lies on the table and what the player does."""

    chance: random.Random
    level: int = 2
    cards: dict[int, Card] = field(default_factory=dict)
    spaces: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    decision: list[int] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    pair: list[int] = field(default_factory=list)
    landmarks: set[tuple[str, int]] = field(default_factory=set)
    mine: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    my_incomes: int = 1
    untold: list[tuple[str, int]] = field(default_factory=list)
    telling: tuple[str, int] = ("", 0)
    bots: dict[str, dict[str, int]] = field(default_factory=dict)
    favorite: dict[str, str] = field(default_factory=dict)
    icons_left: list[str] = field(default_factory=list)
    ways: dict[str, str] = field(default_factory=dict)
    points: int = 0
    box: int = 0
    territories: int = 1
    tapestries: int = 0
    island_free: bool = True
    incomes: int = 0
    last_icon: str = ""
    tie_from: int = 0

    def __post_init__(self) -> None:
        self.landmarks = {(track, space) for track in TRACKS for space in (4, 7, 10)}
        self.bots = {bot: dict.fromkeys(TRACKS, 0) for bot in ("automa", "shadow")}
        for number in range(1, 23):
            self.cards[number] = Card(
                {bot: self.chance.choice(ICON_NAMES) for bot in ("automa", "shadow")},
                self.chance.random() < 0.5,
                self.chance.sample([*TRACKS, "heart"], 5),
                self.chance.random() < 0.5,
            )
        for track in TRACKS:
            for space in range(1, 13):
                shown = self.chance.choice(
                    [[], [], [], ["conquer"], ["explore anywhere"], ["tapestry", "tech"], ["die bare"]]
                )
                self.spaces[track, space] = shown
        self.spaces["science", 5] = ["several exploration:forward military:backward"]
        self.spaces["science", 1] = ["die"]
        self.progress = self.chance.sample(range(8, 23), 15)
        self.decision = self.chance.sample([*range(1, 8), self.progress.pop(0)], 8)

    # What the program says.

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
            track, space = self._space(event.text)
            assert abs(space - self.bots["automa"][track]) <= 1
            self.bots["automa"][track] = space

    def _do_advance(self, event: Event) -> None:
        bot = "shadow" if event.text.startswith("The Shadow") else "automa"
        track, space = self._space(event.text)
        at = self.bots[bot]
        if event.step == "advance-on-a-track/6":
            card = self.cards[self.pair[0]]
            tracks = allowed(card.icons[bot], at, self.landmarks, self.favorite[bot])
            order = self._ranked(bot)
            assert track == min(tracks, key=order.index)
        assert space == at[track] + 1
        at[track] = space

    def _do_claim_landmark(self, event: Event) -> None:
        self.landmarks.remove(self._space(event.text))
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

    # What the player answers.

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

    def _ranked(self, bot: str) -> list[str]:
        """The track list of the tiebreaker card as it counts for a bot, from its end of the list."""
        order = [self.favorite[bot] if entry == "heart" else entry for entry in self.cards[self.tie_from].order]
        return order if bot == "automa" else order[::-1]

    def _your_landmarks(self, step: str, _: Event) -> Answer:
        if step == "tier":
            return {4: 2, 7: 3, 10: 4}[self.telling[1]]
        if step == "count":
            return not self.untold
        self.telling = self.untold.pop()
        return self.telling[0]

    def _benefits(self, step: str, question: AskEvent) -> Answer:
        assert step == "icon-here"
        self.icons_left = list(self.spaces[self._space(question.text)])
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
        track, space = self._space(question.text)
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

    @staticmethod
    def _space(text: str) -> tuple[str, int]:
        found = _SPACE.search(text)
        assert found is not None, text
        return found[1].lower(), NUMBERS.index(found[2])

    def agrees(self, state: State) -> None:
        """The program's counters are those of the table."""
        assert state[v.points] == self.points
        assert state[v.territories] == self.territories
        assert state[v.tapestries] == self.tapestries
        assert len(state[v.claimed_by_bots]) == self.box
        assert (state[v.decision], state[v.progress]) == (len(self.decision), len(self.progress))
        for bot, at in self.bots.items():
            assert {track: state[v.position.of(bot, track)] for track in TRACKS} == at
            assert state[v.favorite.of(bot)] == self.favorite[bot]
