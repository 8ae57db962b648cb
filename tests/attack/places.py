"""A site with a tournament, as several attacks begin."""

import re
import urllib.parse

from running import Browser


def organizer(site):
    """Somebody who runs the site, signed in."""
    site.account("ora", "administrator")
    browser = Browser(site)
    browser.sign_in("ora")
    return browser


def tournament(organizer, name="Spring", **settings):
    """A tournament that is open, with settings of the form; its path."""
    form = organizer.see("/tournaments/new").form("/tournaments/new")
    made = organizer.send(form, name=name, **settings)
    if made.status != 303:
        raise RuntimeError(f"the tournament is not made: {made.status} {words(made.text)}")
    home = path_of(made).removesuffix("/desk")
    opened = organizer.send(organizer.see(f"{home}/desk").form("/desk/open"))
    if opened.status != 303:
        raise RuntimeError(f"the tournament is not opened: {words(opened.text)}")
    return home


def staff(site, organizer, home, name, role):
    """Somebody with a role in the tournament, signed in, who came by an invitation."""
    site.account(name, "staff")
    browser = Browser(site)
    browser.sign_in(name)
    shown = organizer.fill(f"{home}/desk/staff", "/staff/invitations", role=role)
    link = re.search(r"/link/[^\"<\s]+", shown.text)
    if not link:
        raise RuntimeError(f"no invitation: {shown.status} {words(shown.text)}")
    joined = browser.fill(link[0], "/join")
    if joined.status not in (200, 303):
        raise RuntimeError(f"{name} cannot join: {words(joined.text)}")
    return browser


def player(organizer, home, name):
    """Adds a player; their number and the path of their secret link."""
    added = organizer.fill(f"{home}/desk/players/add", "/players/add", name=name)
    listed = organizer.see(f"{home}/desk/players")
    rows = re.finditer(r'<tr id="p(\d+)".*?</tr>', listed.text, re.S)
    number = next((row[1] for row in rows if name in row[0]), None)
    if number is None:
        raise RuntimeError(f"{name} is not added: {added.status} {words(added.text)}")
    return number, link_of(organizer, home, number)


def link_of(organizer, home, number):
    page = organizer.see(f"{home}/desk/players/{number}/link")
    return urllib.parse.urlsplit(re.search(r"http[^\"<\s]+/p/[^\"<\s]+", page.text)[0]).path


def path_of(answer):
    """Where an answer leads, as a path."""
    return urllib.parse.urlsplit(answer.header("location")).path


def words(html):
    """The beginning of what a reader sees."""
    return " ".join(re.sub(r"<[^>]*>", " ", re.sub(r"(?s)<(head|header|nav)\b.*?</\1>", " ", html)).split())[:200]
