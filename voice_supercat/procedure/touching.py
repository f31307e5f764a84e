"""Which actions of the bot may change what is known."""

from collections.abc import Collection

ANY_ACTION = "any"


def touched(action: str, by: Collection[str]) -> bool:
    """Whether one of the actions `by` is `action`, such as `bake bread`; a mere `bake` may be any kind of it."""
    name, _, what = action.partition(" ")
    if {action, name, ANY_ACTION} & set(by):
        return True
    return not what and any(entry.startswith(f"{name} ") for entry in by)
