"""The page's own files over HTTP: those named here and nothing else, to whoever asks for them by the right name."""

from functools import cache
from http import HTTPStatus
from pathlib import Path

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from voice_supercat.screen.guard import Guard

SOCKET = "/game"
FOLDER = Path(__file__).parent / "page"
MODULES = (
    *("answering", "answers", "chart", "connection", "dialogs", "elements", "page"),
    *("picker", "question", "remembered", "settings", "several", "table", "taps"),
)
FILES = {
    "/": ("page.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    **{f"/{name}.js": (f"{name}.js", "text/javascript") for name in MODULES},
}
"""What is served, by its path: the file and its type."""
_ALWAYS = {
    "Cache-Control": "no-store",
    "Connection": "close",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def response_to(request: Request, guard: Guard, *, full: bool) -> Response | None:
    """What is sent; None for a web socket of our own page."""
    if not guard.serves(_only(request, "Host")):
        return _refusal(HTTPStatus.MISDIRECTED_REQUEST)
    if request.path == SOCKET:
        if not guard.trusts(_only(request, "Origin")):
            return _refusal(HTTPStatus.FORBIDDEN)
        return _refusal(HTTPStatus.SERVICE_UNAVAILABLE) if full else None
    if request.path not in FILES:
        return _refusal(HTTPStatus.NOT_FOUND)
    name, kind = FILES[request.path]
    return _response(HTTPStatus.OK, f"{kind}; charset=utf-8", _content(name))


def _only(request: Request, name: str) -> str | None:
    """A header that must be there once."""
    found = request.headers.get_all(name)
    return found[0] if len(found) == 1 else None


@cache
def _content(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def _refusal(status: HTTPStatus) -> Response:
    return _response(status, "text/plain; charset=utf-8", f"{status.phrase}\n".encode())


def _response(status: HTTPStatus, kind: str, body: bytes) -> Response:
    headers = Headers({**_ALWAYS, "Content-Type": kind, "Content-Length": str(len(body))})
    return Response(status.value, status.phrase, headers, body)
