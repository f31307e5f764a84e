"""Python runs this when it starts, in every process that has this folder on PYTHONPATH."""

from taken_away import take_away

take_away()
