"""The words of an acoustic model: how they sound, its decoding graph, and how words are added without training."""
