"""Reads the command line. Each mistake in it is one sentence."""

import argparse
import sys
from typing import Any, NoReturn

_NUMBERS = {int: "a whole number", float: "a number"}


class Refused(SystemExit):
    """The arguments are wrong; `sentence` says why, and was printed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(2)
        self.sentence = sentence


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, without the list of all options."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for kind in (int, float):
            self.register("type", kind, _number_reader(kind))

    def error(self, message: str) -> NoReturn:
        sentence = f"{self.prog}: {message}; see {self.prog} --help."
        self._print_message(f"{sentence}\n", sys.stderr)
        raise Refused(sentence)


def _number_reader(kind: type[int] | type[float]) -> Any:
    def read(text: str) -> int | float:
        try:
            return kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f'expected {_NUMBERS[kind]}, found "{text}"') from None

    return read
