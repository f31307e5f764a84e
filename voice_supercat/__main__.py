"""`python -m voice_supercat`, and where a bundle begins: the program, or one of its helpers."""

import sys

from voice_supercat.speech.helpers import HELPER, bundled, run_helper

if sys.argv[1:2] == [HELPER]:
    run_helper(sys.argv[2:])
else:
    from voice_supercat.cli import main

    raise SystemExit(main(["play"] if bundled() and not sys.argv[1:] else None))  # started by a double click
