"""Makes clean utterances sound like many rooms, microphones and kitchens: many at a time, differently each time."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from .audio import RATE
from .store import Sound, Store

# How often each change is made. A good share of utterances stays nearly as recorded: people also play in quiet.
_ROOM, _BABBLE, _NOISE, _BAND, _TELEPHONE, _COLOURED, _CLIP = 0.40, 0.35, 0.50, 0.20, 0.20, 0.40, 0.06
_WORDS_COLOURED = 0.30  # before any noise: a voice or a microphone can be dull where the noise is not
_REAL = 0.65  # of the noises are recordings, the others random with a slope
_DRY = 0.5  # share of the direct sound, at most: the nearer the microphone, the less the room is heard
_BABBLE_DB, _NOISE_DB = (3.0, 30.0), (2.0, 30.0)  # how far below the words
_VOICES, _VOICE_DB = (3, 6), (-6.0, 0.0)  # people who talk at once; how loud each is
_SLOPE, _FLAT_HZ = (-1.2, 0.5), 50.0  # of random noise, from brown to violet, like fans, rain and traffic
# There are few recordings of noise, so none is heard twice alike: two at once, slower or faster, in other colours.
_PACE, _SECOND_DB = (0.7, 1.4), (-30.0, 0.0)
# Microphones have colours too. Knots from the lowest to the highest frequency, each so loud, and a slope between them.
_COLOURS, _COLOUR_DB, _COLOUR_SLOPE_DB = 8, (-6.0, 6.0), (-9.0, 9.0)
_CLATTER, _BLOWS, _BLOW_DB = 0.5, 6, (-20.0, 0.0)  # share of the random noises, which come in blows, like dishes
_RINGING_SECONDS, _RINGING_HZ = (0.005, 0.2), (300.0, 6_000.0)  # drawn by their logarithms
_MICROPHONE_HZ, _MICROPHONE_ORDER = ((80.0, 550.0), (3_200.0, 7_500.0)), 2
_HEADSET, _HEADSET_HZ, _HEADSET_ORDER = 0.5, (300.0, 3_400.0), 4  # of the telephones; Hz
_TELEPHONE_HZ = 4_000.0
_PEAK_DB = (-32.0, 0.0)
_HISS_DB = (-75.0, -48.0)  # of any microphone
_CLIPPED = (0.3, 0.8)  # of the loudest sample
_FRAME = RATE // 40
_QUIET = 1e-6
_FULL_SCALE = 32_768


class Surroundings:
    """The noises, voices and rooms of a store."""

    def __init__(self, store: Store, noises: Sequence[Sound], voices: Sequence[Sound], device: torch.device) -> None:
        """`noises` are drawn alike often, whatever their length; so are `voices`, who say what is no answer."""
        self.whole = torch.from_numpy(store.samples).to(device)
        self._rooms = torch.from_numpy(store.rooms).to(device)
        self._noises, self._voices = (
            torch.tensor([(sound.start, sound.length) for sound in of], device=device) for of in (noises, voices)
        )

    def __call__(self, words: Tensor) -> Tensor:
        """The utterances (batch, samples) as they might be recorded, -1 to 1; zeros are where nothing was said."""
        rows, length = words.shape
        device = words.device

        def some(share: float) -> Tensor:
            # As many as the host knows of: to ask the device would mean to wait for it.
            return torch.randperm(rows, device=device)[: int(rows * share + torch.rand(()).item())]

        sound = words / _loudness(words)
        coloured = some(_WORDS_COLOURED)
        sound[coloured] = _in_other_colours(sound[coloured])
        room = some(_ROOM)
        sound[room] = self._in_rooms(sound[room])
        # A noise is so far below the words: silence has it as loud as if there were words.
        level = _loudness(sound).clamp(min=0.1)
        babble = some(_BABBLE)
        sound[babble] += level[babble] * _gains(len(babble), _BABBLE_DB, device, -1) * self._babble(len(babble), length)
        noise = some(_NOISE)
        sound[noise] += level[noise] * _gains(len(noise), _NOISE_DB, device, -1) * self._noise(len(noise), length)
        narrow = some(_BAND + _TELEPHONE)
        sound[narrow] = _through_narrow_bands(sound[narrow])
        coloured = some(_COLOURED)
        sound[coloured] = _in_other_colours(sound[coloured])
        sound *= _gains(rows, _PEAK_DB, device) / (sound.abs().amax(1, keepdim=True) + _QUIET)
        sound += _gains(rows, _HISS_DB, device) * torch.randn_like(sound)
        clipped = some(_CLIP)
        limit = sound[clipped].abs().amax(1, keepdim=True) * _between(len(clipped), _CLIPPED, device)
        sound[clipped] = sound[clipped].clamp(-limit, limit)
        return sound.clamp(-1, 1)

    def _in_rooms(self, sound: Tensor) -> Tensor:
        responses = self._rooms[torch.randint(len(self._rooms), (len(sound),), device=sound.device)]
        dry = _between(len(sound), (0.0, _DRY), sound.device)
        responses = responses * (1 - dry)
        responses[:, :1] += dry
        size = _fast(sound.shape[1] + responses.shape[1])
        heard = torch.fft.irfft(torch.fft.rfft(sound, size) * torch.fft.rfft(responses, size), size)
        return heard[:, : sound.shape[1]]

    def _babble(self, rows: int, length: int) -> Tensor:
        """Several people talking at once, each of them at a loudness near 1."""
        people = torch.randint(_VOICES[0], _VOICES[1] + 1, (rows, 1), device=self.whole.device)
        mixed = torch.zeros(rows, length, device=self.whole.device)
        for person in range(_VOICES[1]):
            voice = self._piece(self._voices, rows, length)
            gain = _gains(rows, _VOICE_DB, self.whole.device) * (person < people)
            mixed += voice / _loudness(voice) * gain
        return mixed / _loudness(mixed)

    def _noise(self, rows: int, length: int) -> Tensor:
        device = self.whole.device
        real = int(rows * _REAL + torch.rand(()).item())
        blows = int((rows - real) * _CLATTER + torch.rand(()).item())
        noise = torch.cat(
            [
                self._recorded(real, length),
                _clatter(blows, length, device),
                _rushing(rows - real - blows, length, device),
            ]
        )
        noise = _in_other_colours(noise / _loudness(noise))
        return noise / _loudness(noise)

    def _recorded(self, rows: int, length: int) -> Tensor:
        first, second = (self._piece(self._noises, rows, length, _PACE) for _ in range(2))
        return first / _loudness(first) + second / _loudness(second) * _gains(rows, _SECOND_DB, first.device)

    def _piece(self, sounds: Tensor, rows: int, length: int, pace: tuple[float, float] = (1.0, 1.0)) -> Tensor:
        """(rows, length) from a random place of random sounds, so much faster; a shorter one is repeated."""
        start, whole = sounds[torch.randint(len(sounds), (rows,), device=sounds.device)].unsqueeze(2).unbind(1)
        time = (torch.arange(length, device=sounds.device) * _between(rows, pace, sounds.device)).long()
        spare = (whole - time[:, -1:]).clamp(min=0) + 1
        first = (torch.rand(rows, 1, device=sounds.device) * spare).long()
        return self.whole[start + (first + time) % whole].float() / _FULL_SCALE


def _rushing(rows: int, length: int, device: torch.device) -> Tensor:
    """Random noise with a random slope."""
    size = _fast(length)
    frequency = torch.arange(size // 2 + 1, device=device).clamp(min=1 + size * _FLAT_HZ / RATE)
    spectrum = torch.randn(rows, size // 2 + 1, dtype=torch.complex64, device=device)
    slope = _between(rows, _SLOPE, device)
    return torch.fft.irfft(spectrum * (frequency / frequency[-1]) ** slope, size)[:, :length]


def _clatter(rows: int, length: int, device: torch.device) -> Tensor:
    """Blows at random moments, each half noise and half a tone, that ring for a while."""
    time = torch.arange(length, device=device) / RATE
    sound = torch.zeros(rows, length, device=device)
    for _ in range(_BLOWS):
        since = time - torch.rand(rows, 1, device=device) * (length / RATE)
        ringing, hertz = (
            _between(rows, (math.log(low), math.log(high)), device).exp()
            for low, high in (_RINGING_SECONDS, _RINGING_HZ)
        )
        struck = torch.exp(-since.clamp(min=0) / ringing) * (since >= 0)
        of = torch.randn(rows, length, device=device) + torch.sin(2 * math.pi * hertz * since)
        sound += struck * of * _gains(rows, _BLOW_DB, device)
    return sound


def _in_other_colours(sound: Tensor) -> Tensor:
    """Some frequencies are louder than they were, others softer."""
    rows, length = sound.shape
    size = _fast(length)
    mel = torch.log1p(torch.arange(size // 2 + 1, device=sound.device) * (RATE / size / 700))
    place = mel / mel[-1] * (_COLOURS - 1)
    near = place.long().clamp(max=_COLOURS - 2)
    low, high = _COLOUR_DB
    knots = torch.rand(rows, _COLOURS, device=sound.device) * (high - low) + low
    knots += torch.linspace(-1, 1, _COLOURS, device=sound.device) * _between(rows, _COLOUR_SLOPE_DB, sound.device)
    decibels = torch.lerp(knots[:, near], knots[:, near + 1], place - near)
    return torch.fft.irfft(torch.fft.rfft(sound, size) * 10 ** (decibels / 20), size)[:, :length]


def _through_narrow_bands(sound: Tensor) -> Tensor:
    """Cheap microphones, and telephones, of which nothing above 4 kHz is left."""
    rows, length = sound.shape
    size = _fast(length)
    hertz = torch.arange(size // 2 + 1, device=sound.device) * (RATE / size)
    cheap = torch.rand(rows, 1, device=sound.device) < _BAND / (_BAND + _TELEPHONE)
    headset = torch.rand(rows, 1, device=sound.device) < _HEADSET
    lowest, highest = (_between(rows, edge, sound.device) for edge in _MICROPHONE_HZ)
    microphone = _band(hertz, lowest, highest, _MICROPHONE_ORDER)
    low, high = (torch.full((rows, 1), edge, device=sound.device) for edge in _HEADSET_HZ)
    telephone = torch.where(headset, _band(hertz, low, high, _HEADSET_ORDER), 1.0) * (hertz < _TELEPHONE_HZ)
    return torch.fft.irfft(torch.fft.rfft(sound, size) * torch.where(cheap, microphone, telephone), size)[:, :length]


def _band(hertz: Tensor, low: Tensor, high: Tensor, order: int) -> Tensor:
    """How much of each frequency a Butterworth filter lets through, (rows, frequencies)."""
    hertz = hertz.clamp(min=1.0)
    away = (hertz - low * high / hertz) / (high - low)
    return (1 + away ** (2 * order)).rsqrt()


def _loudness(sound: Tensor) -> Tensor:
    """(batch, 1): the root mean square of the louder half of the frames that are no digital silence."""
    energy = sound[:, : sound.shape[1] // _FRAME * _FRAME].unflatten(1, (-1, _FRAME)).square().mean(2)
    half = ((energy > 0).sum(1, keepdim=True) + 1) // 2
    loudest = energy.sort(1, descending=True).values
    counted = torch.arange(energy.shape[1], device=sound.device) < half
    return ((loudest * counted).sum(1, keepdim=True) / half.clamp(min=1)).sqrt() + _QUIET


def _between(rows: int, limits: tuple[float, float], device: torch.device) -> Tensor:
    return torch.rand(rows, 1, device=device) * (limits[1] - limits[0]) + limits[0]


def _gains(rows: int, decibels: tuple[float, float], device: torch.device, sign: int = 1) -> Tensor:
    return torch.exp(sign * _between(rows, decibels, device) * (math.log(10) / 20))


def _fast(length: int) -> int:
    """The next length whose Fourier transform is fast, of so few that their plans are kept."""
    power = 1 << (length - 1).bit_length()
    return next(size for size in (power * 5 // 8, power * 3 // 4, power) if size >= length)
