"""The books that have simulated tables: a line for each."""

from collections.abc import Mapping

from . import arcs
from .measuring import Table
from .tapestry import turns as tapestry

TABLES: Mapping[str, Table] = {
    "supercat-base": arcs.TABLE,
    "tapestry": tapestry.TABLE,
}
