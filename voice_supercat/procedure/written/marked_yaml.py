"""YAML that remembers its line numbers. Every scalar is text: an item id such as 3.10 must not become 3.1."""

from pathlib import Path
from typing import Any

import yaml

from ..faults import BookFault
from ..pages import Place

# The C parser is about eight times as fast; some installations of PyYAML come without it.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Marked(dict[str, Any]):
    """A mapping that knows where it is written; one that was read, also where each of its keys is."""

    place: Place
    key_places: dict[str, Place]


def read(path: Path) -> Any:
    """The document in `path` as nested `Marked`, list and str. Raises BookFault naming file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BookFault(f"{path}: cannot be read ({error}).") from error
    try:
        return _build(yaml.compose(text, Loader=_LOADER), path)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BookFault(f"{Place(path, line)}: not valid YAML: {error.problem}.") from error
    except yaml.YAMLError as error:
        raise BookFault(f"{path}: not valid YAML: {' '.join(str(error).split())}.") from error
    except RecursionError as error:
        raise BookFault(f"{path}: nested without end; an alias may stand inside what it stands for.") from error


def _build(node: yaml.Node | None, path: Path) -> Any:
    if isinstance(node, yaml.ScalarNode):
        return node.value
    if isinstance(node, yaml.SequenceNode):
        return [_build(child, path) for child in node.value]
    result = Marked()
    result.key_places = {}
    if node is None:
        result.place = Place(path, 1)
        return result
    result.place = Place(path, node.start_mark.line + 1)
    for key, value in node.value:
        place = Place(path, key.start_mark.line + 1)
        if not isinstance(key, yaml.ScalarNode):
            raise BookFault(f"{place}: a key must be a word.")
        if key.value in result:
            raise BookFault(f'{place}: "{key.value}" is given twice.')
        result[key.value] = _build(value, path)
        result.key_places[key.value] = place
    return result
