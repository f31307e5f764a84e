"""What may be said at a question, as the player is told it: the possible answers, the keys, the commands."""

from collections.abc import Sequence

from voice_supercat.dialogue.meaning.understanding import Understanding
from voice_supercat.dialogue.phrasing import in_sentences
from voice_supercat.dialogue.sitting.dial_help import how_to_command, how_to_dial
from voice_supercat.procedure.events import Event

# A longer list is forgotten before it ends.
MOST_LISTED = 12


def helped(understanding: Understanding, question: Event, *, one_key: bool) -> list[str]:
    """What "help" tells, in sentences; whoever has `one_key` only is told how to dial as well."""
    told = [possible_answers(understanding, question)]
    commands = understanding.commands()
    if one_key:
        told += how_to_dial(question, understanding.offered(question), understanding.suits())
        told += how_to_command(commands)
    return [*told, *in_sentences(commands.values(), "You can always say: ", ", ", "Or: ")]


def possible_answers(understanding: Understanding, question: Event) -> str:
    """The answers to `question`, in a sentence, with an example of how several questions are answered at once."""
    example = understanding.longest_sentence(question)
    alone = _possible_alone(question, understanding.offered(question))
    return f"{alone} Or, for example: {example.capitalize()}." if example else alone


def _possible_alone(question: Event, offered: Sequence[str]) -> str:
    if question.expect in ("card", "cards"):
        return _possible_cards(question, offered)
    if len(offered) > MOST_LISTED and question.expect == "choice":
        return f"Say one of {len(offered)}, such as {offered[0]} or {offered[-1]}."
    if question.expect == "number":
        return f"Say a number from {offered[0]} to {offered[-1]}."
    return f"Say {', '.join(offered[:-1])} or {offered[-1]}." if len(offered) > 1 else f"Say {offered[0]}."


def _possible_cards(question: Event, offered: Sequence[str]) -> str:
    """With an example of the longest answer, and all that are no card."""
    longest = max(question.choices, key=lambda choice: choice.count(" "))
    others = [phrase for phrase, choice in zip(offered, question.choices, strict=True) if " " not in choice]
    other = "".join(f", or {phrase}" for phrase in others)
    if longest.count(" ") < 2:
        return f"Say a suit and a number, such as aggression five{other}."
    return f"Say a suit, a number, and the ambition or none, such as aggression five none{other}."
