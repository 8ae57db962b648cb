"""Runs Caddy with deploy/Caddyfile, over http on a free port. Before a running Podium: pages come through, and what a
stream of events says arrives while the stream is open. Before a server that answers late: which requests wait for it, which
client address it sees, and which body is too large.

    python3 tests/deploy/caddy.py http://127.0.0.1:8080/ FOLDER_FOR_CADDY
"""

import contextlib
import http.server
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

base, folder = sys.argv[1].rstrip("/"), sys.argv[2]
# Nothing here may take longer.
PATIENCE = 30
# Since this one Caddy keeps a form that nobody takes yet.
KEEPS_FORMS = (2, 11, 2)
LARGEST = 17 << 20
# `finally` also where somebody ends this: Caddy would go on.
signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def dial(value, upstream):
    """Leads everything that is dialled to the upstream."""
    if isinstance(value, dict):
        return {key: upstream if key == "dial" else dial(inner, upstream) for key, inner in value.items()}
    return [dial(inner, upstream) for inner in value] if isinstance(value, list) else value


home = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}


def caddy(*arguments):
    return subprocess.run(["caddy", *arguments], env=home, capture_output=True, check=True, timeout=PATIENCE, text=True).stdout


def listens(port):
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def fronted(upstream):
    """Runs Caddy before the upstream, and gives its address."""
    config = json.loads(caddy("adapt", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"))
    port = free_port()
    [server] = config["apps"]["http"]["servers"].values()
    server["listen"] = [f"127.0.0.1:{port}"]
    server["automatic_https"] = {"disable": True}
    server.pop("tls_connection_policies", None)
    for route in server["routes"]:
        # by any name
        route.pop("match", None)
    config = dial(config, upstream)
    config["admin"] = {"disabled": True}
    config.pop("logging", None)
    with open(f"{folder}/caddy.json", "w", encoding="utf-8") as file:
        json.dump(config, file)
    with open(f"{folder}/caddy.log", "wb") as log:
        running = subprocess.Popen(["caddy", "run", "--config", f"{folder}/caddy.json"], env=home, stderr=log, stdout=log)
    try:
        until = time.monotonic() + PATIENCE
        while not listens(port):
            if running.poll() is not None or time.monotonic() > until:
                sys.exit(f"Caddy does not listen:\n{open(f'{folder}/caddy.log').read()}")
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def ask(address, body=None, headers={}):
    """The status of an answer, its headers and its text."""
    try:
        answer = urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        answer = error
    return answer.status, answer.headers, answer.read()


class Echo(http.server.BaseHTTPRequestHandler):
    """Says who asked, and what."""

    def do_GET(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        said = json.dumps({"for": self.headers["x-forwarded-for"], "host": self.headers["host"], "bytes": len(body)})
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said.encode())

    do_POST = do_GET

    def log_message(self, *_):
        pass


class LateServer(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        # a body over the limit ends in the middle
        pass


with fronted(base.removeprefix("http://")) as front:
    _, _, home_page = ask(f"{front}/")
    slug = home_page.decode().split('href="/en/t/')[1].split('"')[0].split("/")[0]
    status, headers, _ = ask(f"{front}/en/t/{slug}", headers={"accept-encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip"), "the page comes as Podium has compressed it"
    status, _, _ = ask(f"{front}/en/t/{slug}", headers={"if-none-match": headers["etag"]})
    assert status == 304, f"a page that the reader has came once more: {status}"
    # the stream stays open: were it buffered, nothing would come
    stream = urllib.request.urlopen(f"{front}/en/t/{slug}/live", timeout=PATIENCE)
    assert stream.headers["content-type"].startswith("text/event-stream")
    first = [stream.readline().decode().strip() for _ in range(3)]
    assert any(line.startswith("data: {") or line.startswith("id: ") for line in first), first
    stream.close()
    print(f"a page, its 304 and a stream of {slug} come through Caddy")

version = tuple(int(part) for part in caddy("version").split()[0].removeprefix("v").split("-")[0].split("."))
late = free_port()
with fronted(f"127.0.0.1:{late}") as front:
    answers = {}
    waiting = [
        threading.Thread(target=lambda kind=kind, body=body: answers.update({kind: ask(f"{front}/", body)[0]}))
        for kind, body in (("page", None), ("form", b"score=2"))
    ]
    for one in waiting:
        one.start()
    # both have been refused by then, at least once
    time.sleep(1)
    server = LateServer(("127.0.0.1", late), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for one in waiting:
        one.join(PATIENCE)
    assert answers == {"page": 200, "form": 200 if version >= KEEPS_FORMS else 502}, answers
    status, _, said = ask(f"{front}/", b"x" * 100, {"x-forwarded-for": "203.0.113.7", "host": "podium.example"})
    assert json.loads(said) == {"for": "127.0.0.1", "host": "podium.example", "bytes": 100}, said
    status, _, said = ask(f"{front}/", b"x" * LARGEST)
    assert (status, json.loads(said)["bytes"]) == (200, LARGEST), status
    status, _, _ = ask(f"{front}/", b"x" * (LARGEST + 1))
    assert status in (413, 502), f"a body over the limit: {status}"
    server.shutdown()
    print(f"a page waits for a restart, a form is answered {answers['form']}; no address is believed, {status} over the limit")
