"""What may be said at a question, as the player is told it: the possible answers, the keys, the commands."""

from collections.abc import Sequence

from voice_supercat.dialogue.meaning.understanding import Understanding
from voice_supercat.dialogue.phrasing import as_written, in_sentences, one_of
from voice_supercat.dialogue.sitting.dial_help import how_to_command, how_to_dial
from voice_supercat.procedure.events import Event

# A reprompt has room for so many words beside the words that were no answer; a longer list is forgotten before it ends.
_MOST_WORDS = 14
_MOST_NAMED = 3  # of a longer list: enough to see what kind of answer is meant


def helped(understanding: Understanding, question: Event, *, one_key: bool) -> list[str]:
    """What "help" tells, in sentences; whoever has `one_key` only is told how to dial as well."""
    told = [possible_answers(understanding, question)]
    commands = understanding.commands()
    if one_key:
        told += how_to_dial(question, understanding.offered(question), understanding.suits())
        told += how_to_command(commands)
    return [*told, *in_sentences(commands.values(), "You can always say: ", ", ", "Or: ")]


def possible_answers(understanding: Understanding, question: Event) -> str:
    """The kinds of answers to `question` in one short sentence; several questions answered at once are one kind."""
    offered = [as_written(phrase) for phrase in understanding.offered(question)]
    example = understanding.longest_sentence(question)
    at_once = [as_written(example)] if example else []
    if question.expect == "number":
        return f"Say {one_of([f'a number from {offered[0]} to {offered[-1]}', *at_once])}."
    if question.expect not in ("card", "cards"):
        return f"Say {one_of([*_some(offered), *at_once])}."
    examples = _cards(question, offered)
    if len(examples) == 1 and not example:
        return f"Say a suit and a number, such as {examples[0]}."
    return f"Say, for example, {one_of([*examples, *at_once])}."


def _some(names: Sequence[str]) -> Sequence[str]:
    """All of them where they can be kept in mind, else the first, and how many there are besides."""
    if len(" ".join(names).split()) < _MOST_WORDS:
        return names
    return [*names[:_MOST_NAMED], f"one of {len(names) - _MOST_NAMED} more"]


def _cards(question: Event, offered: Sequence[str]) -> list[str]:
    """One card, one with what was done with it, and all that are no card."""
    of_words: dict[int, str] = {}
    for phrase, choice in zip(offered, question.choices, strict=True):
        of_words.setdefault(choice.count(" "), phrase)
    others = [phrase for phrase, choice in zip(offered, question.choices, strict=True) if " " not in choice]
    return [phrase for words, phrase in sorted(of_words.items()) if words] + others
