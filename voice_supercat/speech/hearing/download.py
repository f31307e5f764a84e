"""Downloads larger models. `models/catalog.yaml` lists them."""

import contextlib
import hashlib
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from voice_supercat.files.marked_yaml import read
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.model import check_model

_PATIENCE = 20.0  # seconds without a byte
_PIECE = 1 << 16  # bytes


@dataclass(frozen=True)
class Offer:
    """A model that can be downloaded."""

    name: str
    url: str
    about: str
    sha256: str | None
    """None where no checksum is known; then the program only checks that the archive is complete."""


def load_catalog(path: Path) -> Mapping[str, Offer]:
    """Name -> offer. Raises SpeechFault that names the file."""
    raw = read(path, SpeechFault)
    try:
        return {
            name: Offer(name, entry["url"], " ".join(entry["about"].split()), _known(entry.get("sha256")))
            for name, entry in raw.items()
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise SpeechFault(f"{path}: is no catalogue of models ({error}); expected name, url, about, sha256.") from error


def _known(checksum: str | None) -> str | None:
    return None if checksum in ("", "null") else checksum


def fetch(offer: Offer, folder: Path) -> Path:
    """Download, check and unpack. An interrupted download continues where it stopped. Gives the folder of the model.

    Raises SpeechFault when offline, for a wrong checksum, a full disk, or an archive without a model.
    """
    target = folder / offer.name
    if target.is_dir():
        check_model(target)
        return target
    archive = folder / f"{offer.name}.zip.part"
    with _said_clearly(offer, folder):
        folder.mkdir(parents=True, exist_ok=True)
        _download(offer, archive)
        _check(offer, archive)
        _unpack(offer, archive, target)
        archive.unlink()
    return target


def _download(offer: Offer, archive: Path) -> None:
    import requests
    from tqdm import tqdm

    have = archive.stat().st_size if archive.exists() else 0
    headers = {"Range": f"bytes={have}-"} if have else {}
    with requests.get(offer.url, headers=headers, stream=True, timeout=_PATIENCE) as response:
        if response.status_code == requests.codes.requested_range_not_satisfiable:
            return
        response.raise_for_status()
        if response.status_code != requests.codes.partial_content:
            have = 0
        length = int(response.headers.get("Content-Length", 0))
        with (
            archive.open("ab" if have else "wb") as out,
            tqdm(total=have + length or None, initial=have, unit="B", unit_scale=True, desc=offer.name) as bar,
        ):
            for piece in response.iter_content(_PIECE):
                out.write(piece)
                bar.update(len(piece))
    if length and archive.stat().st_size != have + length:
        raise requests.ConnectionError("the connection ended early")


def _check(offer: Offer, archive: Path) -> None:
    if offer.sha256 is None:
        return
    with archive.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != offer.sha256:
        archive.unlink()
        raise SpeechFault(
            f"{offer.url}: the checksum is wrong ({found[:12]} for {offer.sha256[:12]}); fetch it again, or give"
            " another model with --model PATH."
        )


def _unpack(offer: Offer, archive: Path, target: Path) -> None:
    scratch = target.with_suffix(".unpacking")
    shutil.rmtree(scratch, ignore_errors=True)
    try:
        with zipfile.ZipFile(archive) as content:
            content.extractall(scratch)
        found = next(iter(sorted(scratch.glob("**/am/final.mdl"))), None)
        if found is None:
            raise SpeechFault(f"{offer.url}: the archive holds no Vosk model; tell the author of the catalogue.")
        check_model(found.parent.parent)
        found.parent.parent.rename(target)
    except (zipfile.BadZipFile, SpeechFault):
        archive.unlink()
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


@contextlib.contextmanager
def _said_clearly(offer: Offer, folder: Path) -> Iterator[None]:
    import requests

    try:
        yield
    except requests.HTTPError as error:
        raise SpeechFault(f"{offer.url}: the server says {error.response.status_code}; try again later.") from error
    except requests.RequestException as error:
        raise SpeechFault(
            f"{offer.url}: cannot be reached or broke off; go online and run `models fetch {offer.name}` again,"
            " it goes on where it stopped."
        ) from error
    except zipfile.BadZipFile as error:
        raise SpeechFault(f"{offer.url}: the archive is damaged; run `models fetch {offer.name}` again.") from error
    except OSError as error:
        raise SpeechFault(
            f"{folder}: cannot be written ({error.strerror}); make room or change permissions."
        ) from error
