"""From a stream of samples to one utterance: energy, decoding, endpoint, and the model."""
