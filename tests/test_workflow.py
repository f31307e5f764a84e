"""The workflow of public continuous integration: what it runs is there, and it runs where it must."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
JOBS: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def test_what_it_runs_is_there() -> None:
    commands = [step["run"] for job in JOBS.values() for step in job["steps"] if "run" in step]
    named = {name for command in commands for name in re.findall(r"(?:\.ci|scripts|tests)[/\\][\w/\\.]+\w", command)}
    assert len(named) > 5
    assert {name for name in named if not (ROOT / name.replace("\\", "/")).exists()} == set()


@pytest.mark.parametrize(
    ("job", "systems"), [("installed", ["ubuntu-latest", "windows-latest", "macos-latest"]), ("fedora", None)]
)
def test_the_wheel_is_tried_with_every_python(job: str, systems: list[str] | None) -> None:
    matrix = JOBS[job]["strategy"]["matrix"]
    assert (matrix.get("os"), matrix["python"]) == (systems, PYTHONS)
    assert any("pip install dist/*.whl" in step.get("run", "") for step in JOBS[job]["steps"])
