"""The books that have simulated tables: a line for each."""

from collections.abc import Mapping

from . import arcs
from .ascendancy import measure as ascendancy
from .measuring import Table
from .reach import table as reach
from .tapestry import turns as tapestry

TABLES: Mapping[str, Table] = {
    "ascendancy": ascendancy.TABLE,
    "supercat-base": arcs.TABLE,
    "supercat-campaign": reach.TABLE,
    "tapestry": tapestry.TABLE,
}
