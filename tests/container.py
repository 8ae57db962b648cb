#!/usr/bin/env python3
"""Tries the Dockerfile without a container engine, with the tools of this machine.

The build stage's COPY and RUN steps are done in a clean temporary folder, with what .dockerignore lets through and with
crates that are already downloaded. The program that the last stage copies is then started with that stage's user,
environment, ENTRYPOINT and CMD (on 127.0.0.1 and a free port), asked for /healthz, judged by the HEALTHCHECK's own
command, and stopped by the STOPSIGNAL.

    python3 tests/container.py [--target FOLDER]

FOLDER is what the cache mount of the target folder would hold after an earlier build; without it everything is compiled.
"""

import fnmatch
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request

PROJECT = pathlib.Path(__file__).resolve().parent.parent
# the C library of Debian 12, which both stages are
GLIBC = (2, 36)


def fail(problem):
    sys.exit(f"Dockerfile: {problem}")


def stages(text):
    """Each stage as its FROM line and its instructions, with continued lines joined."""
    result = []
    text = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip():
            continue
        word, rest = line.strip().split(None, 1)
        if word == "FROM":
            result.append((rest, []))
        else:
            result[-1][1].append((word, rest))
    return result


def check_images(build, last):
    """Both stages name a version, the compiler is the project's, and what was linked in one runs in the other."""
    rust = re.fullmatch(r"rust:(\d+\.\d+)\.\d+-bookworm AS build", build)
    if not rust:
        fail(f"the build stage wants rust:X.Y.Z-bookworm, not {build}")
    wanted = tomllib.loads((PROJECT / "Cargo.toml").read_text())["workspace"]["package"]["rust-version"]
    if rust.group(1) != wanted:
        fail(f"Rust {rust.group(1)}, but Cargo.toml says {wanted}")
    if not re.fullmatch(r"debian:12\.\d+-slim", last):
        fail(f"the last stage wants debian:12.N-slim, not {last}")


def copy_context(to):
    """Copies what .dockerignore lets through: the last pattern that matches a path or a folder above it decides."""
    rules = [line.strip() for line in (PROJECT / ".dockerignore").read_text().splitlines()]
    rules = [line for line in rules if line and not line.startswith("#")]

    def is_sent(path):
        above = [str(path), *map(str, path.parents)]
        sent = True
        for rule in rules:
            if any(fnmatch.fnmatch(p, rule.lstrip("!")) for p in above if p != "."):
                sent = rule.startswith("!")
        return sent

    for folder, names, files in os.walk(PROJECT):
        here = pathlib.Path(folder).relative_to(PROJECT)
        # neither is ever let in again below
        names[:] = [n for n in names if n not in (".git", "target", "node_modules")]
        for file in files:
            if is_sent(here / file):
                (to / here).mkdir(parents=True, exist_ok=True)
                shutil.copy2(PROJECT / here / file, to / here / file)


def build(instructions, root, taken, cache):
    """Does the build stage's steps below `root`; of absolute paths, only those the last stage takes may be written."""
    folder = root
    for word, rest in instructions:
        if word == "WORKDIR":
            folder = root / rest.lstrip("/")
            folder.mkdir(parents=True)
        elif word == "COPY" and rest.split() == [".", "."]:
            copy_context(folder)
            if cache:
                (folder / "target").symlink_to(cache)
        elif word == "RUN":
            command = re.sub(r"--mount=\S+", "", rest).strip()
            for path in taken:
                (root / path.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
                command = command.replace(path, str(root / path.lstrip("/")))
            environment = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "CARGO_HOME", "RUSTUP_HOME")}
            environment["CARGO_NET_OFFLINE"] = "true"
            print(f"RUN {command}", flush=True)
            subprocess.run(["/bin/sh", "-c", command], cwd=folder, check=True, env=environment)
        else:
            fail(f"this script does not know what {word} {rest} does in a build stage")


def check_libraries(program):
    """The slim image has the C library and GCC's unwinder, and no newer C library than Debian 12's."""
    listed = subprocess.run(["ldd", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    names = re.findall(r"^\s*(\S+)", listed, re.MULTILINE)
    known = ("linux-vdso.", "libc.so.", "libm.so.", "libgcc_s.so.", "/lib64/ld-linux", "/lib/ld-linux")
    missing = [n for n in names if not n.startswith(known)]
    if missing:
        fail(f"the slim image does not have {missing}")
    newest = max(tuple(map(int, v)) for v in re.findall(rb"GLIBC_(\d+)\.(\d+)", program.read_bytes()))
    if newest > GLIBC:
        fail(f"the program needs glibc {newest}, the image has {GLIBC}")
    print(f"{program.stat().st_size / 1e6:.1f} MB, needs glibc {newest[0]}.{newest[1]}")


def start(instructions, program, data):
    """Starts the program as the container would, and returns it with its port and the health check's command."""
    last = dict(instructions)
    user = re.search(r"--uid (\d+)", last["RUN"]).group(1)
    if re.search(r"(\S+)$", last["RUN"]).group(1) != last["USER"]:
        fail("USER is not the one that RUN adds")
    variables = dict(re.findall(r"(\w+)=(\S+)", last["ENV"]))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    inside = last["EXPOSE"]
    if variables["PODIUM_LISTEN"] != f"0.0.0.0:{inside}" or {last["VOLUME"], last["WORKDIR"]} != {variables["PODIUM_DATA"]}:
        fail("ENV, EXPOSE, VOLUME and WORKDIR do not go together")
    variables.update(PODIUM_LISTEN=f"127.0.0.1:{port}", PODIUM_DATA=str(data), PATH=os.environ["PATH"])
    command = [*json.loads(last["ENTRYPOINT"]), *json.loads(last["CMD"])]
    if command[0] != program.name:
        fail(f"ENTRYPOINT {command[0]} is not {program.name}")
    as_user = {"user": int(user), "group": int(user), "extra_groups": []} if os.geteuid() == 0 else {}
    if as_user:
        os.chown(data, int(user), int(user))
    process = subprocess.Popen([program, *command[1:]], cwd=data, env=variables, **as_user)
    check = json.loads(last["HEALTHCHECK"].split("CMD", 1)[1])
    return process, port, [word.replace(f"/{inside} ", f"/{port} ") for word in check], last["STOPSIGNAL"]


def try_program(instructions, program, data):
    process, port, check, stop = start(instructions, program, data)
    try:
        answer = None
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as response:
                    answer = response.status
                break
            except OSError:
                time.sleep(0.1)
        if answer != 200:
            fail(f"/healthz answers {answer}")
        if subprocess.run(check, timeout=12).returncode != 0:
            fail(f"HEALTHCHECK finds the running program ill: {shlex.join(check)}")
        process.send_signal(signal.Signals[stop])
        if process.wait(timeout=25) != 0:
            fail(f"{stop} ends it with {process.returncode}")
        # a health check that cannot fail proves nothing
        if subprocess.run(check, timeout=12, stderr=subprocess.DEVNULL).returncode == 0:
            fail("HEALTHCHECK finds a stopped program well")
    finally:
        process.kill()


def main(arguments):
    if arguments and (len(arguments) != 2 or arguments[0] != "--target"):
        sys.exit(__doc__.strip())
    (build_image, steps), (last_image, final) = stages((PROJECT / "Dockerfile").read_text())
    check_images(build_image, last_image)
    copied = [rest.split() for word, rest in final if word == "COPY"]
    if any(words[0] != "--from=build" for words in copied):
        fail("the last stage copies from elsewhere than the build stage")
    taken = [words[1] for words in copied]
    with tempfile.TemporaryDirectory(prefix="podium-container-") as folder:
        root = pathlib.Path(folder)
        # the program runs as another user
        root.chmod(0o755)
        build(steps, root, taken, pathlib.Path(arguments[1]).resolve() if arguments else None)
        for path in taken:
            if not (root / path.lstrip("/")).is_file():
                fail(f"the build stage leaves no {path}")
        program = root / taken[0].lstrip("/")
        check_libraries(program)
        data = root / "data"
        data.mkdir()
        try_program([i for i in final if i[0] != "COPY"], program, data)
    print("The build stage builds; the program starts, answers, passes its health check, and stops.")


if __name__ == "__main__":
    main(sys.argv[1:])
