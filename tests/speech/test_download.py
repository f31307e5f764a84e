"""Models are downloaded from a server of the test, which breaks off, sends wrong data, or does not exist."""

import hashlib
import io
import random
import threading
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import requests

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
    return Offer("some-model", server.url, "a model", sha256 or hashlib.sha256(server.content).hexdigest())


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
    for server.status in (404, 416):
        with pytest.raises(SpeechFault, match=f"the server says {server.status}"):
            fetch(offer(server), tmp_path)
    nobody = Offer("some-model", "http://127.0.0.1:9/some-model.zip", "a model", "0" * 64)
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
    assert all(len(found.sha256) == 64 for found in catalog.values())


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


@pytest.mark.parametrize(
    ("name", "changed", "message"),
    [
        ("../x", {}, r'\("\.\./x" is no name of a model; take letters, digits, dots and hyphens\)'),
        (".ssh", {}, "is no name of a model"),
        ("a", {"url": "http://example.org/a.zip"}, r'\("http://example\.org/a\.zip" does not begin with https://\)'),
        ("con", {}, "is no name of a model"),
        ("a", {"url": "file:///etc/passwd"}, "does not begin with https://"),
        ("a", {"sha256": "null"}, "the sha256 of a is not 64 hexadecimal digits"),
        ("a", {"sha256": "12"}, "the sha256 of a is not 64 hexadecimal digits"),
        ("a", {"size": "many"}, "invalid literal for int"),
    ],
)
def test_what_could_lead_elsewhere_or_cannot_be_checked_is_refused(
    tmp_path: Path, name: str, changed: dict[str, str], message: str
) -> None:
    entry = {"url": "https://example.org/a.zip", "about": "y", "sha256": "0" * 64, **changed}
    fields = ", ".join(f"{key}: '{value}'" for key, value in entry.items())
    (tmp_path / "catalog.yaml").write_text(f"{name}: {{{fields}}}\n")
    with pytest.raises(SpeechFault, match=rf"is no catalogue of models .*{message}"):
        load_catalog(tmp_path / "catalog.yaml")


def test_an_empty_catalogue_is_none(tmp_path: Path) -> None:
    (tmp_path / "catalog.yaml").write_text("{}")
    with pytest.raises(SpeechFault, match=r"is no catalogue of models \(it is empty\)"):
        load_catalog(tmp_path / "catalog.yaml")


def test_more_than_it_may_have_is_not_fetched(server: Server, tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="is larger than the 1000 bytes that it may have; nothing of it is kept"):
        fetch(replace(offer(server), size=1000), tmp_path)
    assert list(tmp_path.iterdir()) == []


def zipped(content: bytes, *, times: int = 1, encrypted: bool = False) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
        for number in range(times):
            out.writestr(f"am/final.mdl{number}", content)
    data = bytearray(made.getvalue())
    if encrypted:
        for mark, place in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
            data[data.index(mark) + place] |= 1
    return bytes(data)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (zipped(b"", times=10_001), "holds more than a model may have"),
        (zipped(b"x" * 100, encrypted=True), "the archive is damaged"),
        (zipped(random.Random(1).randbytes(5000)).replace(b"\x08\x00", b"\x63\x00"), "the archive is damaged"),
    ],
    ids=["too many", "encrypted", "packed in an unknown way"],
)
def test_an_odd_archive_is_thrown_away(server: Server, tmp_path: Path, content: bytes, message: str) -> None:
    server.content = content
    with pytest.raises(SpeechFault, match=message):
        fetch(offer(server), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_fetched_model_is_fetched_again_where_a_file_has_changed_since(server: Server, tmp_path: Path) -> None:
    path = fetch(offer(server), tmp_path)
    data = (path / "am/final.mdl").read_bytes()
    (path / "am/final.mdl").write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert fetch(offer(server), tmp_path) == path
    assert (path / "am/final.mdl").read_bytes() == data
    assert len(server.ranges) == 2
    fetch(offer(server), tmp_path)
    assert len(server.ranges) == 2


def test_what_was_not_fetched_is_not_replaced(server: Server, tmp_path: Path) -> None:
    (tmp_path / "some-model").mkdir()
    with pytest.raises(SpeechFault, match="this is no Vosk model"):
        fetch(offer(server), tmp_path)
    (tmp_path / "other").write_text("mine")
    with pytest.raises(SpeechFault, match="something else has the place of the model; move it away"):
        fetch(replace(offer(server), name="other"), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "some-model"]


def test_https_leads_to_https_only(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of any other address, also one on the way back to https, nothing is asked."""
    ask = requests.adapters.HTTPAdapter.send

    def redirected(adapter: requests.adapters.HTTPAdapter, request: Any, **named: Any) -> requests.Response:
        if not request.url.startswith("https://"):
            return ask(adapter, request, **named)
        answer = requests.Response()
        answer.status_code, answer.url, answer.request, answer.raw = 302, request.url, request, io.BytesIO()
        answer.headers["Location"] = server.url
        return answer

    monkeypatch.setattr(requests.adapters.HTTPAdapter, "send", redirected)
    secure = replace(offer(server), url="https://example.org/a.zip")
    with pytest.raises(SpeechFault, match=r"^https://example\.org/a\.zip: leads to what is not https \(.*nothing was"):
        fetch(secure, tmp_path)
    assert server.ranges == []
