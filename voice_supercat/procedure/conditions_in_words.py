"""A condition of a page in words, for readers of its chart."""

from .steps import AnyOf, Comparison, Condition, FunctionCall, Subject

_PLAIN = {"so": "{}", "known": "{} is known", "empty": "{} is empty"}
_OPPOSITES = {"so": "not {}", "known": "{} is unknown", "empty": "{} is not empty"}


def in_words(condition: Condition | Subject) -> str:
    """Its words, with a capital letter: "Left at least 2", "Mood is calm or angry"."""
    words = _words(condition)
    return words[:1].upper() + words[1:]


def _words(condition: Condition | Subject) -> str:
    match condition:
        case Subject():
            return str(condition).replace("_", " ")
        case FunctionCall():
            return " ".join([condition.name, *map(str, condition.arguments)]).replace("_", " ")
        case Comparison():
            return _compared(condition)
        case AnyOf():
            several = [*map(_words, condition.conditions)]
            if not condition.negated:
                return " or ".join(several)
            return f"neither {' nor '.join(several)}" if len(several) > 1 else f"not {several[0]}"
    return " and ".join(map(_words, condition))


def _compared(comparison: Comparison) -> str:
    subject, relation = _words(comparison.subject), comparison.relation
    if relation in _PLAIN:
        return (_OPPOSITES if comparison.negated else _PLAIN)[relation].format(subject)
    with_what = " or ".join([*comparison.operands, *map(_words, comparison.others)]).replace("_", " ")
    if relation == "is":
        return f"{subject} is {'not ' if comparison.negated else ''}{with_what}"
    return f"{'not ' if comparison.negated else ''}{subject} {relation} {with_what}"
