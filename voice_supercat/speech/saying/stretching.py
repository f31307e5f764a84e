"""Speech made faster or slower at the same pitch, for voices that cannot go as far as the player wants.

Pieces of the sound are laid over each other where their waves fit best (WSOLA). A recogniser understands
as much of it as of what libsonic makes, and no package of that has wheels for every system.
"""

import numpy as np
import numpy.typing as npt

from voice_supercat.speech.audio import Samples

_Wave = npt.NDArray[np.float64]

_PIECE = 0.024  # seconds; two periods of a low voice
_SEARCH = 0.008  # seconds to either side; one period of a low voice


def stretched(samples: Samples, rate: int, speed: float) -> Samples:
    """The sound, recorded at `rate` Hz, played `speed` times as fast."""
    hop = round(_PIECE * rate / 2)
    search = round(_SEARCH * rate)
    count = int(len(samples) / (hop * speed))
    if speed == 1.0 or count < 2:
        return samples
    window = np.hanning(2 * hop + 1)[:-1]
    padded = np.pad(samples.astype(np.float64), (search, 4 * hop + search + round(hop * speed)))
    out = np.zeros((count + 1) * hop)
    place = search
    out[: 2 * hop] = padded[place : place + 2 * hop] * np.concatenate([np.ones(hop), window[hop:]])
    for nth in range(1, count):
        follows = padded[place + hop : place + 3 * hop]
        first = round(nth * hop * speed)
        place = first + _best(padded[first : first + 2 * search + 2 * hop], follows)
        out[nth * hop : (nth + 2) * hop] += padded[place : place + 2 * hop] * window
    return np.asarray(np.clip(np.rint(out), -32_768, 32_767), np.int16)


def _best(region: _Wave, follows: _Wave) -> int:
    """Where in the region the sound is most like `follows`."""
    alike = np.correlate(region, follows, "valid")
    sums = np.concatenate([[0.0], np.cumsum(region**2)])
    power = sums[len(follows) :] - sums[: -len(follows)]
    return int(np.argmax(alike / np.sqrt(power + 1.0)))
