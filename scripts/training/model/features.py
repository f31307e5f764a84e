"""The features the network hears, exactly as Vosk computes them from `conf/mfcc.conf`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .audio import RATE, Samples

CEPSTRA = 40
LOWEST_HZ, HIGHEST_HZ = 20.0, 7_600.0
_LIFTER = 22.0  # as Kaldi's MFCCs have it where conf/mfcc.conf says nothing
# One option a line in conf/mfcc.conf. The dither is a tenth of the smallest step of a sample: digital silence, which
# microphones with a noise gate send, is no sound that the network knows, and left 86 % of the digits right, not 98.
MFCC_OPTIONS = {
    "sample-frequency": f"{RATE}",
    "use-energy": "false",
    "num-mel-bins": f"{CEPSTRA}",
    "num-ceps": f"{CEPSTRA}",
    "low-freq": f"{LOWEST_HZ:.0f}",
    "high-freq": f"{HIGHEST_HZ:.0f}",
    "dither": "0.1",
    "allow-downsample": "true",
}


def mfcc(samples: Samples, highest: float = HIGHEST_HZ) -> NDArray[np.float16]:
    """Features of a sound, (frames, 40), one frame every 10 ms.

    Another `highest` frequency (Hz, below half the rate) moves all formants, as in a longer or a shorter throat.
    """
    import kaldi_native_fbank

    options: Any = kaldi_native_fbank.MfccOptions()
    options.frame_opts.samp_freq = RATE
    options.frame_opts.dither = 0.0
    options.frame_opts.snip_edges = True
    options.mel_opts.num_bins = CEPSTRA
    options.mel_opts.low_freq = LOWEST_HZ
    options.mel_opts.high_freq = highest
    options.num_ceps = CEPSTRA
    options.use_energy = False
    computer = kaldi_native_fbank.OnlineMfcc(options)
    computer.accept_waveform(RATE, (samples * 32_768).tolist())
    computer.input_finished()
    frames = [computer.get_frame(i) for i in range(computer.num_frames_ready)]
    return np.array(frames, np.float16).reshape(-1, CEPSTRA)


def _cosines() -> NDArray[np.float64]:
    """Spectrum times this gives Kaldi's cepstra: an orthonormal cosine transform, then the lifter."""
    bins, order = np.arange(CEPSTRA)[:, None], np.arange(CEPSTRA)[None, :]
    cosines = np.sqrt(2 / CEPSTRA) * np.cos(np.pi * order * (bins + 0.5) / CEPSTRA)
    cosines[:, 0] = np.sqrt(1 / CEPSTRA)
    return np.asarray(cosines * (1 + _LIFTER / 2 * np.sin(np.pi * order / _LIFTER)), np.float64)


TO_CEPSTRA = _cosines()  # (40, 40): logarithmic mel spectra times this give MFCCs
TO_SPECTRUM = np.linalg.inv(TO_CEPSTRA)  # and back: nothing is lost where there are as many of either
