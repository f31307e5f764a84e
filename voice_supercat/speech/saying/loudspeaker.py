"""Opens the loudspeaker for a voice, and tells the player through it that the microphone is open."""

from collections.abc import Callable
from contextlib import suppress

from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.loudness import amplified
from voice_supercat.speech.saying.voice import Voice


def open_loudspeaker(
    sound: SoundSystem,
    name: str | None,
    voice: Voice,
    gate: Gate,
    reference: Reference | None,
    notice: Callable[[str], None],
    latency: float,
) -> Player | None:
    """The loudspeaker with that name, or the usual one. None, after one `notice`, where it or the voice fails.

    Raises SpeechFault where the player named a loudspeaker that cannot be opened.
    """
    try:
        player = Player(sound, name, gate, reference, notice, latency)
    except SpeechFault as fault:
        if name is not None:
            raise
        notice(f"{fault} I print instead.")
        return None
    try:
        voice.voice_name()
    except SpeechFault as fault:
        player.close()
        notice(f"{fault} I print instead.")
        return None
    return player


def tell_listening(player: Player | None, volume: int = 0) -> None:
    """Tell that the microphone is open: with an earcon, or with a word on the screen where there is no loudspeaker.

    `volume`: decibels from the usual level.

    The player shuts the gate for the earcon. With a tone as loud as the voice just before the word 1 of 144 was
    misheard, with a louder one 3.
    """
    if player is None:
        print("Listening.", flush=True)
        return
    with suppress(SpeechFault):  # the next prompt reports a loudspeaker that has gone
        player.play(amplified(earcon("listening"), volume), RATE)
