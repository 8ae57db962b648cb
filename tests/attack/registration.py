"""Registration under attack (point 4)."""

import time

from attack import attack, both
from places import organizer, tournament
from running import Browser, Site


def register(browser, home, name):
    """Registers somebody; the status. The browser forgets, so that it is somebody else next time."""
    form = next((f for f in browser.see(f"{home}/register").forms() if f.action.endswith("/register")), None)
    if form is None:
        return "no form"
    status = browser.send(form, name=name).status
    for cookie in [name for name in browser.cookies if "podium_player_" in name]:
        browser.cookies.pop(cookie)
    return status


def counted(statuses):
    return ", ".join(f"{statuses.count(status)} × {status}" for status in sorted(set(statuses), key=str))


@attack(
    "registration: one browser makes players as fast as it can",
    "One browser made 2,179 players in 45 s.",
)
def flood(program, short):
    with Site(program) as site:
        home = tournament(organizer(site), registration="open")
        browser = Browser(site)
        statuses = []
        begun = time.monotonic()
        while time.monotonic() - begun < (2 if short else 45):
            statuses.append(register(browser, home, f"Player {len(statuses)}"))
        made = statuses.count(200) + statuses.count(303)
        other = register(Browser(site, "127.0.0.2"), home, "Ann Ash")
        return both(
            (made <= 100, f"{made} players are made, answers: {counted(statuses)}"),
            (other in (200, 303), f"somebody at another address registers meanwhile: {other}"),
        )


@attack(
    "registration: the waiting list is filled",
    "One browser filled a waiting list so that honest people got 409.",
    short=False,
)
def waiting_list(program, short):
    with Site(program) as site:
        home = tournament(organizer(site), registration="open", max_players="4")
        browser = Browser(site)
        statuses = [register(browser, home, f"Player {number}") for number in range(1200)]
        honest = register(Browser(site, "127.0.0.2"), home, "Ann Ash")
        made = statuses.count(200) + statuses.count(303)
        return both(
            (made <= 100, f"{made} of 1,200 are taken"),
            (honest in (200, 303), f"an honest person at another address: {honest}"),
        )
