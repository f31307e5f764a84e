"""Refuses steps whose keys contradict each other, or would do nothing where they stand."""

from ..steps import Expect, FunctionCall
from .fields import Fields
from .keys import keys_of

_CHOOSING = ("choice", "card", "cards", "list")
_ANSWERED_IN_SENTENCES = ("yes_no", "choice", "card")


def refuse_what_contradicts(fields: Fields, kind: str, expect: Expect, choices: tuple[str, ...] | FunctionCall) -> None:
    """Keys that need others beside them, or another kind of step."""
    if kind == "act" and "do" not in fields:
        fields.fail('an act needs "do", the name of the action.')
    if kind == "ask" and "act" in fields and "do" not in fields:
        fields.fail('"act" on a question needs "do", the name of the action.')
    if "narrow" in fields and "act" not in fields:
        fields.fail('"narrow" belongs to a question with an "act".')
    if "together" in fields and (kind != "ask" or "expect" in fields):
        fields.fail('"together" belongs to a question that is answered with yes or no.')
    if "sentences" in fields and (kind != "ask" or expect not in _ANSWERED_IN_SENTENCES):
        fields.fail(f'"sentences" belong to a question whose answer is one of {", ".join(_ANSWERED_IN_SENTENCES)}.')
    if kind == "ask" and expect == "row" and not fields.data.get("rows"):
        fields.fail('an answer of the kind row needs "rows": a list of rows, each a list of names or "{value}".')
    if expect in _CHOOSING and not choices:
        fields.fail(f'an answer of the kind {expect} needs "choices" or "choices_from".')
    written = () if isinstance(choices, FunctionCall) else choices
    unknown = [name for name in fields.sections("on") if written and name not in written]
    if unknown:
        fields.fail(f'"on" names "{unknown[0]}", which is none of the choices.')


def refuse_what_does_nothing(fields: Fields, kind: str, expect: Expect) -> None:
    """Keys that another kind of step reads, and this one would pass over in silence."""
    known = keys_of(kind, expect)
    for key in fields.data:
        if key not in known:
            where = f"a question answered by {expect}" if kind == "ask" else f'"{kind}"'
            fields.fail(f'"{key}" does nothing on {where}; expected one of {", ".join(sorted(known))}.')
