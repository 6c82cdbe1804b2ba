"""Whether a caller unpacks what is sent gzipped."""

from starlette.datastructures import Headers


def takes_gzip(headers: Headers) -> bool:
    """By the caller's own word; `gzip;q=0` is a no."""
    offered = headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(way == "gzip" or (way.startswith("gzip;q=") and way[7:].strip("0.")) for way in offered)
