"""Rights while a request is held open, and what the bodies of requests hold (points 1 and 2)."""

import socket
import threading
import time

from attack import attack, both
from places import organizer, player, staff, tournament
from running import Browser, Site, received


class HeldOpen:
    """A form whose head and first half were sent."""

    def __init__(self, browser, form):
        head, body = browser.written(form)
        self.rest = body[len(body) // 2:]
        self.socket = browser.site.connect()
        self.socket.sendall(head + body[:len(body) // 2])
        # long enough for the head to be read
        time.sleep(0.3)

    def finish(self):
        try:
            self.socket.sendall(self.rest)
        except OSError:
            pass
        answer = received(self.socket).decode(errors="replace")
        self.socket.close()
        return answer

    def status(self):
        return int((self.finish().split() + ["", "0"])[1])


@attack(
    "rights: a request held open while its sender loses the right",
    "A judge removed, or an account disabled, while their request is held open still acts, seen after 420 s.",
)
def held_open(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora)
        checks = []
        for name, what in (("jo", "removed"), ("kim", "disabled")):
            judge = staff(site, ora, home, name, "head_judge")
            form = judge.see(f"{home}/desk/announcements").form("/announcements").filled(text=f"{name} was here")
            held = HeldOpen(judge, form)
            if what == "removed":
                # the members are listed in the order in which they joined
                remove = [form for form in ora.see(f"{home}/desk/staff").forms() if form.action.endswith("/remove")][-1]
                if ora.send(remove).status != 303:
                    raise RuntimeError("nobody is removed")
            else:
                site.command("user", "disable", name)
            answer = held.finish()
            stands = f"{name} was here" in Browser(site).see(home).text
            status = answer[9:12]
            held_off = not stands and (status in ("401", "403", "409") or "location: /sign-in" in answer)
            checks.append((held_off, f"of somebody {what} it is answered {status}, and nothing is done"
                           if held_off else f"somebody {what} acted ({status})"))
        number, link = player(ora, home, "Ann Ash")
        ann = Browser(site)
        ann.see(link)
        forms = ann.see(f"{home}/me").forms()
        form = next((form for form in forms if form.action.endswith(("/me/check-in", "/me/drop", "/me/withdraw"))), None)
        if form:
            held = HeldOpen(ann, form.filled(confirm="drop"))
            ora.fill(f"{home}/desk/players/{number}/link", "/link")
            status = held.status()
            checks.append((status in (401, 403, 409), f"by a link renewed meanwhile: {status}"))
        return both(*checks)


def uploads(site, browser, path, csrf, count, size):
    """Sends files at once, and holds them open before the last byte; the statuses that came, and MB that were held."""
    head = (
        f'--b\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n{csrf}\r\n'
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    ).encode()
    end = b"\r\n--b--\r\n"
    length = len(head) + size + len(end)
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    first = (
        f"POST {path} HTTP/1.1\r\nHost: {browser.host}\r\nCookie: {cookies}\r\nConnection: close\r\n"
        f"Content-Type: multipart/form-data; boundary=b\r\nContent-Length: {length}\r\n\r\n"
    ).encode() + head
    before = site.memory()
    site.forget_peak()
    statuses = []
    all_sent = threading.Barrier(count)

    def upload():
        with site.connect() as connection:
            try:
                connection.sendall(first)
                part = b"x" * 65536
                for _ in range(size // len(part)):
                    connection.sendall(part)
            except OSError:
                pass
            # a client that is not turned away keeps in memory what it has sent until all have sent theirs
            try:
                all_sent.wait(20)
            except threading.BrokenBarrierError:
                pass
            try:
                connection.sendall(b"x" * (size % 65536) + end)
            except OSError:
                pass
            statuses.append(received(connection)[9:12].decode() or "closed")

    threads = [threading.Thread(target=upload) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses, site.memory("VmHWM") - before


@attack(
    "bodies: 60 sockets with 16 MB of multipart to /sign-in",
    "Any POST, /sign-in too, reads 16 MB of multipart before it looks at the token: 60 sockets take 1,076 MB.",
)
def anonymous_uploads(program, short):
    with Site(program) as site:
        visitor = Browser(site)
        csrf = dict(visitor.see("/sign-in").form("/sign-in").fields)["csrf"]
        statuses, grown = uploads(site, visitor, "/sign-in", csrf, 60, 16 << 20)
        alive = site.lives() and Browser(site).get("/healthz").status == 200
        return both(
            (grown <= 64 and alive, f"the process grows by {grown} MB"),
            ("303" not in statuses and "200" not in statuses, f"answers: {counted(statuses)}"),
        )


@attack(
    "bodies: 60 organizers' uploads of 15 MB, held before the last byte",
    "There was no ceiling on what uploads hold in all.",
    short=False,
)
def allowed_uploads(program, short):
    with Site(program) as site:
        ora = organizer(site)
        home = tournament(ora)
        path = f"{home}/desk/players/list"
        csrf = dict(ora.see(path).form("/list").fields)["csrf"]
        statuses, grown = uploads(site, ora, path, csrf, 60, 15 << 20)
        alive = site.lives() and Browser(site).get("/healthz").status == 200
        return both(
            (grown <= 512 and alive, f"the process grows by {grown} MB"),
            ("503" in statuses or "closed" in statuses, f"answers: {counted(statuses)}"),
        )


@attack(
    "bodies: a form that stalls, and one that drips",
    "A stalled body lives forever.",
    short=False,
)
def stalled(program, short):
    with Site(program) as site:
        visitor = Browser(site)
        form = visitor.see("/sign-in").form("/sign-in").filled(name="ann", password="x" * 3000)
        begun = time.monotonic()
        stall, drip = HeldOpen(visitor, form), HeldOpen(visitor, form)
        drip.socket.setblocking(False)
        seconds, answers = {}, {}
        while time.monotonic() - begun < 150 and len(answers) < 2:
            for name, held in (("stalled", stall), ("dripping", drip)):
                if name in answers:
                    continue
                held.socket.settimeout(0.2)
                try:
                    if name == "dripping":
                        held.socket.sendall(b"x")
                    part = held.socket.recv(12)
                    answers[name], seconds[name] = part[9:12].decode() or "closed", time.monotonic() - begun
                except socket.timeout:
                    pass
                except OSError:
                    answers[name], seconds[name] = "closed", time.monotonic() - begun
            time.sleep(0.5)
        return both(*(
            (name in answers, f"{name}: {answers[name]} after {seconds[name]:.0f} s" if name in answers else f"{name}: still open after 150 s")
            for name in ("stalled", "dripping")
        ))


def counted(statuses):
    return ", ".join(f"{statuses.count(status)} × {status}" for status in sorted(set(statuses)))
