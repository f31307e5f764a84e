"""An independent table: it counts what two A.I. factions have by the sentences of the game and the answers alone."""

import re
from collections import Counter
from collections.abc import Iterable

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.numerals import in_words

NUMBERS = {in_words(number): number for number in range(31)} | {"no": 0, "a": 1}
KINDS = ("production", "research", "culture")
FOUGHT_FOR = ("invade/", "invaded-system/", "foe-", "casualties/", "system-", "won-over/")
COMMANDS = {"klingon": 6, "breen": 5}
COUNTED = ("culture", "production", "research", "ascendancy", "commands", "exhausted", "weapons", "shields", "colonies",
           "starbases", "production_income", "research_income", "culture_income")  # fmt: skip


def counted(text: str, thing: str) -> int:
    """How many of the thing a sentence names."""
    found = re.search(rf"\b(\w+(?:[- ]\w+)?) (?:free )?{thing}s?\b", text.lower())
    return NUMBERS[found[1].rpartition(" ")[2] if found[1] not in NUMBERS else found[1]] if found else 0


class Holdings:
    """Tokens, commands, upgrades, systems and income of each side."""

    def __init__(self) -> None:
        self.of = {faction: Counter(dict.fromkeys(COUNTED, 0)) for faction in COMMANDS}
        for faction, commands in COMMANDS.items():
            income = {f"{kind}_income": 1 for kind in KINDS}
            self.of[faction].update({**dict.fromkeys(KINDS, 3), **income, "ascendancy": 1, "commands": commands})
        self._prices: dict[str, int] = {}
        self._there: tuple[str, ...] = ()
        self._kept: tuple[str, ...] | None = None
        self._shot = 0
        self._open = False  # a system is fought for
        self._owner: str | None = None

    def answered(self, step: str, given: Answer, at_turn: str) -> None:
        """What only the answers tell: prices, whose a system is, its nodes."""
        name, own = step.rpartition("/")[2], self.of[at_turn]
        if isinstance(given, int):
            self._prices[name] = given
        elif name == "whose":
            self._owner = str(given) if given in self.of else None
        elif name == "nodes":
            assert isinstance(given, tuple)
            self._there, self._kept, self._shot, self._open = given, None, 0, True
            if step.startswith("won-over"):
                self._gain(at_turn, given)
        elif name == "nodes-left":
            assert isinstance(given, tuple)
            self._gain(at_turn, given)
        elif name == "nodes-kept":
            assert isinstance(given, tuple)
            self._kept = given
        elif step == "system-gained/slots":
            self._lose(self._there)
        elif name == "slots":
            own["colonies"] += 1

    def note(self, at_turn: str, name: str, text: str) -> None:
        """What a sentence changes; `at_turn` is who acts."""
        own = self.of[at_turn]
        if "xhaust" in text and "command" in text and "exhausted command" not in text.partition(".")[0]:
            each = " for each of " in text
            own["exhausted"] += counted(text, "starting ship") if each else counted(text, "command")
        if name == "colonized":
            own["culture"] -= 1
        elif name in ("production-node", "further-production-node"):
            nodes = counted(text, "production node")
            own.update({"production": -2 * nodes, "production_income": nodes})
        elif name in ("research-node", "culture-node"):
            self._build(own, name.partition("-")[0], text)
        elif name == "upgrade":
            own["weapons" if "weapons" in text else "shields"] += 1
            own["research"] -= counted(text, "research")
        elif name == "build-ships":
            own["production"] -= counted(text, "ship")
        elif name in ("first-strike", "repelled"):
            self._shot += counted(text, "node")
        elif name == "annihilated":
            self._lose(self._there)
        elif name == "success":
            self._settle(at_turn)
        elif name == "buy-ascendancy":
            now = NUMBERS[text.rstrip(".").rpartition(" ")[2]]
            own["culture"] -= 5 * (now - own["ascendancy"])
            own["ascendancy"] = now
        elif name == "try-hegemony" or name == "won-over":
            own["culture"] -= 1
        elif name == "build-starbase":
            own.update({"starbases": 1, "commands": 1, "exhausted": 1})
        elif name == "foe-starbase-gone":
            other = self.of["breen" if "Breen" in text else "klingon"]
            other.update({"starbases": -1, "commands": -1, "exhausted": -min(1, other["exhausted"])})
        elif name == "research" and "They take" in text:
            own["research"] += counted(text, "research")
        elif name == "recharge":
            self.asked(name)
            self._people(text)["exhausted"] = 0
        elif name == "income":
            own = self._people(text)
            taken, kept = ({kind: counted(part, kind) for kind in KINDS} for part in text.split(", now "))
            assert taken == {kind: own[f"{kind}_income"] for kind in KINDS}
            own.update(taken)
            assert kept == {kind: own[kind] for kind in KINDS}, text

    def _build(self, own: Counter[str], kind: str, text: str) -> None:
        nodes = counted(text, f"{kind} node")
        own[f"{kind}_income"] += nodes
        own["production"] -= nodes * self._prices[f"node-{'production' if kind == 'research' else kind}"]
        if kind == "research":
            own["research"] -= nodes * self._prices["node-research"]

    def _settle(self, at_turn: str) -> None:
        """A system was taken: with one kind of node, or none shot, it is clear which are left."""
        left = max(0, len(self._there) - self._shot)
        if left in (0, len(self._there)) or len(set(self._there)) == 1:
            self._gain(at_turn, self._there[:left])

    def _gain(self, at_turn: str, nodes: tuple[str, ...]) -> None:
        self.of[at_turn].update({"colonies": 1, **{f"{kind}_income": nodes.count(kind) for kind in nodes}})

    def asked(self, step: str) -> bool:
        """Whether a system is still fought for; if it was held, what was shot there brings nothing any more."""
        if self._open and not step.startswith(FOUGHT_FOR):
            kept = self._there[: max(0, len(self._there) - self._shot)] if self._kept is None else self._kept
            self._open = False
            if self._owner is not None:
                self._bring_less(self._owner, (Counter(self._there) - Counter(kept)).elements())
        return self._open

    def _lose(self, nodes: tuple[str, ...]) -> None:
        self._open = False
        if self._owner is not None:
            loser = self.of[self._owner]
            loser["colonies"] = max(0, loser["colonies"] - 1)
            self._bring_less(self._owner, nodes)

    def _bring_less(self, loser: str, nodes: Iterable[str]) -> None:
        for kind in nodes:
            self.of[loser][f"{kind}_income"] = max(0, self.of[loser][f"{kind}_income"] - 1)

    def _people(self, text: str) -> Counter[str]:
        return self.of["breen" if "Breen" in text else "klingon"]
