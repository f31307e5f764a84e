"""The command `voice-supercat`."""

import argparse
import contextlib
import sys
from collections.abc import Sequence
from importlib import import_module

from voice_supercat import __version__
from voice_supercat.cli.parser import Parser, Refused
from voice_supercat.cli.stopping import leave_threads, stopped_in_order
from voice_supercat.cli.streams import in_a_sentence, let_output_go, nobody_reads, prepare_streams
from voice_supercat.faults import Fault
from voice_supercat.files.names import shown

# Each module is imported only when its command is called, so that a start loads only what it needs.
_COMMANDS = {
    "play": ("voice_supercat.cli.play", "play a bot's turns by voice, keyboard or JSON Lines"),
    "games": ("voice_supercat.cli.saved_games", "list, report, name and delete saved games"),
    "books": ("voice_supercat.cli.books", "list, check, account for and draw the rule books"),
    "hear": ("voice_supercat.cli.hear", "what is heard in audio files"),
    "say": ("voice_supercat.cli.say", "speak a text, or write it to a WAV file"),
    "doctor": ("voice_supercat.cli.doctor", "try devices, voice and model, and time each part"),
    "calibrate": ("voice_supercat.cli.calibrate", "two minutes that fit the hearing to room and voice"),
    "models": ("voice_supercat.cli.models", "list or fetch acoustic models"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status. Without `argv` it is that of the process, which ends with it."""
    prepare_streams()
    with stopped_in_order():
        status = _carried_out(list(sys.argv[1:] if argv is None else argv))
    if argv is None:
        leave_threads(status)
    return status


def _carried_out(given: list[str]) -> int:
    try:
        command, arguments = _read(given)
        status = _run(command, arguments)
        sys.stdout.flush()  # here, so that a full disk is reported in one sentence
        return status
    except Refused as refused:
        if given[:1] == ["play"] and "--jsonl" in given:
            from voice_supercat.dialogue.protocol import send_fault

            send_fault(refused.sentence, sys.stdout)
        raise
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        let_output_go()
        if nobody_reads(error):
            return 0
        with contextlib.suppress(OSError):  # the terminal may be gone too
            print(in_a_sentence(error), file=sys.stderr)
        return 1


def _run(command: str, arguments: argparse.Namespace) -> int:
    """Run the command and give its exit status: 1 after a fault, which is printed as one sentence."""
    try:
        status: int = import_module(command).run(arguments)
    except Fault as fault:
        print(shown(fault), file=sys.stderr)
        return 1
    return status


def _read(given: list[str]) -> tuple[str, argparse.Namespace]:
    """The module of the command, and its arguments."""
    parser = Parser(prog="voice-supercat", description="Plays the bot of a solo board game by voice.")
    parser.add_argument("--version", action="version", version=f"voice-supercat {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="|".join(_COMMANDS))
    wanted = given[0] if given and given[0] in _COMMANDS else None
    for name, (module, summary) in _COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name == wanted:
            import_module(module).add_arguments(command)
    arguments = parser.parse_args(given)
    return _COMMANDS[arguments.command][0], arguments
