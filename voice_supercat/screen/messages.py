"""What a screen sends: questions about the moment, which are answered here, and answers, which go to the game."""

from typing import Any

from voice_supercat.dialogue.session.requests import KINDS
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.screen.inbox import Inbox
from voice_supercat.screen.moment import Moment
from voice_supercat.screen.views import changes_view, form_view, history_view, put_back_view

LATE = "That question was answered already."


def answered(message: dict[str, Any], moment: Moment | None, inbox: Inbox) -> dict[str, Any] | None:
    """What only this screen is told; None where the game answers to all. Raises ProcedureFault."""
    if moment is None:
        return None
    match message:
        case {"ask": "form", "name": str() as name}:
            return {"form": form_view(moment, name)}
        case {"ask": "changes"}:
            return {"changes": changes_view(moment)}
        case {"ask": "put_back", "back": int() as back} if not isinstance(back, bool):
            return {"put_back": put_back_view(moment, back)}
        case {"ask": "history", "from": int() as first} if not isinstance(first, bool) and first > 0:
            return {"history": history_view(moment, first)}
    if len(KINDS & set(message)) != 1:
        raise AnswerRefused("The screen sent what this program does not know; load the page again.")
    if message.get("at", moment.at) != moment.at or moment.closed:
        raise AnswerRefused(LATE)
    inbox.put({name: message[name] for name in (*KINDS, "at", "about", "as") if name in message})
    return None
