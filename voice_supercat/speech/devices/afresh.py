"""What a new process sees: PortAudio reads the list of devices once, when it is loaded."""

import json
import subprocess

from voice_supercat.speech.devices.listing import Listing
from voice_supercat.speech.helpers import own_process

_PATIENCE = 5.0  # seconds


def listed_afresh() -> Listing | None:
    """The devices that are there now; None where a new process cannot tell. Takes 0.2 s."""
    try:
        done = subprocess.run(
            own_process("devices"),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=_PATIENCE,
        )
        devices, apis, usual_api = json.loads(done.stdout.splitlines()[-1])
    except (subprocess.TimeoutExpired, OSError, ValueError, IndexError):
        return None
    return Listing(devices, apis, usual_api)
