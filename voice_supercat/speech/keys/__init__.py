"""Answers by hand: typed lines, one key, and the key that opens the microphone."""
