"""Words as people say them whose first language is not English.

Spelled as they sound, they are read by the voices of other languages: these know how a "t" or a "u" is said there, how
an "r" is rolled, and which sounds of English are not among theirs.
"""

from __future__ import annotations

import random

# Most of them are spelled as they sound.
LANGUAGES = (
    "es", "es-419", "it", "pt", "ro", "hr", "sk", "cs", "pl", "fi", "et", "lt", "lv", "id", "sw", "sq",
    "de", "fr", "nl",
)  # fmt: skip
HELD_OUT_LANGUAGES = ("ca", "sl", "mk", "eo")  # never trained on: they speak the tests
NATIVE_VOICES: dict[str, tuple[tuple[str, str], ...]] = {
    "festival": (
        ("lp_diphone", "it"), ("pc_diphone", "it"), ("czech_dita", "cs"), ("czech_krb", "cs"), ("czech_machac", "cs"),
        ("czech_ph", "cs"), ("suo_fi_lj_diphone", "fi"), ("hy_fi_mv_diphone", "fi"),
    ),
    "pico": (("de-DE", "de"), ("es-ES", "es"), ("fr-FR", "fr"), ("it-IT", "it")),
}  # fmt: skip
"""By engine: voices that were made of what a person said in one of these languages, and the language."""

_SPELLED = {
    "yes": ("jes", "ies"), "no": ("no", "nou"), "stop": ("stop",), "go": ("go", "gou"), "up": ("ap",),
    "down": ("daun",), "left": ("left",), "right": ("rait",), "on": ("on",), "off": ("of",),
    "zero": ("zero", "ziro", "zirou"), "one": ("uan", "van"), "two": ("tu",), "three": ("tri", "tri", "sri", "fri"),
    "four": ("for",), "five": ("faiv", "faif"), "six": ("siks",), "seven": ("seven", "seven", "sevn"),
    "eight": ("eit",), "nine": ("nain",),
}  # fmt: skip
_SPELLED_IN: dict[str, dict[str, tuple[str, ...]]] = {
    "es": {"yes": ("yes", "ies")}, "it": {"yes": ("ies",)}, "ro": {"yes": ("ies",)}, "ca": {"yes": ("ies",)},
    "id": {"yes": ("yes",)}, "sw": {"yes": ("yes",)}, "pt": {"yes": ("iéss",), "no": ("nô",)},
    "de": {
        "yes": ("jess",), "no": ("noh",), "go": ("goh",), "up": ("app",), "right": ("reit",), "on": ("onn",),
        "off": ("off",), "zero": ("siroh",), "one": ("wann",), "two": ("tuh",), "three": ("sri",),
        "five": ("faif", "faiw"), "six": ("sicks",), "seven": ("säwen",), "eight": ("eht", "äit"),
    },
    "fr": {
        "yes": ("yèss",), "no": ("no",), "go": ("go",), "up": ("app",), "down": ("daoune",), "right": ("raïte",),
        "on": ("onne",), "off": ("offe",), "zero": ("ziro",), "one": ("ouane",), "two": ("tou",),
        "three": ("sri", "fri"), "five": ("faïve",), "six": ("sikse",), "seven": ("sèvene",), "eight": ("eïte",),
        "nine": ("naïne",),
    },
    "nl": {
        "yes": ("jes",), "no": ("noo",), "zero": ("ziro",), "one": ("wan",), "two": ("toe",), "three": ("srie", "frie"),
        "four": ("vor",), "five": ("faif",),
    },
}  # fmt: skip


def spelled(word: str, language: str, draw: random.Random) -> str:
    """A word as a reader of the language would have to see it."""
    own = _SPELLED_IN.get(language.split("-")[0], {})
    return draw.choice(own.get(word, _SPELLED[word]))
