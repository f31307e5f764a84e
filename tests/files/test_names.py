"""Which names can be stored everywhere, and how one is shown that could steer a terminal."""

import pytest

from voice_supercat.files.names import harmless, shown, storable


@pytest.mark.parametrize("name", ["evening", "21.11. with Ann", "Zoë", "console", "com10", "null", ".old", "a-1_b (2)"])
def test_a_usual_name_can_be_stored(name: str) -> None:
    assert storable(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a:b",
        "a/b",
        "a\\b",
        "<a",
        "a>",
        'a"',
        "a|b",
        "a?",
        "a*",
        "a.",
        "a ",
        "a\n",
        "Con",
        "nul.txt",
        "lpt1",
        "COM³ .x",
    ],
)
def test_a_name_that_windows_refuses_or_changes_cannot(name: str) -> None:
    assert not storable(name)


def test_what_is_no_visible_character_is_shown_as_its_code() -> None:
    assert shown("Zoë \x1b[2J\u202e\n\udc80") == "Zoë \\x1b[2J\\u202e\\n\\udc80"


def test_what_steers_a_terminal_is_shown_as_its_code_and_all_else_stays() -> None:
    assert harmless("\x1b]0;owned\x07 \x9b31m\u202eback\r") == "\\x1b]0;owned\\x07 \\x9b31m\\u202eback\\r"
    for text in ("a\tb\nc", "Zoë 五 🃏", "a\xa0b", "", "👩\u200d🚀"):
        assert harmless(text) == text
