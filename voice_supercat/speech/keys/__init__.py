"""Answers by hand: typed lines, a single key, the key that opens the microphone."""
