"""Plays a whole event automatically: python3 bot.py http://your-podium podium_…

It makes a tournament, registers players, pairs each round, reports a winner at each table, and says who is the champion. The
token needs the scopes read, players, results, rounds and settings. Nothing but Python is needed.
"""
import http.client, json, sys, time, urllib.error, urllib.request

if len(sys.argv) != 3:
    sys.exit("usage: python3 bot.py ADDRESS TOKEN, as in: python3 bot.py http://your-podium podium_…")
base, token = sys.argv[1].rstrip("/"), sys.argv[2]

def request(method, path, body=None, last=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    if last:
        headers["Last-Event-ID"] = last
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(f"{base}/api/v1{path}", data, headers, method=method))
        except urllib.error.HTTPError as refused:
            if refused.code == 429:  # called too often: the answer says how long to wait
                time.sleep(int(refused.headers.get("Retry-After", 5)))
                continue
            try:
                why = json.load(refused)["detail"]  # a sentence
            except (ValueError, KeyError, TypeError):
                why = f"{base} answers {refused.code} and is apparently not Podium. Check the address."
            sys.exit(f"{method} {path}: {why}")

def call(*what):
    try:
        with request(*what) as answer:
            return json.load(answer)
    except (OSError, http.client.HTTPException, ValueError) as wrong:
        sys.exit(f"{base} does not answer as a Podium does ({wrong}). Look at the address; it begins with http:// or https://.")

# A change names the version that it was made from, so that nobody overwrites what they have not seen.
made = call("POST", "/tournaments", {"name": "Bot Open", "level": "regular", "swiss_rounds": 2, "cut": 4})
at = f"/tournaments/{made['slug']}"
call("POST", f"{at}/open", {"version": made["rounds"]["version"]})
names = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida", "Jo", "Kim", "Lea"]
call("POST", f"{at}/players", {"players": [{"name": name} for name in names]})

def step():
    """Looks at the tournament as it is now, and does what comes next."""
    now, played = call("GET", at), call("GET", f"{at}/rounds")
    last = played["rounds"][-1] if played["rounds"] else {"number": 0, "state": "none"}
    seen, here = {"version": played["version"]}, f"{at}/rounds/{last['number']}"
    if last["state"] == "draft":
        call("POST", f"{here}/publish", seen)
    elif last["state"] == "published":
        call("POST", f"{here}/start", seen)
    elif last["state"] == "running":
        for pod in call("GET", here)["pods"]:  # the lowest number wins
            winner = min(player["number"] for player in pod["players"])
            call("PUT", f"{here}/tables/{pod['table']}/result", {"games": [{"winner": winner}]})
        call("POST", f"{here}/finish", seen)
    elif now["state"] == "swiss" and last["number"] == now["plan"]["swiss_rounds"]:
        call("POST", f"{at}/cut", seen)
    elif now["champions"]:
        call("POST", f"{at}/finish", seen)
        print(f"{now['champions'][0]['name']} is the champion of {base}/t/{made['slug']}")
        sys.exit()
    else:
        call("POST", f"{at}/rounds", seen)

def changes():
    """Yields at each change. A stream ends after half an hour, or breaks: then it goes on after the last event."""
    last = None
    while True:
        try:
            with request("GET", f"{at}/events", last=last) as stream:
                event = ""
                for line in stream:
                    name, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if name == "event":
                        event = value
                    elif name == "id":
                        last = value
                    elif name == "data" and event == "version":  # a "beat" says only that the stream lives
                        yield
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(2)

# An event says only that something has changed, not what: then we read the state again. Nothing is polled in between.
for _ in changes():
    step()
