"""Lets the player name two cards one after the other."""

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent


def cards_in(answer: Answer) -> tuple[str, ...]:
    """The cards of an answer."""
    return answer if isinstance(answer, tuple) else (str(answer),)


def for_the_other(question: AskEvent, answer: Answer) -> AskEvent | None:
    """The question for the second card, where `question` asks for two and `answer` is one of them; else None."""
    given = cards_in(answer)
    if question.expect != "cards" or question.range != (2, 2) or len(given) != 1 or given[0] not in question.choices:
        return None
    left = list(question.choices)
    left.remove(given[0])
    return AskEvent(
        text="And the other card?", step=question.step, short="The other?", expect="card", choices=tuple(left)
    )
