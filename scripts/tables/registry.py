"""The books that have simulated tables: a line for each."""

from collections.abc import Mapping

from . import arcs
from .measuring import Table

TABLES: Mapping[str, Table] = {
    "supercat-base": arcs.TABLE,
}
