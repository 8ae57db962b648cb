"""Runs Caddy with deploy/Caddyfile, on http and a port of its own, before a running Podium: pages come through, and what a
stream of events says arrives while the stream is open.

    python3 tests/deploy/caddy.py http://127.0.0.1:8080/ FOLDER_FOR_CADDY
"""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

base, folder = sys.argv[1].rstrip("/"), sys.argv[2]
# Nothing here may take longer.
PATIENCE = 30


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def dial(value, upstream):
    """Leads everything that is dialled to Podium."""
    if isinstance(value, dict):
        return {key: upstream if key == "dial" else dial(inner, upstream) for key, inner in value.items()}
    return [dial(inner, upstream) for inner in value] if isinstance(value, list) else value


adapted = subprocess.run(
    ["caddy", "adapt", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    capture_output=True, check=True, timeout=PATIENCE,
)
config = json.loads(adapted.stdout)
port = free_port()
[server] = config["apps"]["http"]["servers"].values()
server["listen"] = [f"127.0.0.1:{port}"]
server["automatic_https"] = {"disable": True}
server.pop("tls_connection_policies", None)
for route in server["routes"]:
    # by any name
    route.pop("match", None)
config = dial(config, base.removeprefix("http://"))
config["admin"] = {"disabled": True}
config.pop("logging", None)
with open(f"{folder}/caddy.json", "w", encoding="utf-8") as file:
    json.dump(config, file)

home = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
with open(f"{folder}/caddy.log", "wb") as log:
    caddy = subprocess.Popen(["caddy", "run", "--config", f"{folder}/caddy.json"], env=home, stderr=log, stdout=log)
try:
    front = f"http://127.0.0.1:{port}"
    until = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"{front}/healthz", timeout=PATIENCE).read()
            break
        except urllib.error.URLError:
            if caddy.poll() is not None or time.monotonic() > until:
                sys.exit(f"Caddy does not answer:\n{open(f'{folder}/caddy.log').read()}")
            time.sleep(0.1)
    home_page = urllib.request.urlopen(f"{front}/", timeout=PATIENCE).read().decode()
    slug = home_page.split('href="/t/')[1].split('"')[0].split("/")[0]
    asked = urllib.request.Request(f"{front}/t/{slug}", headers={"accept-encoding": "gzip"})
    page = urllib.request.urlopen(asked, timeout=PATIENCE)
    assert page.headers["content-encoding"] == "gzip", "the page comes as Podium has compressed it"
    again = urllib.request.Request(f"{front}/t/{slug}", headers={"if-none-match": page.headers["etag"]})
    try:
        urllib.request.urlopen(again, timeout=PATIENCE)
        sys.exit("a page that the reader has came once more")
    except urllib.error.HTTPError as answer:
        assert answer.code == 304, answer.code
    # the stream stays open: were it buffered, nothing would come
    stream = urllib.request.urlopen(f"{front}/t/{slug}/live", timeout=PATIENCE)
    assert stream.headers["content-type"].startswith("text/event-stream")
    first = [stream.readline().decode().strip() for _ in range(3)]
    assert any(line.startswith("data: {") or line.startswith("id: ") for line in first), first
    stream.close()
    print(f"a page, its 304 and a stream of {slug} come through Caddy")
finally:
    caddy.terminate()
    caddy.wait(PATIENCE)
