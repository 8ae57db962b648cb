"""Registration under attack (point 4)."""

import re
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
        settings = {"registrations_per_address": "20"} if short else {}
        most = 20 if short else 400
        home = tournament(organizer(site), registration="open", **settings)
        browser = Browser(site)
        statuses = []
        begun = time.monotonic()
        while len(statuses) < 25 if short else time.monotonic() - begun < 45:
            statuses.append(register(browser, home, f"Player {len(statuses)}"))
        made = statuses.count(200) + statuses.count(303)
        other = register(Browser(site, "127.0.0.2"), home, "Ann Ash")
        return both(
            (made <= most and 429 in statuses, f"{made} players are made, answers: {counted(statuses)}"),
            (other in (200, 303), f"somebody at another address registers meanwhile: {other}"),
        )


@attack(
    "registration: the waiting list is filled",
    "One browser filled a waiting list so that honest people got 409.",
    short=False,
)
def waiting_list(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora, registration="open", max_players="4")
        browser = Browser(site)
        statuses = [register(browser, home, f"Player {number}") for number in range(2200)]
        honest = register(Browser(site, "127.0.0.2"), home, "Ann Ash")
        made = statuses.count(200) + statuses.count(303)
        return both(
            (made <= 400, f"{made} of 2,200 are taken"),
            (honest in (200, 303), f"an honest person at another address: {honest}"),
        )


@attack("registration: a script that has not seen the poster", "Anyone who knew the address could register.")
def poster(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora, registration="approval")
        crowd = [register(Browser(site, f"127.0.0.{number}"), home, f"Player {number}") for number in range(2, 12)]
        listed = ora.see(f"{home}/desk/players?show=pending")
        refused = ora.send(listed.form("/refuse-all"))
        left = len(re.findall(r'<tr id="p\d+"', ora.see(f"{home}/desk/players?show=pending").text))
        ora.fill(f"{home}/desk/players/registration", "/registration/code")
        shown = ora.see(f"{home}/desk/players/registration").text
        link = re.search(r"/t/[^\"<\s]+/register\?code=[^\"<\s]+", shown)[0]
        without = register(Browser(site), home, "Bo Birch")
        guest = Browser(site)
        with_it = guest.send(guest.see(link).form("/register"), name="Ann Ash").status
        return both(
            (refused.status == 303 and left == 0, f"{len(crowd)} who wait are refused by one press, {left} are left"),
            (without == 422, f"without the code: {without}"),
            (with_it == 200, f"from the poster: {with_it}"),
        )


@attack(
    "registration: the form sent again, after the link was renewed",
    "Not seen by the review: a person who sent the form of a registration again got the link as it was now.",
)
def sent_again(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora, registration="open")
        phone = Browser(site)
        form = phone.see(f"{home}/register").form("/register")
        first = phone.send(form, name="Ann Ash")
        phone.cookies = {name: value for name, value in phone.cookies.items() if "podium_player_" not in name}
        again = phone.post(form.action, form.fields)
        number = re.search(r'<tr id="p(\d+)"', ora.see(f"{home}/desk/players").text)[1]
        ora.fill(f"{home}/desk/players/{number}/link", "/link")
        later = phone.post(form.action, form.fields)
        return both(
            (first.status == 200 and again.status == 303, "sent twice it leads to the same player"),
            ("/p/" not in later.header("location") and later.status < 500, f"after the link was renewed: {later.status} {later.header('location')[:20]}"),
        )
