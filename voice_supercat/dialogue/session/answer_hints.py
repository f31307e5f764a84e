"""What the player may say or dial at a question, in sentences that are short enough to remember."""

from collections.abc import Sequence
from itertools import cycle, islice

from voice_supercat.dialogue.phrasing import as_written, one_of
from voice_supercat.dialogue.session.dial_help import FOR_COMMANDS, how_to_dial
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import in_order_of, span_of
from voice_supercat.procedure.events import AskEvent

AT_ONCE = 5
"""Names in one part of a list; of more, the first would be forgotten before the last is said."""

# A reprompt has room for this many words beside the words that were no answer.
_MOST_WORDS = 14
_MOST_AT_ONCE = 17  # words of one hint: six seconds
_FEW_NUMBERS = 2  # "one or two" is shorter than a number from one to two
_MOST_NAMED = 3  # names from a longer list: enough to show what kind of answer is meant


def possible_answers(understanding: LanguageUnderstanding, question: AskEvent, *, one_key: bool = False) -> str:
    """The kinds of answers to `question` in one short sentence. A sentence that answers several questions is one kind.

    With `one_key` it says how to dial.
    """
    if one_key:
        return _dialled(understanding, question)[0]
    offered = [as_written(phrase) for phrase in understanding.offered(question)]
    at_once = _at_once(understanding, question)
    if question.expect == "number":
        numbers = offered if len(offered) <= _FEW_NUMBERS else [f"a number from {offered[0]} to {offered[-1]}"]
        return f"Say {one_of([*numbers, *at_once])}."
    if question.expect == "row":
        return _row(question, offered)
    if question.expect == "list":
        return _list(understanding, question, offered)
    if question.expect not in ("card", "cards"):
        return _said_of([*_some(offered), *at_once], offered)
    examples = _cards(question, offered, at_once)
    if len(examples) == 1 and not at_once:
        return f"Say a suit and a number, such as {examples[0]}."
    # A sentence of its own: "yes or I sang two songs" would sound like one answer.
    return " ".join([f"Say, for example, {one_of(examples)}.", *(f"Or: {sentence}." for sentence in at_once)])


def helped(understanding: LanguageUnderstanding, question: AskEvent, *, one_key: bool) -> list[str]:
    """What "help" says, one part at a time: the answers, then the commands, or how to hear the commands."""
    if one_key:
        *before, last = _dialled(understanding, question)
        both = f"{last} {FOR_COMMANDS}"
        return [*before, both] if len(both.split()) <= _MOST_AT_ONCE else [*before, last, FOR_COMMANDS]
    offered = [as_written(phrase) for phrase in understanding.offered(question)]
    if question.expect in ("choice", "list") and not _short(offered):
        answers = [*_in_parts(offered, "Say "), *(f"Or: {example}." for example in _at_once(understanding, question))]
    else:
        answers = [possible_answers(understanding, question)]
    return [*answers, *_in_parts([*understanding.commands().values()], "At any time: ")]


def _at_once(understanding: LanguageUnderstanding, question: AskEvent) -> list[str]:
    example = understanding.sentence_of_several(question)
    return [as_written(example)] if example else []


def _dialled(understanding: LanguageUnderstanding, question: AskEvent) -> list[str]:
    named = understanding.names if question.expect in ("list", "row") else understanding.offered
    return how_to_dial(question, named(question), understanding.suits())


def _in_parts(names: Sequence[str], first: str) -> list[str]:
    """All names, a few in each sentence."""
    parts: list[list[str]] = []
    for name in names:
        if parts and len(parts[-1]) < AT_ONCE and _short([*parts[-1], name]):
            parts[-1].append(name)
        else:
            parts.append([name])
    return [f"{first}{one_of(part)}." for part in parts]


def _short(names: Sequence[str]) -> bool:
    return len(" ".join(names).split()) < _MOST_WORDS


def _some(names: Sequence[str]) -> Sequence[str]:
    """All names if they can be remembered, else the first ones."""
    return names if _short(names) else names[:_MOST_NAMED]


def _said_of(names: Sequence[str], every: Sequence[str]) -> str:
    """What can be said, and how to hear what is left out of it."""
    left_out = len(every) - len(_some(every))
    return f"Say {one_of(names)}.{f' Help names {left_out} more.' if left_out else ''}"


def _list(understanding: LanguageUnderstanding, question: AskEvent, offered: Sequence[str]) -> str:
    """A thing, none, all; and an example of several, where there may be any and it can be remembered too."""
    least, most = span_of(question)
    first = _said_of(_some(offered), offered)
    few = in_order_of(question.choices, islice(cycle(question.choices), max(least, 2)))
    several = f"{first} Or several: {understanding.read_back(question, few, '')}."
    return several if most > 1 and len(several.split()) <= _MOST_AT_ONCE else first


def _row(question: AskEvent, offered: Sequence[str]) -> str:
    """Single names where they will do, and an example of several: `offered` ends with an example of each longer row."""
    single = sum(len(row[0]) for row in question.rows if len(row) == 1)
    alone, several = offered[:single], offered[single:][:1]
    if not alone:
        return f"Say, for example, {several[0]}."
    first = f"Say {one_of(_some(alone))}."
    both = " ".join([first, *(f"Or several: {example}." for example in several)])
    return both if len(both.split()) <= _MOST_AT_ONCE else first


def _cards(question: AskEvent, offered: Sequence[str], at_once: Sequence[str]) -> list[str]:
    """A card, a card with what was done with it unless a sentence says that, and all answers that are no card."""
    of_words: dict[int, str] = {}
    different = tuple(dict.fromkeys(question.choices))  # several cards may be alike
    for phrase, choice in zip(offered, different, strict=True):
        of_words.setdefault(choice.count(" "), phrase)
    alone, *more = (phrase for words, phrase in sorted(of_words.items()) if words)
    others = [phrase for phrase, choice in zip(offered, different, strict=True) if " " not in choice]
    return [alone, *([] if at_once else more), *others]
