"""A condition of a page in words, for readers of its chart."""

from collections.abc import Mapping
from types import MappingProxyType

from .steps import AnyOf, Comparison, Condition, FunctionCall, Subject

NO_WORDS: Mapping[str, str] = MappingProxyType({})
_FEW = 2
_PLAIN = {"so": "{}", "known": "{} is known", "empty": "{} is empty"}
_OPPOSITES = {"known": "{} is unknown", "empty": "{} is not empty"}


def in_words(condition: Condition | Subject, paper: Mapping[str, str] = NO_WORDS) -> str:
    """Its words, with a capital letter: "Left at least 2", "Mood is calm or angry".

    `paper` has words for what is compared and for what functions tell: "the mood is bad" for `mood_is bad`.
    """
    words = _words(condition, paper)
    return words[:1].upper() + words[1:]


def _words(condition: Condition | Subject, paper: Mapping[str, str]) -> str:
    match condition:
        case Subject():
            return _named(str(condition), paper)
        case FunctionCall():
            return _named(" ".join([condition.name, *map(str, condition.arguments)]), paper)
        case Comparison():
            return _compared(condition, paper)
        case AnyOf():
            several = [_words(one, paper) for one in condition.conditions]
            if not condition.negated:
                return " or ".join(several)
            return f"neither {' nor '.join(several)}" if len(several) > 1 else _not(several[0])
    return " and ".join(dict.fromkeys(_words(one, paper) for one in condition))


def _compared(comparison: Comparison, paper: Mapping[str, str]) -> str:
    subject, relation = _words(comparison.subject, paper), comparison.relation
    if relation == "so" and comparison.negated:
        return _not(subject)
    if relation == "empty" and str(comparison.subject) in paper:
        return f"there are {subject}" if comparison.negated else f"there are no {subject}"
    if relation in _PLAIN:
        return (_OPPOSITES if comparison.negated else _PLAIN)[relation].format(subject)
    others = [_words(one, paper) for one in comparison.others]
    counts = relation in ("at least", "at most")
    operands = [_named(one, paper) if counts else one for one in comparison.operands]
    with_what = " or ".join([*operands, *others]).replace("_", " ")
    if relation == "is":
        return f"{subject} is {'not ' if comparison.negated else ''}{with_what}"
    return f"{'not ' if comparison.negated else ''}{subject} {relation} {with_what}"


def _named(name: str, paper: Mapping[str, str]) -> str:
    """A name of the book in words; its arguments stay where only what is before them has words."""
    written = name.split(" ")
    for count in range(len(written), 0, -1):
        if (on_paper := paper.get(" ".join(written[:count]))) is not None:
            return " ".join([on_paper, *written[count:]]).replace("_", " ")
    return name.replace("_", " ")


def _not(words: str) -> str:
    """The contrary. Whole sentences have a verb of their own: "not so: the bot leads"."""
    return f"not {words}" if len(words.split()) <= _FEW else f"not so: {words}"
