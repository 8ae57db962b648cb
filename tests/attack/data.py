"""Data at rest, forgetting, the way to the database (points 5, 6, 8, 9)."""

import hashlib
import hmac
import re
import shutil
import socket
import sqlite3
import subprocess
import threading
from pathlib import Path

from attack import attack, both
from places import organizer, player, tournament, words
from running import PASSWORD, Browser, Site

SQLITE = "podium.sqlite3"


@attack("data: who may read the files", "Data folder 0755 and files 0644 under umask 022.")
def modes(program, short):
    with Site(program) as site:
        tournament(organizer(site))
        backup = site.folder.parent / "backup.sqlite3"
        done = site.command("backup", str(backup))
        paths = [site.folder, *site.folder.iterdir(), backup]
        open_to_others = [f"{path.name} {path.stat().st_mode & 0o777:04o}" for path in paths if path.stat().st_mode & 0o077]
        return both(
            (done.returncode == 0, "a copy is made"),
            (not open_to_others, f"open to others: {', '.join(open_to_others)}" if open_to_others
             else f"the folder, {len(paths) - 2} files and the copy are the owner's alone"),
        )


def rows_of(path):
    """Every text of every table, with the table's name."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as copy:
        for (table,) in copy.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for row in copy.execute(f'SELECT * FROM "{table}"'):
                for cell in row:
                    if isinstance(cell, str):
                        yield table, cell


def token(key, *parts):
    """The HMAC of parts with their lengths, of which links and forms are made."""
    mac = hmac.new(key.encode(), digestmod=hashlib.sha256)
    for part in parts:
        mac.update(len(part.encode()).to_bytes(8, "big") + part.encode())
    return mac.hexdigest()


@attack(
    "data: links made from a copy of the database",
    "The player-link key is in the database, and forms_used has links in clear: anyone who reads the file has all players' pages.",
)
def copied(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora, registration="open")
        player(ora, home, "Ann Ash")
        registered = Browser(site).fill(f"{home}/register", "/register", name="Bo Birch")
        opens = re.search(r"/p/([^\"<\s]+)", registered.text)[1]
        copy = Path(str(site.folder) + "-copy")
        copy.mkdir()
        for path in site.folder.glob(f"{SQLITE}*"):
            shutil.copy(path, copy)
        cells = list(rows_of(copy / SQLITE))
        in_clear = sorted({table for table, cell in cells if "/p/" in cell or "/link/" in cell or opens in cell})
        keys = {cell for table, cell in cells if table == "settings" and re.fullmatch(r"[0-9a-zA-Z_-]{32,200}", cell)}
        ids = {cell for _, cell in cells if re.fullmatch(r"[0-9a-f]{32}", cell)}
        made = [f"/p/{one}.{token(key, one, str(generation))[:32]}" for key in keys for one in ids for generation in (0, 1)]
        opened = [link for link in made if Browser(site).get(link).status == 303]
        # the program itself on the copy, which it has to itself
        with_copy = "does not start"
        try:
            with Site(program, folder=copy) as other:
                status = Browser(other).get(f"/p/{opens}").status
                with_copy = f"answers a player's link with {status}"
                opened += [opens] if status == 303 else []
        except RuntimeError:
            pass
        shutil.rmtree(copy)
        return both(
            (not in_clear, f"links are in {', '.join(in_clear)}" if in_clear else "no link is in it"),
            (not opened, f"{len(opened)} links open pages" if opened else f"{len(keys)} keys found, no link of theirs opens"),
            (not opened, f"the program on the copy alone {with_copy}"),
        )


@attack(
    "data: somebody who is forgotten",
    "\"Remove personal data\" leaves avoid_group, free-text reasons, announcements with the name, bytes in the WAL, and the "
    "secret link still opens.",
)
def forgotten(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora)
        number, link = player(ora, home, "Zebedee Quarx")
        typed = {
            "sorted_under": "Quarx-Umber, Zebedee", "team_mate": "Ophelia Wyrmwood", "pronouns": "xyr/xem-unique", "email": "zebedee@quarx.example",
            "decklist": "1 Quarxian Dreadmaw", "avoid_group": "Cousins of Quarx",
        }
        edited = ora.fill(f"{home}/desk/players/{number}", f"/players/{number}", **typed)
        phone = Browser(site)
        phone.see(link)
        ora.fill(f"{home}/desk/announcements", "/announcements", text="Zebedee Quarx has lost a hat.")
        shown = ora.see(f"{home}/desk/players/{number}")
        form = next(form for form in shown.forms() if form.action.endswith("/forget"))
        done = ora.send(form, confirm_forget="remove", reason="asked for it")
        after = ora.see(f"{home}/desk/players/{number}")
        values = ["Zebedee Quarx", *typed.values()]
        exports = [ora.get(f"{home}/desk/export/event.json").text, ora.get(f"{home}/desk/log.csv").text, site.log()]
        left = []
        for value in values:
            places = [path.name for path in site.folder.iterdir() if value.encode() in path.read_bytes()]
            places += [name for name, text in zip(("export", "log.csv", "log"), exports) if value in text]
            if places:
                left.append(f"{value} in {', '.join(places)}")
        # a sentence of an announcement is the organizer's own: it is shown to be changed
        named = [entry for entry in left if entry.startswith("Zebedee Quarx in")]
        offered = bool(named) and "has lost a hat" in after.text
        others = [entry for entry in left if entry not in named or not offered]
        opens = Browser(site).get(link).status
        held = phone.get(f"{home}/me")
        return both(
            (edited.status == 303 and done.status in (200, 303), f"removed ({done.status})"),
            (not others, f"left: {'; '.join(others)}" if others else "no field is left in any file, export or log"),
            (not named or offered, "the announcement that names the person is shown to be changed" if offered else "nor an announcement with the name"
             if not named else "an announcement with the name stays unseen"),
            (opens != 303 and "Your link" not in held.text, f"the secret link is answered {opens}"),
        )


@attack("database: TLS that was asked for", "sslmode was not looked at: a password could go over the network in clear.")
def tls(program, short):
    checks = []
    for mode in ("require", "verify-full"):
        came = b""
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(8)
            port = server.getsockname()[1]

            def take():
                nonlocal came
                while True:
                    try:
                        connection, _ = server.accept()
                    except OSError:
                        return
                    connection.settimeout(2)
                    try:
                        asked = connection.recv(8)
                        came += asked
                        # a server that has no TLS
                        if asked[4:] == b"\x04\xd2\x16\x2f":
                            connection.sendall(b"N")
                            came += connection.recv(4096)
                    except OSError:
                        pass
                    connection.close()

            taker = threading.Thread(target=take, daemon=True)
            taker.start()
            done = subprocess.run(
                [program, "--database-url", f"postgres://spy:secret-password@127.0.0.1:{port}/podium?sslmode={mode}", "migrate"],
                capture_output=True, text=True, timeout=60,
            )
        in_clear = b"spy" in came or b"podium" in came
        said = " ".join(done.stderr.split())[:140]
        checks.append((done.returncode != 0 and not in_clear, f"{mode}, from a server without it: {'in clear' if in_clear else 'refused'} ({said})"))
    return both(*checks)


@attack("trail: who signed in", "There is no record of who signed in, or tried to, and from where.")
def trail(program, short):
    with Site(program) as site:
        ora = organizer(site)
        Browser(site, "127.0.0.7").sign_in("ora", "a wrong password entirely")
        home = tournament(ora)
        number, _ = player(ora, home, "Ann Ash")
        ora.fill(f"{home}/desk/players/{number}/link", "/link")
        ora.get(f"{home}/desk/export/event.json")
        with sqlite3.connect(f"file:{site.folder / SQLITE}?mode=ro", uri=True) as rows:
            kinds = {kind: address for kind, address in rows.execute("SELECT kind, address FROM security_log")}
        wanted = {"signed_in": "127.0.0.1", "sign_in_failed": "127.0.0.7", "player_link_renewed": "127.0.0.1", "private_export": "127.0.0.1"}
        missing = [kind for kind, address in wanted.items() if kinds.get(kind) != address]
        return both((not missing, f"missing: {', '.join(missing)}" if missing else f"{', '.join(wanted)}: with time and address"))
