"""The parts of `scripts/build_model.py`: from words and recordings to a model directory that Vosk loads."""
