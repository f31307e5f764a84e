"""Keeps libraries from writing to standard error; the program itself says what is wrong."""

import contextlib
import ctypes
import os
from collections.abc import Iterator

_ALSA_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
_IGNORE = _ALSA_HANDLER(lambda *_: None)  # ALSA keeps a pointer to it while the program runs


def hush_alsa() -> None:
    """Keep ALSA from reporting every late block on standard error; does nothing where there is no ALSA."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_IGNORE)


@contextlib.contextmanager
def quiet_libraries() -> Iterator[None]:
    """Keep ALSA, JACK and Kaldi from writing to standard error inside this context."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 2)
    os.close(sink)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
