"""What is run from a checkout: `play` and `test` first, then measurements (`benchmarks`) and training (`training`).

Every import begins at the root of the checkout: `from scripts.tables.board import set_up`. The root is on Python's path
once the project is installed with `pip install --editable .`, as `play` and `test` do; `voice_supercat` itself is found
in the same way. So `python scripts/benchmarks/speed.py` works from any folder.
"""
