"""Every page that visitors may ask for, asked for as fast as it goes."""

import itertools
import re
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from attack import attack, both
from places import organizer
from running import REPOSITORY, Browser, Site, environment

VISITORS = 12
# The parts of an address, with values that differ from question to question.
PARTS = {
    "round": lambda n: n % 3 + 1,
    "number": lambda n: n % 3 + 1,
    "player": lambda n: n % 40 + 1,
    "table": lambda n: n % 9 + 1,
    "game": lambda _: 1,
    "step": lambda n: n,
    "part": lambda n: ["players", "judges", "rounds"][n % 3],
}
# Queries of the pages that read one; the others ignore it.
QUERIES = ["", "?q=p{n}", "?page={n}", "?of={slug},no-{n}", "?part={n}", "?player={n}", "?limit=500&from=2026-01-{n}"]


def public_routes():
    """The patterns of all pages for everybody but streams, which do not end."""
    table = (REPOSITORY / "tests/cases/access.txt").read_text()
    patterns = re.findall(r"^GET (\S+): everybody$", table, re.M)
    return [pattern for pattern in patterns if not pattern.endswith(("/live", "/events"))]


def addresses(slug, begin):
    """One address after the other, each route in turn, never the same query twice."""
    routes = public_routes()
    for n in itertools.count(begin):
        pattern = routes[n % len(routes)]
        fill = lambda part: slug if part[1] == "slug" else str(PARTS.get(part[1], lambda n: f"{n:032x}")(n))
        query = QUERIES[n // len(routes) % len(QUERIES)].format(n=n, slug=slug)
        # with and without a language: one of them leads to the other
        language = "/en" if n // len(routes) % 2 else ""
        yield language + re.sub(r"\{(\w+)\}", fill, pattern) + query


def sample(program, folder):
    """A site with the sample tournament."""
    filled = subprocess.run([program, "--data", folder, "demo"], capture_output=True, text=True, env=environment())
    if filled.returncode != 0:
        raise RuntimeError(filled.stderr)
    return Site(program, folder=folder)


@attack(
    "public pages: every route of theirs is flooded",
    "Twelve visitors who asked for statistics made a page of the staff take 1.1 to 1.5 s instead of 5 ms.",
)
def every_public_route(program, short):
    with tempfile.TemporaryDirectory(prefix="podium-attack-") as folder, sample(program, Path(folder) / "data") as site:
        ora = organizer(site)
        desk = re.search(r'href="(/t/[^/"]+)/desk"', ora.see("/tournaments").text)[1]
        slug = desk.removeprefix("/t/")
        over, wrong, counts = threading.Event(), [], []

        def visit(number):
            visitor, answers = Browser(site, f"127.0.0.{number + 2}"), 0
            for address in addresses(slug, number * 1_000_003):
                if over.is_set():
                    break
                status = visitor.request("GET", address).status
                answers += 1
                if status >= 500 and status != 503:
                    wrong.append(f"{address}: {status}")
            counts.append(answers)

        visitors = [threading.Thread(target=visit, args=(number,)) for number in range(VISITORS)]
        for thread in visitors:
            thread.start()
        times, refused = [], []
        until = time.monotonic() + (3 if short else 30)
        for page in itertools.cycle(["", "/floor", "/results", "/rounds", "/players", "/clock"]):
            if time.monotonic() > until:
                break
            asked = time.monotonic()
            status = ora.request("GET", f"{desk}/desk{page}").status
            times.append(time.monotonic() - asked)
            if status >= 400:
                refused.append(f"{page}: {status}")
        over.set()
        for thread in visitors:
            thread.join()
        times.sort()
        slowest = 1_000 * times[len(times) * 99 // 100]
        return both(
            (not refused, f"{len(times)} pages of the staff, {refused or 'none'} refused, 99 % within {slowest:.0f} ms"),
            (not wrong and sum(counts) > 0, f"{sum(counts)} answers to visitors, failures: {wrong[:5] or 'none'}"),
            (site.lives() and len(public_routes()) > 50, f"{len(public_routes())} routes"),
        )
