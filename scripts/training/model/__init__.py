"""The parts of `scripts/training/build_model.py`: from words and recordings to a model directory that Vosk loads."""
