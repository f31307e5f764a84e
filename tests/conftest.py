"""What tests share: the base book, the shipped voice and recogniser, and players without the real home folder."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from vocabularies import every_grammar

from voice_supercat.cli.library import open_book
from voice_supercat.files.paths import HOME
from voice_supercat.language.grammars import offered_phrases, phrases_of
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import USUAL_MANNER
from voice_supercat.speech.saying.system_voice import system_voice
from voice_supercat.speech.saying.voice import RenderedVoice

pytest.register_assert_rewrite("transcript", "invariants")
# How examples are drawn where a test asks for any: the same ones in every run, so that a failure comes from a change;
# others with `--hypothesis-profile=random`, and ten times as many with `long`. An example may take its time: the
# machine may be busy.
settings.register_profile("fixed", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("random", deadline=None)
settings.register_profile("long", deadline=None, max_examples=10 * settings.default.max_examples)
settings.load_profile("fixed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where several processes test, one runs a whole file, as its tests share fixtures, and one all in real time."""
    for item in items:
        in_real_time = any(map(item.get_closest_marker, ("devices", "flaky")))
        together = "real time" if in_real_time else item.path.stem
        item.add_marker(pytest.mark.xdist_group(together))


# Started in the background, as by some continuous integration, tests and the programs that they start ignore Ctrl-C.
for ignored, usual in {"SIGINT": signal.default_int_handler, "SIGHUP": signal.SIG_DFL}.items():
    number = getattr(signal, ignored, None)  # Windows has no SIGHUP
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)


@pytest.fixture(scope="session")
def base() -> Book:
    return open_book("supercat-base")


@pytest.fixture(scope="session")
def played(base: Book) -> Engine:
    return engine_of(base)


@pytest.fixture(scope="session")
def printed(base: Book) -> Engine:
    return engine_of(base, "printed")


# Both remember what came before, the voice its manner and the recogniser the level of the room: one for each module.
@pytest.fixture(scope="module")
def voice() -> Iterator[RenderedVoice]:
    speaking = system_voice(USUAL_MANNER)
    yield speaking
    speaking.close()


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    grammars = every_grammar()
    decoder = VoskDecoder(load_model(find_model()))
    return Recogniser(decoder, phrases_of(grammars, ["command"]), "file", offered_phrases(grammars))


@pytest.fixture(scope="session", autouse=True)
def nobodys_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test, and no process that a test starts, reads or writes what is kept for a real player."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME, str(tmp_path_factory.mktemp("nobody")))
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's home that is empty."""
    monkeypatch.setenv(HOME, str(tmp_path / "voice-supercat"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path
