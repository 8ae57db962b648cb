"""Runs schemathesis over a running program, once for each scope, with a token that was just made.

    python tests/api/run.py PROGRAM [--only SCOPE] [--examples NUMBER] [--seconds NUMBER]

Whatever it starts has ended, and whatever it has written is gone, when it is over.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "attack"))

from running import Browser, Site, environment  # noqa: E402

SCOPES = ["read", "players", "results", "rounds", "webhooks", "settings"]
# The same calls in each run.
SEED = "7"
# The API's limits are tried by tests of their own.
FLAGS = ["--api-reads", "1000000", "--api-writes", "1000000"]


def demo(program, folder):
    """Fills an empty folder; the organizer's password, and the tournament's address."""
    done = subprocess.run([program, "--data", folder, "demo"], capture_output=True, text=True, env=environment(), timeout=120)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    slug = re.search(r"/t/([\w-]+)", done.stdout)[1]
    password = re.search(r"with the password (\S+)", done.stdout)[1]
    return password, slug


def make_token(browser, scope):
    """Makes a token by the form on the account's page."""
    page = browser.see("/account/tokens")
    form = page.form("/account/tokens")
    form.fields = [(name, value) for name, value in form.fields if name != "scopes"]
    form.fields.append(("scopes", scope))
    answer = browser.send(form, name=f"schemathesis {scope}")
    while answer.status == 303:
        answer = browser.get(answer.header("location"))
    found = re.search(r"podium_[a-z0-9]{20,}", answer.text)
    if not found:
        raise RuntimeError(f"no token of the scope {scope}: {answer.status} {answer.text[:2000]}")
    return found[0]


def calls(site, folder, scope, token, chosen):
    """Runs schemathesis with a token; whether it found nothing."""
    program = Path(sys.executable).with_name("schemathesis")
    command = [
        str(program), "--config-file", str(HERE / "schemathesis.toml"),
        "run", f"{site.base}/api/v1/openapi.json", "--url", site.base,
        "--header", f"Authorization: Bearer {token}",
        "--seed", SEED, "--max-examples", str(chosen.examples), "--max-time", str(chosen.seconds),
        "--generation-database", "none", "--no-color", "--report-dir", folder,
        # it never ends
        "--exclude-path-regex", "/events$",
    ]
    began = time.monotonic()
    own = {"PODIUM_TOKEN": token, "HOME": folder, "XDG_CACHE_HOME": folder}
    done = subprocess.run(command, env={**environment(), **own}, cwd=folder, stdin=subprocess.DEVNULL)
    print(f"{scope}: {'no failure' if done.returncode == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s", flush=True)
    return done.returncode == 0


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("program")
    reader.add_argument("--only", choices=SCOPES)
    reader.add_argument("--examples", type=int, default=12)
    reader.add_argument("--seconds", type=int, default=35)
    chosen = reader.parse_args()
    program = os.path.abspath(chosen.program)
    with tempfile.TemporaryDirectory(prefix="podium-api-") as folder:
        data = os.path.join(folder, "data")
        password, slug = demo(program, data)
        with Site(program, *FLAGS, folder=data) as site:
            os.environ["API_SLUG"] = slug
            browser = Browser(site)
            browser.sign_in("organizer", password)
            failed = []
            for scope in [chosen.only] if chosen.only else SCOPES:
                if not calls(site, folder, scope, make_token(browser, scope), chosen):
                    failed.append(scope)
            if not site.lives():
                failed.append(f"the program has ended: {site.log()[-4000:]}")
    if failed:
        sys.exit("schemathesis found failures: " + ", ".join(failed))


if __name__ == "__main__":
    main()
