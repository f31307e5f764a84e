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
    named = {name for command in commands for name in re.findall(r"(?:\.ci|scripts|tests)[/\\][\w/\\.-]+\w", command)}
    assert len(named) > 5
    assert {name for name in named if not (ROOT / name.replace("\\", "/")).exists()} == set()


def test_a_program_that_fails_fails_its_job() -> None:
    """`bash -e` and the `sh` of a container end with the first that fails, but `cmd` goes on after it."""
    by_cmd = [step["run"] for job in JOBS.values() for step in job["steps"] if step.get("shell") == "cmd"]
    lines = [
        line for script in by_cmd for line in script.splitlines()[:-1] if "python" in line or "voice-supercat" in line
    ]
    assert lines
    assert [line for line in lines if not line.endswith("|| exit /b 1")] == []


def test_all_tests_have_time_on_a_slow_machine() -> None:
    """`pytest` ends itself after half an hour, which is enough on a machine of one's own only."""
    given = [
        (job["timeout-minutes"] * 60, int(found[1]))
        for job in JOBS.values()
        for step in job["steps"]
        if (found := re.search(r"--session-timeout=(\d+)", step.get("run", "")))
    ]
    assert len(given) == 3
    assert all(limit > session > 3600 for limit, session in given)


@pytest.mark.parametrize(
    ("job", "systems"), [("installed", ["ubuntu-latest", "windows-latest", "macos-latest"]), ("fedora", None)]
)
def test_the_wheel_is_tried_with_every_python(job: str, systems: list[str] | None) -> None:
    matrix = JOBS[job]["strategy"]["matrix"]
    assert (matrix.get("os"), matrix["python"]) == (systems, PYTHONS)
    assert any("pip install dist/*.whl" in step.get("run", "") for step in JOBS[job]["steps"])


@pytest.mark.parametrize("job", ["packages", "bundle"])
def test_what_people_download_is_built_and_played_on_three_systems(job: str) -> None:
    systems = JOBS[job]["strategy"]["matrix"]["os"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "windows", "macos"]
    commands = "\n".join(step.get("run", "") for step in JOBS[job]["steps"])
    assert "grep 'Which card did you lead'" in commands
    assert ("twine check --strict" in commands) == (job == "packages")
    assert ("scripts/bundle/build.py" in commands) == (job == "bundle")


def test_a_long_game_other_faults_and_random_input_are_tried() -> None:
    commands = [step["run"] for step in JOBS["endurance"]["steps"] if "run" in step]
    assert "SOAK_MINUTES=10 ./scripts/test tests/audio/test_soak.py" in commands
    for name in ("faults.py", "fuzz.py --minutes 1"):
        assert any(f"scripts/benchmarks/{name}" in command and '--seed "$SEED"' in command for command in commands)
    [audit] = [command for command in commands if "pip-audit --require-hashes" in command]
    assert all(f"scripts/locked-{what}.txt" in audit for what in ("play", "bundle", "natural"))
