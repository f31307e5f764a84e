"""A loudspeaker and a microphone without hardware: a sound server of our own with one null sink of two channels.

What the program plays goes into the sink `speaker`, whose monitor is recorded; what is played into the sink
`room` comes out of the source `microphone`. ALSA's pulse plugin shows both to PortAudio. The two are the left and right
channel of one sink, `table`: its monitor has both on one clock, so that times between them are exact.
"""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_NEEDED = ("pulseaudio", "pactl", "parec", "pacat")
_FIRST_BLOCK = 2.1  # seconds; the block that a null sink has begun cannot be shortened any more
_LATER, _SOFTER = "latency_msec=30", "-20dB"  # of an echo
_HISS = ("--volume=2600", "/dev/urandom")
"""About -95 dBFS, as every microphone has; one that gives exact zeros counts as muted."""
_ELSEWHERE = ("VOICE_SUPERCAT_HOME", "XDG_DATA_HOME", "PULSE_SINK", "PULSE_SOURCE")
"""What would lead a program to settings or devices outside."""
_CONFIGURATION = """
pcm.!default { type pulse }
ctl.!default { type pulse }
pcm.pulse { type pulse }
"""


def why_not() -> str | None:
    """Why there can be no virtual devices here; None when there can."""
    missing = [name for name in _NEEDED if shutil.which(name) is None]
    if missing:
        return f"needs {', '.join(missing)} (Debian: pulseaudio, pulseaudio-utils)"
    if not any(Path("/usr/lib").glob("*/alsa-lib/libasound_module_pcm_pulse.so")):
        return "needs ALSA's pulse plugin (Debian: libasound2-plugins)"
    return None


@dataclass(frozen=True)
class VirtualDevices:
    environment: Mapping[str, str]
    """Environment for a program that shall see these devices only."""

    def play_into_microphone(self, wav: Path) -> subprocess.Popen[bytes]:
        """Start playing the file where the microphone hears it."""
        return subprocess.Popen(["paplay", "--device=room", str(wav)], env=self.environment)

    @contextlib.contextmanager
    def echo(self) -> Iterator[None]:
        """Let the microphone hear the loudspeaker too, 30 ms later and softer, as on a table with both."""
        module = self.control("load-module", "module-loopback", "source=speaker.monitor", "sink=room", _LATER).strip()
        try:
            echo = self.control("list", "short", "sink-inputs").splitlines()[-1].split()[0]
            self.control("set-sink-input-volume", echo, _SOFTER)
            yield
        finally:
            self.control("unload-module", module)

    @contextlib.contextmanager
    def recording(self, wav: Path) -> Iterator[None]:
        """Record what comes out of the loudspeaker into the file."""
        before = self._listeners()
        command = ["parecord", "--device=speaker.monitor", "--latency-msec=20", "--file-format=wav", str(wav)]
        recorder = subprocess.Popen(command, env=self.environment)
        try:
            _wait_for(lambda: self._listeners() > before)
            yield
            time.sleep(0.1)  # what is still on its way
        finally:
            recorder.terminate()
            recorder.wait(timeout=5)

    def _listeners(self) -> int:
        return len(self.control("list", "short", "source-outputs").splitlines())

    def control(self, *words: str) -> str:
        """What `pactl` answers to this."""
        command = ["pactl", *words]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=True).stdout


def environment_of(folder: Path) -> dict[str, str]:
    """For programs that have their devices, settings and games in this folder, whatever else runs on the machine."""
    (folder / "asoundrc").write_text(_CONFIGURATION, encoding="utf-8")
    usual = {name: value for name, value in os.environ.items() if name not in _ELSEWHERE}
    return {
        **usual,
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "PULSE_RUNTIME_PATH": str(folder),
        "PULSE_SERVER": f"unix:{folder / 'native'}",
        "ALSA_CONFIG_PATH": _alsa_configuration(folder),
    }


@contextlib.contextmanager
def virtual_devices() -> Iterator[VirtualDevices]:
    """Start the sound server in a folder of its own; end it and remove the folder afterwards."""
    with tempfile.TemporaryDirectory(prefix="vs-sound-") as name:
        folder = Path(name)
        folder.chmod(0o700)
        environment = environment_of(folder)
        server = subprocess.Popen(
            _server(folder), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            _wait_for((folder / "native").exists)
            devices = VirtualDevices(environment)
            devices.control("set-default-sink", "speaker")
            devices.control("set-default-source", "microphone")
            with _kept_awake("speaker", environment, "/dev/zero"), _kept_awake("room", environment, *_HISS):
                time.sleep(_FIRST_BLOCK)
                yield devices
        finally:
            server.terminate()
            server.wait(timeout=5)


@contextlib.contextmanager
def _kept_awake(sink: str, environment: Mapping[str, str], *quiet: str) -> Iterator[None]:
    """Play something quiet in small pieces: left alone, a null sink works in blocks of two seconds."""
    command = ["pacat", "--raw", f"--device={sink}", "--latency-msec=10", *quiet]
    silence = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        silence.terminate()
        silence.wait(timeout=5)


def _server(folder: Path) -> list[str]:
    modules = (
        f"module-native-protocol-unix auth-anonymous=1 socket={folder / 'native'}",
        "module-null-sink sink_name=table rate=48000 channels=2 channel_map=front-left,front-right",
        f"module-remap-sink sink_name=speaker master=table {_one_channel('front-left')}",
        f"module-remap-sink sink_name=room master=table {_one_channel('front-right')}",
        f"module-remap-source source_name=microphone master=table.monitor {_one_channel('front-right')}",
    )
    loads = [part for module in modules for part in ("-L", module)]
    return ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", *loads]


def _one_channel(place: str) -> str:
    return f"channels=1 channel_map=mono master_channel_map={place} remix=no"


def _alsa_configuration(folder: Path) -> str:
    path = folder / "alsa.conf"
    path.write_text(f"</usr/share/alsa/alsa.conf>\n<{folder / 'asoundrc'}>\n", encoding="utf-8")
    return str(path)


def _wait_for(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("the sound server did not start")
        time.sleep(0.02)
