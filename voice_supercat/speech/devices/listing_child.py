"""Prints the sound devices that a new process sees, as JSON in one line. `afresh.py` starts it."""

import json


def main() -> None:
    """Print devices, APIs and the number of the usual API."""
    import sounddevice

    devices, apis = map(dict, sounddevice.query_devices()), map(dict, sounddevice.query_hostapis())
    print(json.dumps([list(devices), list(apis), sounddevice.default.hostapi]))
