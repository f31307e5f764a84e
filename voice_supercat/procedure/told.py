"""What the player tells beside answers: facts that hold for a while, and news."""

from dataclasses import dataclass
from typing import Literal

from .steps import Condition, FunctionCall
from .touching import touched

Lasts = Literal["battle", "turn", "round", "chapter", "act", "game"]
LASTS: tuple[Lasts, ...] = ("battle", "turn", "round", "chapter", "act", "game")
Phrases = tuple[str, ...]
"""The phrases of a template."""
TELLER = ("i", "we")
"""How those who tell something speak of themselves."""


@dataclass(frozen=True)
class Fact:
    """Something the player tells that stays true for a while.

    `made_true_by` and `made_false_by` name the actions of the bot (`do`) after which a no, or a yes, must be asked
    again. `of` names the value that tells whose fact it is, where it is remembered for each by itself. `yes_lasts` is
    shorter than `lasts` where others may end what is so, but not bring it about. `say` are the sentences with which
    the player tells it unasked, that it is so and that it is not. `ask_no` is the question for it where only its name
    is told and that of play is a negative one; yes to it is no. It can be told while `when` holds.
    """

    name: str
    lasts: Lasts
    yes_lasts: Lasts
    of: str | None
    made_true_by: frozenset[str]
    made_false_by: frozenset[str]
    say: tuple[Phrases, Phrases] | None = None
    ask_no: str | None = None
    when: Condition | None = None

    def outlives(self, action: str, answer: bool) -> bool:
        """Whether `answer` still holds after `action`."""
        return not touched(action, self.made_false_by if answer else self.made_true_by)


@dataclass(frozen=True)
class News:
    """Something that the player may tell though nothing asks for it: one of `choices`, for the function `run`.

    `choices` are what a function gives, or the lowest and the highest number. `ask` is asked where only its name is
    given, `say` are the sentences with `{choice}` in it, if there are any. `of` names the value that tells whose it is,
    where it is told of each by itself; `run` then gets the owner too. `teller` gives the choice that the player means
    by "I" and "we", or None.
    """

    name: str
    ask: str
    say: Phrases
    choices: FunctionCall | tuple[int, int]
    of: str | None
    run: FunctionCall
    teller: FunctionCall | None = None
