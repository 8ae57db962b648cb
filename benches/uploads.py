#!/usr/bin/env python3
"""Measures the memory of an upload: the resident set of the service before, during and after the largest pictures.

    benches/uploads.py [PROGRAM] [--times N]

PROGRAM is podium (default: target/release/podium). It gets an empty folder. An organizer uploads a cover of each
kind below, N times one after the other (default: 3), through the form of the page:

* a PNG of 31 million pixels and almost 7 MiB: of all that is accepted it takes the most for its pixels;
* a progressive JPEG of 16 million pixels in a small file, whose decoder keeps the coefficients beside them.

"during" is the most that the process had since the upload began, "after" what it has two seconds after the last one.
"""

import argparse
import random
import re
import struct
import sys
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "attack"))

from places import organizer, tournament
from running import Site

MOST_BYTES = 7 << 20
BOUNDARY = "a-line-that-no-picture-has"


def chunk(kind, data):
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))


def png(width, height):
    """A picture with as much noise as the bytes permit: each line begins with it, the rest is a gradient."""
    noise = min(width * 3, (MOST_BYTES - (768 << 10)) // height)
    dice = random.Random(17)
    packed = zlib.compressobj(6)
    parts = []
    for line in range(height):
        rest = width * 3 - noise
        parts.append(packed.compress(b"\0" + dice.randbytes(noise) + bytes([line & 255]) * rest))
    parts.append(packed.flush())
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", b"".join(parts)) + chunk(b"IEND", b"")


def progressive(width, height, scans=1):
    """A progressive JPEG in one colour: scans of nothing but zeros, of which each takes a bit for a block."""
    out = bytearray(b"\xff\xd8\xff\xdb\0\x43\0" + b"\1" * 64)
    # three components, the first with twice the samples in both directions
    out += b"\xff\xc2\0\x11\x08" + struct.pack(">HH", height, width) + bytes([3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0])
    # one code, of one bit, for "as the block before"
    out += b"\xff\xc4\0\x14\0\1" + b"\0" * 16
    units = -(-width // 16) * -(-height // 16)
    for _ in range(scans):
        out += bytes([0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0]) + b"\0" * -(-units * 6 // 8)
    return bytes(out + b"\xff\xd9")


def upload(browser, home, picture):
    """Sends a cover by the form that the page has for it; fails with what the service says."""
    address = f"{home}/desk/page/pictures"
    forms = browser.see(address).forms()
    form = next(form for form in forms if ("picture", "cover") in form.fields)
    body = bytearray()
    for name, value in form.fields:
        body += f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
    body += f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="cover"; filename="a"\r\n\r\n'.encode()
    body += picture + f"\r\n--{BOUNDARY}--\r\n".encode()
    kind = ("Content-Type", f"multipart/form-data; boundary={BOUNDARY}")
    answer = browser.request("POST", form.action, body=bytes(body), headers=[kind])
    if answer.status != 303:
        said = re.search(r'class="error"[^>]*>([^<]*)', answer.text)
        raise RuntimeError(f"{answer.status}: {said[1] if said else 'no reason'}")


def measure(site, browser, home, name, picture, times):
    before = site.memory()
    site.forget_peak()
    began = time.monotonic()
    for _ in range(times):
        upload(browser, home, picture)
    took = (time.monotonic() - began) / times
    during = site.memory("VmHWM")
    time.sleep(2)
    after = site.memory()
    size = len(picture) / (1 << 20)
    print(f"{name:26} {size:5.1f} MiB {took:7.2f} s {before:8} MB {during:8} MB {after:8} MB {during - before:+8} MB")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program", nargs="?", default="target/release/podium")
    options.add_argument("--times", type=int, default=3)
    options = options.parse_args()
    pictures = {"PNG, 5,600 × 5,600": png(5_600, 5_600), "progressive JPEG, 4,000²": progressive(4_000, 4_000)}
    with Site(str(Path(options.program).resolve())) as site:
        browser = organizer(site)
        home = tournament(browser, "Memory")
        # what the first upload of all loads once
        upload(browser, home, png(640, 480))
        print(f"{'':26} {'file':>9} {'each':>9} {'before':>11} {'during':>11} {'after':>11} {'grown':>11}")
        for name, picture in pictures.items():
            measure(site, browser, home, name, picture, options.times)


main()
