"""From a stream of samples to one utterance: its endpoint, decoding, judgement, and the model."""
