"""Commands of `voice-supercat` about speech: each module has `add_arguments(parser)` and `run(args) -> exit status`."""
