"""A moment as JSON for the page. Everything comes from the book and its declared values, whichever book it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from voice_supercat.dialogue.phrasing import said
from voice_supercat.dialogue.session.answer_hints import possible_answers
from voice_supercat.dialogue.session.taking_back import to_put_back
from voice_supercat.procedure.book import Term
from voice_supercat.procedure.chart import Box, chart
from voice_supercat.procedure.correction import moves_of
from voice_supercat.procedure.events import ActEvent, AskEvent, ErrorEvent, Event, RollEvent, SayEvent
from voice_supercat.procedure.faults import AnswerRefused, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.standing import Standing
from voice_supercat.procedure.telling_values import question_of_value
from voice_supercat.procedure.updates import updates
from voice_supercat.screen.moment import Moment

MOST_MOVES = 40
"""Answers in one part of the history."""


def question_view(moment: Moment) -> dict[str, Any]:
    """What is looked at first: what was said, what is asked, and how it can be answered."""
    game, question = moment.game, moment.question
    return {
        "at": moment.at,
        "shown": moment.shown,
        "game": game.engine.book.name,
        "turn": None if game.over else game.engine.heading(game.state),
        "said": _lines(moment.said),
        "news": len(_lines(moment.said[len(moment.said) - moment.news :])),
        "question": _asked(question),
        "hint": possible_answers(moment.understanding, question, one_key=moment.one_key),
        "terms": [_explained(game, term) for term in moment.understanding.terms_in(question)],
        "aside": moment.aside,
        "paused": moment.paused,
        "closed": moment.closed,
        "can_undo": moment.aside or game.before is not None,
    }


def table_view(moment: Moment) -> dict[str, Any]:
    """What is looked at second: the counters, the page of the procedure, the history, the glossary."""
    game = moment.game
    found = chart(game)
    drawn = None
    if found is not None:
        drawn = {"title": found.title, "way": found.way, "boxes": [_box(box, moment) for box in found.boxes]}
    shown = history_view(moment)
    return {
        **{"at": moment.at, "closed": moment.closed, "counters": _counters(game), "chart": drawn},
        **{"history": shown["moves"], "earlier": shown["earlier"]},
    }


def glossary_view(moment: Moment) -> list[dict[str, str]]:
    """Every term of the book, as it is explained now, in alphabetical order."""
    terms = moment.game.engine.book.terms.values()
    return sorted((_explained(moment.game, term) for term in terms), key=lambda term: term["name"].lower())


def form_view(moment: Moment, name: str) -> dict[str, Any]:
    """The question for what a value holds now. Raises AnswerRefused where it cannot be told."""
    for update in () if moment.game.over else updates(moment.game.engine, moment.game.state):
        if update.name == name:
            now = None if update.value is None else update.value.content
            held = moment.game.engine.contents(moment.game.state).get(name)
            return {"name": name, "question": {**_asked(update.question), **_held(held)}, "now": now}
    raise AnswerRefused(f"{quoted(name)} cannot be told here.")


def _held(content: object) -> dict[str, Any]:
    """What the player begins from: the things of a list, a count."""
    if isinstance(content, tuple):
        return {"held": [str(one) for one in content]}
    return {"is": content} if isinstance(content, int) and not isinstance(content, bool) else {}


def changes_view(moment: Moment) -> list[dict[str, str]]:
    """What else can be told: facts and news, and values that are not among the counters."""
    game = moment.game
    counted = {value.key.id for value in game.engine.standings(game.state)}
    known = () if game.over else updates(game.engine, game.state)
    named = ((one.name, one.topic if one.owner is None else f"{one.owner}: {one.topic}") for one in known)
    return [{"name": name, "label": label.replace("_", " ")} for name, label in named if name not in counted]


def history_view(moment: Moment, first: int = 1) -> dict[str, Any]:
    """So many answers, the last one first, from the one that is `first` counted back; and which come before these."""
    moves = moves_of(moment.game)
    part = moves[first - 1 : first - 1 + MOST_MOVES]
    shown = [{"back": back, **_move(moment, move)} for back, move in enumerate(part, start=first)]
    following = first + MOST_MOVES
    return {"at": moment.at, "moves": shown, "earlier": following if following <= len(moves) else None}


def put_back_view(moment: Moment, back: int) -> dict[str, Any]:
    """What to put back on the table where so many answers are taken back, and what is asked then."""
    sentences = to_put_back(moment.game, back)
    return {"back": back, "sentences": sentences}


def _explained(game: Game, term: Term) -> dict[str, str]:
    engine, state = game.engine, game.state
    return {"name": term.names[0], "text": engine.explanation(state, engine.term(state, term.id))}


def _lines(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [line for event in events if (line := _said(event))]


def _said(event: Event) -> dict[str, Any] | None:
    match event:
        case RollEvent():
            return {"kind": "roll", "text": f"{event.result}, of {event.sides} sides."}
        case ErrorEvent():
            return {"kind": "error", "text": event.text}
        case ActEvent():
            return {"kind": "act", "text": event.text, "prefer": list(event.prefer)}
        case SayEvent() if event.text:
            return {"kind": "say", "text": event.text}
    return None


def _asked(question: AskEvent) -> dict[str, Any]:
    sent = {name: value for name, value in question.to_json().items() if name not in ("event", "source")}
    offers = {offer.name: offer.short or offer.ask for offer in question.offers}
    return {**sent, "offers": offers} if offers else sent


def _counters(game: Game) -> list[dict[str, Any]]:
    """Values by their owners; those of nobody first."""
    engine, state = game.engine, game.state
    groups: dict[str, list[dict[str, Any]]] = {"": []}
    for value in engine.standings(state):
        groups.setdefault(_whose(value), []).append(
            {
                "name": value.key.id,
                "label": value.called or value.declared.say,
                "content": value.content,
                "tells": not game.over
                and engine.program.mode == "played"
                and question_of_value(engine.book, value, state) is not None,
            }
        )
    if not any(groups.values()):
        lines = [{"label": name, "content": content, "tells": False} for name, content in engine.status(state)]
        groups[""] = lines
    return [{"owner": owner, "values": values} for owner, values in groups.items() if values]


def _whose(value: Standing) -> str:
    return " ".join(value.owners[:-1] if value.called else value.owners)


def _move(moment: Moment, move: Game) -> dict[str, Any]:
    assert move.before is not None
    asked = move.before.question.text if move.update is None else f"Told: {move.update.replace('_', ' ')}."
    row = move.update is None and move.before.question.expect == "row" and isinstance(move.given, tuple)
    answer = moment.understanding.of_row(move.given) if row else said(move.given)  # type: ignore[arg-type]
    did = [event.text for event in move.events if isinstance(event, ActEvent)]
    return {"question": asked, "answer": answer, "did": did}


def _box(box: Box, moment: Moment) -> Mapping[str, Any]:
    answer = None
    if box.answer is not None:
        how = "you" if box.answer.by_player else "supposed" if box.answer.supposed else "known"
        answer = {"text": said(box.answer.answer), "how": how}
    branches = [
        {"label": branch.label, "taken": branch.taken, "boxes": [_box(inner, moment) for inner in branch.boxes]}
        for branch in box.branches
    ]
    sent: dict[str, Any] = {
        "kind": box.kind,
        "text": moment.question.text if box.here and not moment.aside else box.text,
    }
    sent["prefer"] = list(box.prefer)
    sent |= {"here": box.here, "passed": box.passed, "answer": answer, "branches": branches}
    return {name: value for name, value in sent.items() if value}
