"""From a stream of samples to one answer: its end, decoding, judgement, and the model for it."""
