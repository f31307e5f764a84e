"""What a new process sees: PortAudio reads the list of devices once, when it is loaded."""

import json
import subprocess

from voice_supercat.speech.devices.listing import Listing
from voice_supercat.speech.own_python import own_python

_PATIENCE = 5.0  # seconds

_PROGRAM = """
import json, sounddevice
devices, apis = map(dict, sounddevice.query_devices()), map(dict, sounddevice.query_hostapis())
print(json.dumps([list(devices), list(apis), sounddevice.default.hostapi]))
"""


def listed_afresh() -> Listing | None:
    """The devices that are there now; None where a new process cannot tell. Takes 0.2 s."""
    try:
        done = subprocess.run(
            own_python("-c", _PROGRAM),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=_PATIENCE,
        )
        devices, apis, usual_api = json.loads(done.stdout.splitlines()[-1])
    except (subprocess.TimeoutExpired, OSError, ValueError, IndexError):
        return None
    return Listing(devices, apis, usual_api)
