"""Models are downloaded from a server of the test, which breaks off, sends wrong data, or does not exist."""

import hashlib
import io
import random
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from voice_supercat.files import paths
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.download import Offer, fetch, load_catalog

CONST = b"\xd6\xfd\xb2\x7e\x05\x00\x00\x00const\x08\x00\x00\x00standard" + bytes(40) + b"\x00\x00"


def archive(*, model: bool = True) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        if model:
            out.writestr("some-model/am/final.mdl", b"\0B" + random.Random(1).randbytes(200_000))
            for name in ("graph/HCLr.fst", "graph/Gr.fst"):
                out.writestr(f"some-model/{name}", CONST)
            for name in ("conf/model.conf", "conf/mfcc.conf"):
                out.writestr(f"some-model/{name}", "--endpoint.silence-phones=1\n")
        else:
            out.writestr("readme.txt", "nothing")
    return made.getvalue()


class Server(ThreadingHTTPServer):
    content = archive()
    breaks_at: int | None = None
    status: int | None = None

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.ranges: list[str | None] = []
        self.url = f"http://127.0.0.1:{self.server_port}/some-model.zip"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        wanted = self.headers["Range"]
        self.server.ranges.append(wanted)
        start = int(wanted.removeprefix("bytes=").rstrip("-")) if wanted else 0
        data = self.server.content[start:]
        self.send_response(self.server.status or (206 if wanted else 200))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: self.server.breaks_at])

    def log_message(self, *words: object) -> None: ...


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def offer(server: Server, sha256: str | None = None) -> Offer:
    return Offer("some-model", server.url, "a model", sha256)


def test_a_model_is_fetched_checked_and_unpacked(server: Server, tmp_path: Path) -> None:
    checksum = hashlib.sha256(server.content).hexdigest()
    path = fetch(offer(server, checksum), tmp_path / "models")
    assert (path / "am/final.mdl").is_file()
    assert [entry.name for entry in (tmp_path / "models").iterdir()] == ["some-model"]
    assert fetch(offer(server, checksum), tmp_path / "models") == path
    assert len(server.ranges) == 1


def test_an_interrupted_download_continues_where_it_stopped(server: Server, tmp_path: Path) -> None:
    server.breaks_at = 150_000
    with pytest.raises(SpeechFault, match="goes on where it stopped"):
        fetch(offer(server), tmp_path)
    server.breaks_at = None
    assert fetch(offer(server, hashlib.sha256(server.content).hexdigest()), tmp_path).is_dir()
    assert server.ranges == [None, "bytes=131072-"]


def test_a_wrong_checksum_is_thrown_away(server: Server, tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="the checksum is wrong"):
        fetch(offer(server, "0" * 64), tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "expected"), [(b"not a zip", "archive is damaged"), (archive(model=False), "holds no Vosk model")]
)
def test_a_bad_archive_is_thrown_away(server: Server, tmp_path: Path, content: bytes, expected: str) -> None:
    server.content = content
    with pytest.raises(SpeechFault, match=expected):
        fetch(offer(server), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_connection_and_a_refusal_give_one_sentence(server: Server, tmp_path: Path) -> None:
    server.status = 404
    with pytest.raises(SpeechFault, match="the server says 404"):
        fetch(offer(server), tmp_path)
    nobody = Offer("some-model", "http://127.0.0.1:9/some-model.zip", "a model", None)
    with pytest.raises(SpeechFault, match="cannot be reached"):
        fetch(nobody, tmp_path)


def test_a_full_disk_gives_one_sentence(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("voice_supercat.speech.hearing.download._unpack", full)
    with pytest.raises(SpeechFault, match="No space left on device"):
        fetch(offer(server), tmp_path)


def test_the_shipped_catalogue_is_valid() -> None:
    catalog = load_catalog(paths.models_dir() / "catalog.yaml")
    assert all(found.url.startswith("https://") and found.about for found in catalog.values())
    assert all(found.sha256 is None or len(found.sha256) == 64 for found in catalog.values())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [", r"catalog\.yaml, line 2: not valid YAML"),
        ("a: b\n", r"catalog\.yaml: is no catalogue"),
        ("[]", r"catalog\.yaml: is no catalogue"),
        ("a: {url: x}\n", r"catalog\.yaml: is no catalogue"),
    ],
)
def test_a_bad_catalogue_is_named(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "catalog.yaml").write_text(text)
    with pytest.raises(SpeechFault, match=message):
        load_catalog(tmp_path / "catalog.yaml")


def test_a_model_may_have_no_checksum(tmp_path: Path) -> None:
    (tmp_path / "catalog.yaml").write_text("a: {url: x, about: y, sha256: null}\nb: {url: x, about: y, sha256: '12'}\n")
    assert [found.sha256 for found in load_catalog(tmp_path / "catalog.yaml").values()] == [None, "12"]
