"""A running program with its own data folder, and browsers without a screen that use it."""

import http.client
import os
import re
import signal
import socket
import subprocess
import tempfile
import threading
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path

PASSWORD = "three long-winded owls"
REPOSITORY = Path(__file__).resolve().parents[2]


def environment():
    """The environment without settings of the program."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PODIUM_", "DATABASE_"))}


class Site:
    """`podium serve` on a free port of 127.0.0.1, ended by its process id."""

    def __init__(self, program, *flags, folder=None):
        self.program = program
        self.own_folder = None
        if folder is None:
            self.own_folder = tempfile.TemporaryDirectory(prefix="podium-attack-")
            # the folder that the program makes itself, under the umask that most systems have
            folder = Path(self.own_folder.name) / "data"
        self.folder = Path(folder)
        self.log_path = self.folder.parent / "log"
        log = open(self.log_path, "ab")
        self.process = subprocess.Popen(
            [program, "--data", str(self.folder), "serve", "--listen", "127.0.0.1:0", *flags],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True, env=environment(), umask=0o022,
        )
        log.close()
        self.said = []
        self.base = None
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("Podium is at "):
                self.base = line.removeprefix("Podium is at ").strip().rstrip("/")
                break
        if self.base is None:
            raise RuntimeError(f"the program does not start: {self.log()}")
        threading.Thread(target=lambda: self.said.extend(self.process.stdout), daemon=True).start()
        port = re.search(r":(\d+)$", self.listening())
        self.port = int(port[1])

    def listening(self):
        """The socket's own address: `--public-url` is what is printed."""
        inodes = set()
        for entry in os.listdir(f"/proc/{self.process.pid}/fd"):
            try:
                inodes.add(os.readlink(f"/proc/{self.process.pid}/fd/{entry}"))
            except OSError:
                continue
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            parts = line.split()
            if parts[3] == "0A" and f"socket:[{parts[9]}]" in inodes:
                return f"127.0.0.1:{int(parts[1].split(':')[1], 16)}"
        raise RuntimeError("the program listens nowhere")

    def command(self, *arguments, typed=None):
        """Runs another command on the same data."""
        return subprocess.run(
            [self.program, "--data", str(self.folder), *arguments],
            input=typed, capture_output=True, text=True, env=environment(), timeout=60, umask=0o022,
        )

    def account(self, name, role, password=PASSWORD):
        done = self.command("user", "add", name, "--role", role, "--password-stdin", typed=password + "\n")
        if done.returncode != 0:
            raise RuntimeError(done.stderr)

    def log(self):
        return self.log_path.read_text(errors="replace")

    def memory(self, field="VmRSS"):
        """MB of the process: now, or with `VmHWM` the most it ever had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{field}:\s+(\d+) kB", status)[1]) // 1024

    def forget_peak(self):
        """The most memory is counted from now on."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def lives(self):
        return self.process.poll() is None

    def stop(self):
        if self.lives():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(25)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        if self.own_folder:
            self.own_folder.cleanup()

    # -- sockets

    def connect(self, address="127.0.0.1", timeout=30):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout, source_address=(address, 0))

    def raw(self, sent, timeout=10):
        """Sends bytes; what comes until the connection is closed or nothing more comes."""
        with self.connect(timeout=timeout) as connection:
            try:
                connection.sendall(sent)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            return received(connection)


def received(connection):
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except OSError:
        pass
    return answer


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body
        self.text = body.decode(errors="replace")

    def header(self, name):
        return next((value for key, value in self.headers if key.lower() == name), "")

    def forms(self):
        reader = Forms()
        reader.feed(self.text)
        return reader.found

    def form(self, ending):
        for form in self.forms():
            if form.action.split("?")[0].endswith(ending):
                return form
        actions = [form.action for form in self.forms()]
        raise LookupError(f"{self.status}: no form leads to {ending}, only to {actions}")


class Form:
    def __init__(self, action):
        self.action, self.fields = action, []

    def filled(self, **values):
        self.fields = [(name, value) for name, value in self.fields if name not in values] + list(values.items())
        return self


class Forms(HTMLParser):
    """The forms of a page that are sent by POST, with the values of their fields."""

    def __init__(self):
        super().__init__()
        self.found, self.open, self.select, self.area = [], None, None, None

    def handle_starttag(self, tag, attributes):
        at = dict(attributes)
        if tag == "form" and at.get("method", "").lower() == "post":
            self.open = Form(at.get("action", ""))
            self.found.append(self.open)
        elif self.open is None:
            return
        elif tag == "input" and at.get("name"):
            kind = at.get("type", "text")
            if kind in ("submit", "button", "file") or (kind in ("checkbox", "radio") and "checked" not in at):
                return
            self.open.fields.append((at["name"], at.get("value") or ("on" if kind == "checkbox" else "")))
        elif tag == "select":
            self.select = [at.get("name"), None]
        elif tag == "option" and self.select and (self.select[1] is None or "selected" in at):
            self.select[1] = at.get("value", "")
        elif tag == "textarea":
            self.area = [at.get("name"), ""]

    def handle_data(self, data):
        if self.area:
            self.area[1] += data

    def handle_endtag(self, tag):
        if tag == "form":
            self.open = None
        elif tag == "select" and self.select and self.open:
            self.open.fields.append((self.select[0], self.select[1] or ""))
            self.select = None
        elif tag == "textarea" and self.area and self.open:
            self.open.fields.append((self.area[0], self.area[1].lstrip("\n")))
            self.area = None


class Browser:
    """Somebody with cookies, at an address of the machine itself: 127.0.0.2 is another client than 127.0.0.1."""

    def __init__(self, site, address="127.0.0.1", host=None):
        self.site, self.address, self.cookies = site, address, {}
        self.host = host or f"127.0.0.1:{site.port}"
        self.connection = None

    def request(self, method, path, body=None, headers=(), timeout=60):
        for attempt in (1, 2):
            if self.connection is None:
                self.connection = http.client.HTTPConnection(
                    "127.0.0.1", self.site.port, timeout=timeout, source_address=(self.address, 0)
                )
            sent = {"Host": self.host, **dict(headers)}
            if self.cookies:
                sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            try:
                self.connection.request(method, path, body=body, headers=sent)
                answer = self.connection.getresponse()
                body_read = answer.read()
                break
            except (http.client.HTTPException, OSError):
                self.connection.close()
                self.connection = None
                # a kept connection may have ended meanwhile
                if attempt == 2:
                    raise
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                pair, _, attributes = value.partition(";")
                cookie, _, content = pair.partition("=")
                if "max-age=0" in attributes.lower():
                    self.cookies.pop(cookie, None)
                else:
                    self.cookies[cookie] = content
        return Answer(answer.status, answer.getheaders(), body_read)

    def get(self, path, headers=()):
        return self.request("GET", path, headers=headers)

    def see(self, path):
        """The page, wherever it stands now."""
        answer = self.get(path)
        for _ in range(3):
            if answer.status not in (301, 302, 303, 307, 308):
                break
            answer = self.get(urllib.parse.urlsplit(answer.header("location"))._replace(scheme="", netloc="").geturl())
        return answer

    def post(self, path, fields, headers=()):
        body = urllib.parse.urlencode(fields)
        kind = ("Content-Type", "application/x-www-form-urlencoded")
        return self.request("POST", path, body=body, headers=[kind, *headers])

    def send(self, form, **values):
        form.filled(**values)
        return self.post(form.action, form.fields)

    def fill(self, page, ending, **values):
        """Opens a page and sends the form of it that leads there."""
        return self.send(self.see(page).form(ending), **values)

    def sign_in(self, name, password=PASSWORD):
        return self.fill("/sign-in", "/sign-in", name=name, password=password)

    def is_signed_in(self):
        return self.get("/account").status == 200

    def written(self, form):
        """The head, without its last empty line, and the body of a form, for attacks that send them in pieces."""
        body = urllib.parse.urlencode(form.fields).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = (
            f"POST {form.action} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookies}\r\nConnection: close\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode(), body
