"""Downloads larger models. `models/catalog.yaml` lists them."""

import contextlib
import hashlib
import lzma
import re
import shutil
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from voice_supercat.files.marked_yaml import read
from voice_supercat.files.names import shown, storable
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.checksums import LIST, write_checksums
from voice_supercat.speech.hearing.model import check_model

if TYPE_CHECKING:
    import requests

_PATIENCE = 20.0  # seconds without a byte
_PIECE = 1 << 16  # bytes
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_CHECKSUM = re.compile(r"[0-9a-f]{64}")
_HTTPS = "https://"
_LARGEST = 2_000_000_000
"""Bytes of an archive whose size is not told, and of what is in any archive."""
_MOST_FILES = 10_000


@dataclass(frozen=True)
class Offer:
    """A model that can be downloaded."""

    name: str
    url: str
    about: str
    sha256: str
    """Of the archive."""
    size: int = _LARGEST
    """Bytes of the archive, at most."""


def load_catalog(path: Path) -> Mapping[str, Offer]:
    """Name -> offer, at least one. Raises SpeechFault that names the file."""
    raw = read(path, SpeechFault)
    try:
        offers = {name: _offer(name, entry) for name, entry in raw.items()}
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise SpeechFault(f"{path}: is no catalogue of models ({error}); expected name, url, about, sha256.") from error
    if not offers:
        raise SpeechFault(f"{path}: is no catalogue of models (it is empty); expected name, url, about, sha256.")
    return offers


def _offer(name: str, entry: Mapping[str, str]) -> Offer:
    """Raises ValueError for what could lead elsewhere, or could not be checked."""
    url, checksum = entry["url"], entry["sha256"]
    if not (_NAME.fullmatch(name) and storable(name)):
        raise ValueError(f'"{shown(name)}" is no name of a model; take letters, digits, dots and hyphens')
    if not url.startswith(_HTTPS):
        raise ValueError(f'"{shown(url)}" does not begin with {_HTTPS}')
    if not _CHECKSUM.fullmatch(checksum):
        raise ValueError(f"the sha256 of {name} is not 64 hexadecimal digits")
    return Offer(name, url, " ".join(entry["about"].split()), checksum, int(entry.get("size", _LARGEST)))


def fetch(offer: Offer, folder: Path) -> Path:
    """Download, check and unpack. An interrupted download continues where it stopped. Gives the folder of the model.

    One that was fetched before is fetched again only where it is damaged. Raises SpeechFault when offline, for a wrong
    checksum, a full disk, an archive without a model, or where something else has its place.
    """
    target = folder / offer.name
    if target.is_dir():
        try:
            check_model(target)
        except SpeechFault:
            if not (target / LIST).exists():  # nothing that was fetched
                raise
        else:
            return target
    elif target.exists():
        raise SpeechFault(f"{target}: something else has the place of the model; move it away.")
    archive = folder / f"{offer.name}.zip.part"
    with _said_clearly(offer, folder):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            _download(offer, archive)
        except _TooLarge:  # here the file is closed; Windows deletes none that is open
            archive.unlink()
            raise SpeechFault(
                f"{offer.url}: is larger than the {offer.size} bytes that it may have; nothing of it is kept."
            ) from None
        _check(offer, archive)
        _unpack(offer, archive, target)
        archive.unlink(missing_ok=True)
    return target


def _download(offer: Offer, archive: Path) -> None:
    import requests
    from tqdm import tqdm

    have = archive.stat().st_size if archive.exists() else 0
    headers = {"Range": f"bytes={have}-"} if have else {}
    with (
        requests.Session() as session,
        _only_https(session, offer).get(offer.url, headers=headers, stream=True, timeout=_PATIENCE) as response,
    ):
        if have and response.status_code == requests.codes.requested_range_not_satisfiable:
            return
        response.raise_for_status()
        if response.status_code != requests.codes.partial_content:
            have = 0
        told = response.headers.get("Content-Length", "")
        length = int(told) if told.isdecimal() else 0
        with (
            archive.open("ab" if have else "wb") as out,
            tqdm(total=have + length or None, initial=have, unit="B", unit_scale=True, desc=offer.name) as bar,
        ):
            for piece in response.iter_content(_PIECE):
                if out.tell() + len(piece) > offer.size:
                    raise _TooLarge
                out.write(piece)
                bar.update(len(piece))
    if length and archive.stat().st_size != have + length:
        raise requests.ConnectionError("the connection ended early")


def _only_https(session: "requests.Session", offer: Offer) -> "requests.Session":
    """The session; where an https address leads to any other, it asks nothing of that one and raises InvalidSchema."""
    if offer.url.startswith(_HTTPS):
        del session.adapters["http://"]
    return session


class _TooLarge(Exception):
    """More comes than the archive may have."""


def _check(offer: Offer, archive: Path) -> None:
    with archive.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != offer.sha256:
        archive.unlink()
        raise SpeechFault(
            f"{offer.url}: the checksum is wrong ({found[:12]} for {offer.sha256[:12]}); fetch it again, or give"
            " another model with --model PATH."
        )


def _unpack(offer: Offer, archive: Path, target: Path) -> None:
    scratch = target.with_name(f"{target.name}.unpacking")
    shutil.rmtree(scratch, ignore_errors=True)
    try:
        with zipfile.ZipFile(archive) as content:
            sizes = [entry.file_size for entry in content.infolist()]
            if len(sizes) > _MOST_FILES or sum(sizes) > _LARGEST:
                raise SpeechFault(
                    f"{offer.url}: the archive holds more than a model may have; tell the author of the catalogue."
                )
            content.extractall(scratch)
        found = next(iter(sorted(scratch.glob("**/am/final.mdl"))), None)
        if found is None:
            raise SpeechFault(f"{offer.url}: the archive holds no Vosk model; tell the author of the catalogue.")
        model = found.parent.parent
        check_model(model)
        write_checksums(model)
        if target.is_dir():  # damaged, see `fetch`
            shutil.rmtree(target)
        model.rename(target)
    except (*_BAD_ARCHIVE, SpeechFault):
        archive.unlink()
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


_BAD_ARCHIVE = (zipfile.BadZipFile, RuntimeError, ValueError, EOFError, struct.error, zlib.error, lzma.LZMAError)
"""What the library raises for archives that are damaged, encrypted, or packed in a way that it does not know."""


@contextlib.contextmanager
def _said_clearly(offer: Offer, folder: Path) -> Iterator[None]:
    import requests

    try:
        yield
    except requests.HTTPError as error:
        raise SpeechFault(f"{offer.url}: the server says {error.response.status_code}; try again later.") from error
    except requests.exceptions.InvalidSchema as error:
        raise SpeechFault(f"{offer.url}: leads to what is not https ({shown(error)}); nothing was fetched.") from error
    except (requests.exceptions.SSLError, requests.TooManyRedirects) as error:
        raise SpeechFault(
            f"{offer.url}: this server cannot be trusted ({type(error).__name__}), so nothing was fetched; look at the"
            " date of this machine, or take another catalogue."
        ) from error
    except requests.RequestException as error:
        raise SpeechFault(
            f"{offer.url}: cannot be reached or broke off; go online and run `models fetch {offer.name}` again,"
            " it goes on where it stopped."
        ) from error
    except _BAD_ARCHIVE as error:
        raise SpeechFault(f"{offer.url}: the archive is damaged; run `models fetch {offer.name}` again.") from error
    except OSError as error:
        raise SpeechFault(
            f"{folder}: cannot be written ({error.strerror}); make room or change permissions."
        ) from error
