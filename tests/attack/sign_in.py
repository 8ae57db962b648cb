"""Signing in under attack (point 3)."""

import base64
import hmac
import re
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

from attack import attack, both
from places import organizer
from running import PASSWORD, Browser, Site


def tries(site, names):
    """Wrong passwords for names, each from a browser without cookies, four at once; the statuses."""

    def one(name):
        return Browser(site).sign_in(name, "a wrong password entirely").status

    with ThreadPoolExecutor(4) as together:
        return list(together.map(one, names))


def counted(statuses):
    return ", ".join(f"{statuses.count(status)} × {status}" for status in sorted(set(statuses)))


@attack(
    "sign-in: 100 wrong passwords from the venue's address, then its organizer",
    "A hundred wrong passwords from a venue's address lock out its organizer with a known browser for 15 minutes.",
)
def locked_out(program, short):
    with Site(program) as site:
        ora = organizer(site)
        ora.fill("/account", "/sign-out")
        # other names each time, or the waiting for one name would keep the address from being counted
        statuses = tries(site, [f"guest{number}" for number in range(110)]) + tries(site, ["ora"] * 10)
        back = ora.sign_in("ora")
        stranger = Browser(site).sign_in("ora")
        return both(
            (ora.is_signed_in(), f"the organizer's known browser is let in ({back.status})"),
            (True, f"tries: {counted(statuses)}"),
            (True, f"an unknown browser at that address meanwhile: {stranger.status}"),
        )


@attack("sign-in: 64 at once", "64 parallel sign-ins took 624 MB.")
def at_once(program, short):
    with Site(program) as site:
        site.account("ora", "administrator")
        browsers = [Browser(site) for _ in range(64)]
        forms = [browser.see("/sign-in").form("/sign-in") for browser in browsers]
        before = site.memory()
        site.forget_peak()
        with ThreadPoolExecutor(64) as together:
            sent = together.map(lambda pair: pair[0].send(pair[1], name="ora", password=PASSWORD).status, zip(browsers, forms))
            statuses = list(sent)
        grown = site.memory("VmHWM") - before
        return both((grown <= 64, f"the process grows by {grown} MB"), (303 in statuses, f"answers: {counted(statuses)}"))


@attack("sign-in: common passwords", "Passwords that everybody tries first were taken.")
def common(program, short):
    with Site(program) as site:
        site.account("ora", "administrator")
        taken = []
        for password in ("password1234", "123456789012", "qwertyuiop12", "aaaaaaaaaaaa", "short-one", "ora-ora-ora-ora", "podiumpodium"):
            if site.command("user", "add", f"a{len(password)}{password[0]}", "--password-stdin", typed=password + "\n").returncode == 0:
                taken.append(password)
        fine = site.command("user", "add", "fine", "--password-stdin", typed=PASSWORD + "\n").returncode == 0
        return both(
            (not taken, f"taken: {', '.join(taken)}" if taken else "seven of them are refused"),
            (fine, "a good one is taken"),
        )


@attack("sign-in: what was typed as a name is kept", "Names typed at sign-in are stored: now and then one is a password.")
def typed_names(program, short):
    with Site(program) as site:
        typed = "my-secret-typed-as-a-name"
        site.account("ora", "administrator")
        Browser(site).sign_in(typed, "x" * 14)
        kept = [path.name for path in site.folder.iterdir() if typed.encode() in path.read_bytes()]
        logged = typed in site.log()
        return both((not kept, f"stored in {', '.join(kept)}" if kept else "it is in no file"), (not logged, "nor in the log" if not logged else "it is in the log"))


@attack(
    "sign-in: a browser that is found open after an hour",
    "Anyone who found an administrator's browser open could invite administrators, and remove staff and personal data.",
)
def found_open(program, short):
    with Site(program) as site:
        ora = organizer(site)
        form = ora.see("/accounts").form("/accounts/invitations")
        with sqlite3.connect(site.folder / "podium.sqlite3", timeout=10) as rows:
            rows.execute("UPDATE sessions SET proven_at = datetime(proven_at, '-2 hours')")
            # one is there: the link to set the site up
            before = rows.execute("SELECT count(*) FROM links").fetchone()[0]
        asked = ora.send(form, role="administrator")
        wrong = ora.send(asked.form("/accounts/invitations"), own_password="a wrong password entirely")
        with sqlite3.connect(f"file:{site.folder / 'podium.sqlite3'}?mode=ro", uri=True) as rows:
            made = rows.execute("SELECT count(*) FROM links").fetchone()[0]
        right = ora.send(wrong.form("/accounts/invitations"), own_password=PASSWORD)
        return both(
            (asked.status == 403 and wrong.status == 422 and made == before, f"the password is asked for ({asked.status}, {wrong.status})"),
            (right.status in (200, 303), "and with it the form goes through"),
        )


def code(secret, moved=0):
    """What an authenticator app shows for a key in base32 (RFC 6238), so many steps from now."""
    key = base64.b32decode(secret.replace(" ", "") + "=" * (-len(secret.replace(" ", "")) % 8))
    digest = hmac.digest(key, (int(time.time()) // 30 + moved).to_bytes(8, "big"), "sha1")
    at = digest[-1] & 15
    return f"{(int.from_bytes(digest[at:at + 4], 'big') & 0x7fffffff) % 1_000_000:06}"


@attack("sign-in: a stolen password of an account with a second factor", "A password alone opened every account.")
def stolen_password(program, short):
    with Site(program) as site:
        ora = organizer(site)
        ora.fill("/account/second-factor", "/second-factor/begin")
        page = ora.see("/account/second-factor")
        secret = re.search(r"<code>([A-Z2-7 ]+)</code>", page.text)[1]
        on = ora.send(page.form("/second-factor/confirm"), code=code(secret))
        thief = Browser(site)
        asked = thief.sign_in("ora")
        # the one that was used a moment ago, seen over a shoulder
        guesses = [code(secret)] + [f"{number:06}" for number in range(20)]
        statuses = []
        for guess in guesses:
            answer = thief.send(asked.form("/sign-in/code"), code=guess)
            statuses.append(answer.status)
        in_by_guess = thief.is_signed_in()
        return both(
            (on.status == 200, f"the factor is on ({on.status})"),
            (asked.status == 200 and not in_by_guess, "the password leads to the question for a code"),
            (303 not in statuses and 429 in statuses, f"a used code and twenty guesses: {counted(statuses)}"),
        )
