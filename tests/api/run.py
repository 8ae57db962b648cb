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
# The API's limits have separate tests.
FLAGS = ["--api-reads", "1000000", "--api-writes", "1000000"]
# Most calls are about something that is there: made-up words would only ever find that there is nothing.
CONFIG = """
[dictionaries.tournaments]
values = ["{slug}", "{slug}", "nowhere"]

[dictionaries.numbers]
values = [1, 2, 3, 4, 5, 9, 36]

[parameters]
"path.slug" = {{ dictionary = "tournaments", probability = 0.9 }}
"path.player" = {{ dictionary = "numbers", probability = 0.8 }}
"path.round" = {{ dictionary = "numbers", probability = 0.8 }}
"path.number" = {{ dictionary = "numbers", probability = 0.8 }}
"path.table" = {{ dictionary = "numbers", probability = 0.8 }}
"body.version" = {{ dictionary = "numbers", probability = 0.5 }}

# What is described is the form of a call. Whether the tournament allows it at that moment is another question, and a cursor is one
# that an answer gave.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 304, 400, 401, 403, 404, 409, 412, 422, 428]

# A mistake may be found after the question whether there is such a tournament, or such a role.
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 428]
"""


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


def calls(site, folder, slug, scope, token, chosen):
    """Runs schemathesis with a token; whether it found nothing."""
    program = Path(sys.executable).with_name("schemathesis")
    config = Path(folder) / "schemathesis.toml"
    config.write_text(CONFIG.format(slug=slug))
    command = [
        str(program), "--config-file", str(config),
        "run", f"{site.base}/api/v1/openapi.json", "--url", site.base,
        "--header", f"Authorization: Bearer {token}",
        "--seed", SEED, "--max-examples", str(chosen.examples), "--max-time", str(chosen.seconds),
        "--generation-database", "none", "--no-color", "--report-dir", folder,
        # it never ends
        "--exclude-path-regex", "/events$",
    ]
    began = time.monotonic()
    own = {"HOME": folder, "XDG_CACHE_HOME": folder}
    done = subprocess.run(command, env={**environment(), **own}, cwd=folder, stdin=subprocess.DEVNULL)
    print(f"{scope}: {'no failure' if done.returncode == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s", flush=True)
    return done.returncode == 0


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("program")
    reader.add_argument("--only", choices=SCOPES)
    reader.add_argument("--examples", type=int, default=12)
    reader.add_argument("--seconds", type=int, default=30)
    chosen = reader.parse_args()
    program = os.path.abspath(chosen.program)
    failed = []
    for scope in [chosen.only] if chosen.only else SCOPES:
        # a new tournament for each: what one has finished or cancelled is not there for the next
        with tempfile.TemporaryDirectory(prefix="podium-api-") as folder:
            data = os.path.join(folder, "data")
            password, slug = demo(program, data)
            with Site(program, *FLAGS, folder=data) as site:
                browser = Browser(site)
                browser.sign_in("organizer", password)
                if not calls(site, folder, slug, scope, make_token(browser, scope), chosen):
                    failed.append(scope)
                if not site.lives():
                    sys.exit(f"the program has ended: {site.log()[-4000:]}")
    if failed:
        sys.exit("schemathesis found failures: " + ", ".join(failed))


if __name__ == "__main__":
    main()
