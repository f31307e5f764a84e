"""Draws a page as a Mermaid state diagram, from the same compiled machine that is played."""

from .machine import FINISHED, Program, Step
from .steps import FunctionCall, Return, effects_of, text_of

# Mermaid reads these as its own syntax, so they leave the labels.
_SYNTAX = str.maketrans({":": " ", ";": ",", '"': "'", "{": "(", "}": ")", "#": " ", "<": " ", ">": " "})


def mermaid(program: Program, page: str, current: str | None = None) -> str:
    """The steps of `page` and where they lead, `current` marked. Lines of a `stateDiagram-v2`."""
    inside = {step.id: step for step in program.steps.values() if step.page == page}
    names = {step: f"s{number}" for number, step in enumerate(inside, start=1)}
    lines = ["stateDiagram-v2", f"    [*] --> {names.get(program.entries[page], '[*]')}"]
    lines += [f'    state "{_label(step)}" as {names[step.id]}' for step in inside.values()]
    outside: dict[str, str] = {}
    for source, trigger, target in program.edges():
        if source not in inside:
            continue
        if isinstance(inside[source].does, Return):
            lines.append(f"    {names[source]} --> [*]")
            continue
        name = names.get(target) or outside.setdefault(target, f"p{len(outside) + 1}")
        lines.append(f"    {names[source]} --> {name}" + ("" if trigger == "next" else f" : {trigger}"))
        back = inside[source].returns_to
        if back is not None:
            lines.append(f"    {name} --> {names.get(back, name)} : comes back")
    lines += [f'    state "{_page_of(program, target)}" as {name}' for target, name in outside.items()]
    if current in names:
        lines += ["    classDef current fill:#fd6,stroke:#333,stroke-width:3px", f"    class {names[current]} current"]
    return "\n".join(lines)


def _label(step: Step) -> str:
    named = " ".join(effect.name for effect in effects_of(step.does) if isinstance(effect, FunctionCall))
    return f"{step.id} {text_of(step.does) or named or step.does.kind}".translate(_SYNTAX)


def _page_of(program: Program, step: str) -> str:
    return "finished" if step == FINISHED else f"page {program.steps[step].page}"
