"""Sound that is kept for long, apart from what comes and goes.

Kept on the heap among the short-lived arrays of rendering and recognition, each forgotten sound would leave a gap of
another size. After an hour of play those gaps were a third of what had been allocated, and grew on.
"""

import mmap

import numpy as np

from voice_supercat.speech.audio import Samples


def on_own_pages(samples: Samples) -> Samples:
    """The same samples, in memory that goes back to the system with them."""
    if not len(samples):
        return samples
    kept = np.frombuffer(mmap.mmap(-1, samples.nbytes), samples.dtype)
    kept[:] = samples
    return kept
