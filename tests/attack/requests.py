"""Requests as no browser sends them, streams, addresses (points 7 and 8)."""

import re
import resource
import time

from attack import attack, both
from places import organizer, player, tournament
from running import Browser, Site


@attack(
    "streams: one address opens all it can",
    "One address can take every file descriptor by live streams (20,000).",
)
def streams(program, short):
    flags = ["--streams", "60", "--streams-per-address", "30"] if short else []
    allowed = 30 if short else 6_000
    with Site(program, *flags) as site:
        home = tournament(organizer(site))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = allowed + 20
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, wanted + 500)), hard))
        request = f"GET {home}/live HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n\r\n".encode()
        sockets, statuses, retry = [], [], set()
        try:
            for _ in range(wanted):
                connection = site.connect()
                sockets.append(connection)
                connection.sendall(request)
                head = connection.recv(4096)
                statuses.append(int(head[9:12]))
                if statuses[-1] == 503:
                    retry.add(re.search(rb"(?i)retry-after: (\d+)", head) is not None)
            page = Browser(site).get(f"/en{home}").status
            with site.connect("127.0.0.2") as other:
                other.sendall(request)
                elsewhere = int(other.recv(4096)[9:12])
        finally:
            for connection in sockets:
                connection.close()
        return both(
            (statuses.count(200) <= allowed and 503 in statuses, f"{statuses.count(200):,} streams, then 503"),
            (retry == {True}, "with Retry-After" if retry == {True} else "without Retry-After"),
            (page == 200, f"a page meanwhile: {page}"),
            (elsewhere == 200, f"a stream of another address: {elsewhere}"),
        )


@attack("addresses: many for one page", "Kept pages have endless aliases (/pairings/0…02, /%73tandings).")
def aliases(program, short):
    with Site(program) as site:
        home = tournament(organizer(site))
        checks = []
        for alias in (f"{home}/%73tandings", f"{home}/standings/0001", f"/%74/{home.split('/')[2]}", f"{home}/pairings/0000001"):
            answer = Browser(site).get(alias)
            to = answer.header("location")
            held = answer.status != 200
            checks.append((held, f"{alias}: {answer.status}{' to ' + to if to else ''}"))
        return both(*checks)


@attack(
    "player's link: opened by another site",
    "A cross-site GET of a player's link silently replaces whose page a browser is.",
)
def cross_site_link(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora)
        _, ann = player(ora, home, "Ann Ash")
        _, bo = player(ora, home, "Bo Birch")
        browser = Browser(site)
        browser.see(ann)
        own = browser.see(f"{home}/me").text
        asked = browser.get(bo, headers=[("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")])
        after = browser.see(f"{home}/me").text
        same = "Ann Ash" in own and "Ann Ash" in after and "Bo Birch" not in after
        return both((same, f"the browser stays Ann's, who is asked first ({asked.status})" if same else f"the browser is Bo's now ({asked.status})"))


@attack("notices: a forged cookie", "The notice cookie is not signed: anyone who sets one speaks on our pages.")
def forged_notice(program, short):
    with Site(program) as site:
        browser = Browser(site)
        browser.cookies["podium_notice"] = "Call+this+number+and+tell+your+password"
        shown = [path for path in ("/sign-in", "/") if "tell your password" in browser.see(path).text]
        return both((not shown, f"shown on {', '.join(shown)}" if shown else "it is not shown"))


@attack("hosts: a name that is not ours", "Any Host is accepted, and is in the links that a page shows.")
def hosts(program, short):
    checks = []
    with Site(program) as site:
        for host, may in (("evil.example", False), (f"127.0.0.1:{site.port}", True), (f"localhost:{site.port}", True)):
            status = Browser(site, host=host).get("/sign-in").status
            checks.append(((status == 200) == may, f"without --public-url, {host.split(':')[0]}: {status}"))
    with Site(program, "--public-url", "https://podium.example") as site:
        for host, may in (("evil.example", False), ("podium.example", True)):
            status = Browser(site, host=host).get("/sign-in").status
            checks.append(((status == 200) == may, f"with it, {host}: {status}"))
    return both(*checks)


@attack("cookies: names on https", "Cookies had no __Host- prefix.")
def cookie_names(program, short):
    with Site(program, "--public-url", "https://podium.example") as site:
        site.account("ora", "administrator")
        browser = Browser(site, host="podium.example")
        page = browser.see("/sign-in")
        answer = browser.fill("/sign-in", "/sign-in", name="ora", password="three long-winded owls")
        set_ = [value for other in (page, answer) for name, value in other.headers if name.lower() == "set-cookie"]
        wrong = [value.split("=")[0] for value in set_ if "Secure" not in value or "HttpOnly" in value and not value.startswith("__Host-")]
        return both((bool(set_) and not wrong, f"without: {', '.join(sorted(set(wrong)))}" if wrong else f"{len(set_)} cookies, all of them"))


@attack("log: malformed requests", "Malformed requests are errors in the log: anybody fills it.")
def malformed(program, short):
    with Site(program) as site:
        for sent in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 400,
                     b"POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: x\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a: b\r\n" * 300 + b"\r\n",
                     b"GET /" + b"a" * 140_000 + b" HTTP/1.1\r\n\r\n", b"GET /%zz%ff/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
            site.raw(sent, timeout=3)
        alive = Browser(site).get("/healthz").status == 200
        time.sleep(0.2)
        errors = [line for line in site.log().splitlines() if re.search(r"\b(ERROR|WARN)\b", re.sub(r"\x1b\[\d*m", "", line))]
        return both((alive, "it serves on"), (not errors, f"{len(errors)} lines of errors, as {errors[0][:120]}" if errors else "no error in the log"))
