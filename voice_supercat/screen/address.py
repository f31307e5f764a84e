"""Where the page is found: the address of this machine at home, and the QR code that leads there."""

import io
import socket

import segno

from voice_supercat.screen.faults import ScreenFault

LOCAL = "127.0.0.1"
_ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent to it


def home_address() -> str:
    """The address of this machine in the home network. Raises ScreenFault where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
            found = str(asking.getsockname()[0])
        except OSError:
            found = ""
    if not found or found.startswith("127."):
        raise ScreenFault("This machine is in no network; join one, or name the address: --screen-lan ADDRESS.")
    return found


def listening(address: str, port: int) -> socket.socket:
    """A socket that waits for screens there; on any port where that one is taken. Raises ScreenFault."""
    for wanted in (port, 0):
        try:
            return socket.create_server((address, wanted))
        except OSError as error:
            why = error
    raise ScreenFault(f"{address} cannot be used for the screen ({why.strerror}); name an address of this machine.")


def joining_address(host: str, code: str) -> str:
    """What the browser opens. The code is behind the #, so that it is never sent in a request or kept in a log."""
    return f"http://{host}/#{code}"


def qr_text(address: str) -> str:
    """The QR code of an address for a terminal, light on dark, as lines of blocks."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out=out, border=2, compact=True)
    return out.getvalue()


def qr_picture(address: str) -> str:
    """The same as an SVG in a `data:` address, for the page."""
    return str(segno.make(address, error="m").svg_data_uri(border=3, scale=6, dark="#000", light="#fff"))
