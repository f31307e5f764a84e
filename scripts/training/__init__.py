"""How the acoustic model is built: `build_model.py`, and its parts in `model`."""
