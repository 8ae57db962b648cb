#!/usr/bin/env python3
"""The parts a release is made of: their licences as one text, and a CycloneDX bill of materials.

    parts.py check              fails where a part has no licence text, or a licence that is not an allowed one
    parts.py licences           the licence texts, to standard output
    parts.py sbom               CycloneDX 1.6 as JSON, to standard output
    parts.py standard-library   the path of the file with the licences of Rust's standard library

The time in the bill of materials is SOURCE_DATE_EPOCH, or that of the last commit. Only Python's standard library is used.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tomllib
import uuid

PROJECT = pathlib.Path(__file__).resolve().parent.parent

# The one list of licences that need no decision of a person.
ALLOWED = set(tomllib.loads((PROJECT / "deny.toml").read_text())["licenses"]["allow"])

# Crates without a licence text, and the file of this project that contains it.
TEXTS = {
    "governor": ["release/governor.txt"],
    "pq-src": ["release/PostgreSQL.txt"],
    # packaged without their texts
    "fluent-langneg": ["LICENSE-APACHE"],
    "impl-more": ["LICENSE-APACHE"],
    "intl_pluralrules": ["LICENSE-APACHE"],
}


def run(*command):
    return subprocess.run(command, cwd=PROJECT, check=True, stdout=subprocess.PIPE, text=True).stdout


class Part:
    """One package of the lock file, or a C library inside one."""

    def __init__(self, name, version, licence, purl, **more):
        self.name, self.version, self.purl = name, version, purl
        self.licence = re.sub(r"\s*/\s*", " OR ", licence or "")
        self.linked = more.get("linked", True)
        self.folder = more.get("folder")
        self.repository = more.get("repository")
        self.checksum = more.get("checksum")
        self.cpe = more.get("cpe")
        self.needs = more.get("needs", [])

    def texts(self):
        """The licence texts: the crate's own files, those named in TEXTS, and notices within bundled C sources."""
        if self.folder is None:
            return []
        pattern = re.compile(r".*licen[cs]e.*|copying.*|copyright.*|notices?(\..*)?", re.IGNORECASE)
        files = sorted(f for f in self.folder.iterdir() if f.is_file() and pattern.fullmatch(f.name))
        files = [f for f in files if f.suffix not in (".rs", ".toml")]
        files += [PROJECT / file for file in TEXTS.get(self.name, [])]
        return [f.read_text(errors="replace").strip("\n") for f in files] + notices(self.folder / "source")


def notices(sources):
    """Licences in comments of C files whose authors are others than the library's."""
    comments = set()
    for file in sources.rglob("*.[ch]"):
        for comment in re.findall(r"/\*(.*?)\*/", file.read_text(errors="replace"), re.DOTALL):
            if re.search(r"copyright.*(permission to use|permission is|redistribution and use)", comment, re.IGNORECASE | re.DOTALL):
                lines = [re.sub(r"^[ \t]*[*-]*[ \t]?", "", line).rstrip() for line in comment.splitlines()]
                comments.add("\n".join(lines).strip("\n"))
    return sorted(comments)


def allowed(expression):
    """Whether an SPDX expression can be met with allowed licences alone: one side of OR, both sides of AND."""
    tokens = re.findall(r"\(|\)|[^\s()]+", expression)

    def either():
        result = both()
        while tokens and tokens[0] == "OR":
            tokens.pop(0)
            result = both() or result
        return result

    def both():
        result = one()
        while tokens and tokens[0] == "AND":
            tokens.pop(0)
            result = one() and result
        return result

    def one():
        if not tokens:
            return False
        name = tokens.pop(0)
        if name == "(":
            result = either()
            return bool(tokens) and tokens.pop(0) == ")" and result
        if tokens and tokens[0] == "WITH":
            name = " ".join([name, tokens.pop(0), tokens.pop(0)])
        return name in ALLOWED

    return either() and not tokens


def target():
    return re.search(r"^host: (.*)$", run("rustc", "-vV"), re.MULTILINE).group(1)


def tree(edges):
    """The packages that `cargo tree` reaches, as (name, version)."""
    command = ["cargo", "tree", "--locked", "--target", target(), "--edges", edges, "--prefix", "none", "--format", "{p}"]
    lines = filter(None, run(*command).splitlines())
    return {(line.split()[0], line.split()[1].removeprefix("v")) for line in lines}


def read_parts():
    """The program itself, and every part of it: linked into it, or used only to build it."""
    metadata = json.loads(run("cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target()))
    packages = {p["id"]: p for p in metadata["packages"]}
    nodes = {n["id"]: n for n in metadata["resolve"]["nodes"]}
    lock = tomllib.loads((PROJECT / "Cargo.lock").read_text())
    checksums = {(p["name"], p["version"]): p.get("checksum") for p in lock["package"]}
    root = metadata["resolve"]["root"]
    # Metadata has the features that tests ask for as well, so what is built is asked of `cargo tree`.
    built = tree("normal,build")
    # Whatever a build script or a procedural macro needs runs while compiling; it is not in the program.
    linked = tree("normal,no-proc-macro")
    packages = {i: p for i, p in packages.items() if (p["name"], p["version"]) in built}

    def purl(package):
        return f"pkg:cargo/{package['name']}@{package['version'].replace('+', '%2B')}"

    def part(identity):
        package = packages[identity]
        needs = [d["pkg"] for d in nodes[identity]["deps"] if {k["kind"] for k in d["dep_kinds"]} != {"dev"}]
        needs = [n for n in needs if n in packages]
        return Part(
            package["name"], package["version"], package["license"], purl(package),
            linked=(package["name"], package["version"]) in linked,
            folder=pathlib.Path(package["manifest_path"]).parent,
            repository=package["repository"],
            checksum=checksums[package["name"], package["version"]],
            needs=sorted({purl(packages[n]) for n in needs}),
        )

    parts = {identity: part(identity) for identity in packages}
    program = parts.pop(root)
    # The program's own crates are no parts of it: what they need, it needs.
    own = [parts.pop(identity) for identity in set(metadata["workspace_members"]) - {root}]
    needs = set(program.needs).union(*(crate.needs for crate in own))
    program.needs = sorted(needs - {crate.purl for crate in own})
    parts = sorted(parts.values(), key=lambda p: (p.name, p.version))
    for outer in list(parts):
        parts += libraries_in(outer)
    version = re.search(r"^release: (.*)$", run("rustc", "-vV"), re.MULTILINE).group(1)
    # the letters of link cards; the text beside it says what was changed
    font = PROJECT / "src/web/public/card/font"
    parts.append(Part("inter-display", "4.0-beta7", "OFL-1.1", "pkg:generic/inter-display@4.0-beta7", folder=font))
    program.needs.append(parts[-1].purl)
    parts.append(Part("rust-standard-library", version, "MIT OR Apache-2.0", f"pkg:generic/rust@{version}"))
    program.needs.append(parts[-1].purl)
    return program, parts


def libraries_in(outer):
    """The C libraries that a crate brings along and compiles."""
    if outer.name == "libsqlite3-sys":
        header = (outer.folder / "sqlite3/sqlite3.h").read_text()
        name, version, licence = "sqlite", re.search(r'#define SQLITE_VERSION +"([^"]+)"', header).group(1), "blessing"
        cpe = f"cpe:2.3:a:sqlite:sqlite:{version}:*:*:*:*:*:*:*"
    elif outer.name == "pq-src":
        name, version, licence = "postgresql", outer.version.split("libpq-")[1], "PostgreSQL"
        cpe = f"cpe:2.3:a:postgresql:postgresql:{version}:*:*:*:*:*:*:*"
    else:
        return []
    inner = Part(name, version, licence, f"pkg:generic/{name}@{version}", cpe=cpe)
    outer.needs.append(inner.purl)
    return [inner]


def check(parts):
    problems = [f"{p.name} {p.version}: the licence {p.licence!r} is not an allowed one" for p in parts if not allowed(p.licence)]
    problems += [
        f"{p.name} {p.version} ({p.licence}): no licence text in {p.folder.name}; add one to TEXTS"
        for p in parts if p.folder is not None and not p.texts()
    ]
    if not standard_library().is_file():
        problems.append("the licences of Rust's standard library: COPYRIGHT-library.html is not in this toolchain (rustup component add rust-docs)")
    return problems


def standard_library():
    return pathlib.Path(run("rustc", "--print", "sysroot").strip()) / "share/doc/rust/COPYRIGHT-library.html"


def licences(program, parts):
    """A list of the parts and, once each, the licence texts they come with."""
    texts = {}
    for part in parts:
        for text in part.texts():
            # the same text in other line breaks or indents is the same text
            key = " ".join(text.split()).lower()
            texts.setdefault(key, (text, []))[1].append(f"{part.name} {part.version}")
    lines = [f"Podium {program.version} is licensed under {program.licence}. These are the parts it is made of.", ""]
    for title, linked in (("In the program", True), ("Used to build it", False)):
        lines += [f"{title}:", ""]
        lines += [f"  {p.name} {p.version}: {p.licence}" for p in parts if p.linked == linked] + [""]
    lines += [
        "SQLite is in the public domain. The licences within Rust's standard library are in the file",
        "rust-standard-library.html beside this one. All other texts follow.",
        "",
    ]
    for text, users in texts.values():
        lines += ["=" * 120, *wrapped("For " + ", ".join(users)), "-" * 120, "", text, ""]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def wrapped(text):
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) >= 120:
            lines.append("   ")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def component(part, kind="library"):
    result = {"type": kind, "bom-ref": part.purl, "name": part.name, "version": part.version}
    if kind == "library":
        # `excluded` is CycloneDX's word for what is documented but not in the product
        result["scope"] = "required" if part.linked else "excluded"
    if part.checksum:
        result["hashes"] = [{"alg": "SHA-256", "content": part.checksum}]
    result["licenses"] = [{"expression": part.licence}]
    if part.cpe:
        result["cpe"] = part.cpe
    result["purl"] = part.purl
    if part.repository:
        result["externalReferences"] = [{"type": "vcs", "url": part.repository}]
    return result


def sbom(program, parts):
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct")
    time = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc)
    bom = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "tools": {"components": [{"type": "application", "name": "podium release/parts.py"}]},
            "component": component(program, "application"),
            "properties": [{"name": "podium:target", "value": target()}],
        },
        "components": [component(p) for p in parts],
        "dependencies": [{"ref": p.purl, "dependsOn": p.needs} for p in [program, *parts]],
    }
    # the same parts at the same commit have the same number
    digest = hashlib.sha256(json.dumps(bom, sort_keys=True).encode()).hexdigest()
    bom["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}"
    return json.dumps(bom, indent=1, ensure_ascii=False) + "\n"


def main(arguments):
    if arguments not in (["check"], ["licences"], ["sbom"], ["standard-library"]):
        sys.exit(__doc__.strip())
    if arguments == ["standard-library"]:
        print(standard_library())
        return
    program, parts = read_parts()
    if arguments == ["check"]:
        problems = check(parts)
        linked = sum(p.linked for p in parts)
        print(f"{linked} parts in the program, {len(parts) - linked} used to build it, {len(problems)} problems")
        sys.exit("\n".join(problems) if problems else 0)
    sys.stdout.write(licences(program, parts) if arguments == ["licences"] else sbom(program, parts))


if __name__ == "__main__":
    main(sys.argv[1:])
