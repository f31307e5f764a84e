"""Whether something that was heard with doubt costs so much that one short question pays."""

from voice_supercat.dialogue.understanding import Answered, Meaning
from voice_supercat.dialogue.wording import as_written
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game
from voice_supercat.speech.seams import Utterance

SURE_ENOUGH = 0.9
"""Confidence from which nothing is asked. Of 250 digits of people it lets 1 of 13 wrong ones through and asks back
after 16 % of the right ones; of 250 times yes and no 8 %. With 0.8 it would be 5 of 13, 8 % and 2 %."""


def confirmation(game: Game, meaning: Meaning, heard: Utterance) -> str | None:
    """The question to ask first; None where the answer was clear or a mistake costs nothing.

    It costs something where pieces are moved on the table before the next question, where a card is named, which
    leads through many questions and sounds like others ("mobilization two", "four"), and where an answer is taken back.
    Quitting asks by itself, and whatever else was misheard is taken back by voice.
    """
    if heard.confidence >= SURE_ENOUGH:
        return None
    if isinstance(meaning, Answered):
        costs = game.question.expect in ("card", "cards") or _acts(game, meaning)
        return f"I heard {as_written(heard.text)}. Right?" if costs else None
    return "Take it back. Right?" if meaning.name == "undo" else None


def _acts(game: Game, answered: Answered) -> bool:
    try:
        return any(event.kind == "act" for event in game.answer(answered.value).events)
    except AnswerRefused:
        return False
