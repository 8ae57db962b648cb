#!/usr/bin/env python3
"""Counts the lines of the program by what they are: code, comments, documentation, tests, blank; for each crate, and of
the scripts.

    benches/lines.py [FOLDER]

A file named tests.rs or …_tests.rs, a folder named tests, and what follows `#[cfg(test)]` before a module are tests.
"""

import pathlib
import re
import sys

KINDS = ["code", "doc", "comment", "test", "blank"]


def is_test_file(path):
    return path.stem.endswith("tests") or "tests" in path.parts


def lines_of(path, place):
    """The kind of each line of a file; `place`: its path below the root, whose own folders say nothing."""
    in_tests = is_test_file(place)
    after_attribute = False
    for line in path.read_text().splitlines():
        text = line.strip()
        if not in_tests and after_attribute and re.match(r"(pub(\([a-z]+\))? )?mod \w+ \{", text):
            in_tests = True
        after_attribute = text == "#[cfg(test)]"
        if not text:
            yield "blank"
        elif in_tests:
            yield "test"
        elif text.startswith(("///", "//!")):
            yield "doc"
        elif text.startswith("//"):
            yield "comment"
        else:
            yield "code"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    total = dict.fromkeys(KINDS, 0)
    print(f"{'':24}" + "".join(f"{kind:>10}" for kind in KINDS))
    crates = sorted(path for path in (root / "crates").glob("*/src")) + [root / "src", root / "static/js"]
    for folder in (path for path in crates if path.is_dir()):
        count = dict.fromkeys(KINDS, 0)
        for path in folder.rglob("*.js" if folder.name == "js" else "*.rs"):
            for kind in lines_of(path, path.relative_to(root)):
                count[kind] += 1
        print(f"{str(folder.relative_to(root)):24}" + "".join(f"{count[kind]:>10,}" for kind in KINDS))
        for kind in KINDS:
            total[kind] += count[kind]
    print(f"{'all':24}" + "".join(f"{total[kind]:>10,}" for kind in KINDS))


main()
