"""How things are listed in one question: what is alike in neighbours is said once."""

import pytest

from voice_supercat.procedure.runtime.joining import with_shared_beginnings


@pytest.mark.parametrize(
    ("parts", "joined"),
    [
        (("paint a door", "paint any wall"), ["paint a door or any wall"]),
        (("paint a door", "paint walls", "paint another roof"), ["paint a door, walls, or another roof"]),
        (("walk to a nest", "walk to see it"), ["walk to a nest or to see it"]),
        (("first in town", "first in school"), ["first in town or school"]),
        # a noun behind an article and one word
        (("paint a red door", "paint any other door"), ["paint a red or any other door"]),
        (("paint a red door", "paint any other roof"), ["paint a red door or any other roof"]),
        (("paint a door", "paint any other door"), ["paint a door or any other door"]),
        (("paint eggs of the bird", "paint nests of the bird"), ["paint eggs of the bird or nests of the bird"]),
        # a goal reaches to the end of what it is told of
        (("paint a door to sell it", "paint a wall"), ["paint a door to sell it, or a wall"]),
        (("walk to see a or b", "walk to hear it"), ["walk to see a or b, or to hear it"]),
        (("walk to see a cat", "walk to see a or b"), ["walk to see a cat, or to see a or b"]),
    ],
)
def test_what_begins_alike_is_said_once(parts: tuple[str, ...], joined: list[str]) -> None:
    assert with_shared_beginnings(parts) == joined


@pytest.mark.parametrize(
    "parts",
    [
        ("a door", "a wall"),  # an article tells nothing
        ("paint to sell it", "paint a wall"),  # a goal beside a thing
        ("walk or ride to see it", "walk home"),
        ("paint a door", "sell a door"),
        ("", ""),
    ],
)
def test_else_nothing_is_shared(parts: tuple[str, ...]) -> None:
    assert with_shared_beginnings(parts) == list(parts)
