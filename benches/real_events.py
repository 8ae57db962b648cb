#!/usr/bin/env python3
"""Compares Podium with real events: a table of all files of a folder.

    benches/real_events.py FOLDER [PROGRAM]

The files are events in TopDeck's JSON whose standings have places; PROGRAM is podium (default: target/debug/podium).

* Places: how many pairs of players are in another order than was published, and how many are equal here. The order is that
  of the final places; outside the playoff, players of one rank are equal. Players without a place here, such as all of an
  event whose final is not decided, are counted as missing.
* Rounds: each Swiss round from the second on is paired again with what was known before it and with who sat in it, by byes
  where the hall had a bye and otherwise in smaller pods. For what the hall got and for what Podium pairs: pairs at a table
  that had met before, the sum over the tables of highest minus lowest match points, tables with two wins or more between
  them, and byes to players who had had one.
"""

import itertools
import json
import pathlib
import subprocess
import sys
import tempfile


def podium(program, *arguments):
    """What the program prints; None if it refuses."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def rows(program, file, *options):
    """The standings of a file."""
    text = podium(program, "standings", str(file), "--json", *options)
    return None if text is None else json.loads(text)


def places(program, file):
    """The key that orders each player, by id: players with equal keys are equal."""
    final, swiss = rows(program, file, "--final"), rows(program, file)
    if final is None or swiss is None:
        return None
    rank = {row["id"]: row["rank"] for row in swiss}
    cut = sum(row["reached"] is not None for row in final)
    return {row["id"]: row["place"] if row["reached"] else cut + rank[row["id"]] for row in final}


def compare_places(program, file):
    """The counts of a file: players, missing, pairs, other order, equal here."""
    published = [row for row in json.loads(file.read_text())["standings"] if row.get("standing")]
    published.sort(key=lambda row: int(row["standing"]))
    ids = [row.get("id") or row["name"] for row in published]
    here = places(program, file)
    if here is None:
        return None
    known = [player for player in ids if player in here]
    pairs = list(itertools.combinations([here[player] for player in known], 2))
    swapped = sum(better > worse for better, worse in pairs)
    equal = sum(better == worse for better, worse in pairs)
    return len(ids), len(ids) - len(known), len(pairs), swapped, equal


def document(program, file, folder):
    """The event as Podium's own document; None if it is refused."""
    data = tempfile.mkdtemp(dir=folder)
    said = podium(program, "--data", data, "import", str(file))
    return said and json.loads(podium(program, "--data", data, "export", said.strip()))


def before(event, number):
    """The event as it was before a Swiss round, with exactly those who are in that round."""
    played = [one for one in event["rounds"] if one["stage"] == "swiss" and one["number"] < number]
    this = next(one for one in event["rounds"] if one["number"] == number)
    seated = {player for pod in this["pods"] for player in pod["seats"]} | set(this.get("byes", []))
    ever = {player for one in played for pod in one["pods"] for player in pod["seats"]}
    ever |= {player for one in played for player in one.get("byes", []) + one.get("match_losses", [])}
    players = []
    for player in event["players"]:
        if player["id"] not in seated | ever:
            continue
        player = {name: value for name, value in player.items() if name not in ("status", "dropped_after", "disqualified_after")}
        if player["id"] not in seated:
            player["dropped_after"] = number - 1
        players.append(player)
    settings = {name: value for name, value in event["tournament"].items() if name not in ("state", "swiss_rounds", "playoff_cut")}
    settings["uneven_pods"] = "byes" if this.get("byes") else "smaller_pods"
    settings["swiss_rounds"] = max(one["number"] for one in event["rounds"] if one["stage"] == "swiss")
    rounds = [{name: one[name] for name in ("number", "stage", "pods", "byes", "match_losses") if name in one} for one in played]
    for one in rounds:
        one["pods"] = [{name: pod[name] for name in ("table", "seats", "result") if name in pod} for pod in one["pods"]]
    return {"format": event["format"], "tournament": settings, "players": players, "rounds": rounds}, this


def judge(rounds, points, win, pods, byes):
    """Of a round: pairs that had met, sum of spreads, tables with two wins or more between them, second byes."""
    met = {frozenset(pair) for one in rounds for pod in one["pods"] for pair in itertools.combinations(pod["seats"], 2)}
    had = {player for one in rounds for player in one.get("byes", [])}
    repeats = sum(frozenset(pair) in met for pod in pods for pair in itertools.combinations(pod, 2))
    spreads = [max(points.get(player, 0) for player in pod) - min(points.get(player, 0) for player in pod) for pod in pods]
    return repeats, sum(spreads), sum(spread >= 2 * win for spread in spreads), sum(player in had for player in byes)


def compare_rounds(program, event, folder):
    """Sums over the Swiss rounds from the second on: rounds, of the hall, of Podium."""
    hall, here, rounds = [0] * 4, [0] * 4, 0
    for number in [one["number"] for one in event["rounds"] if one["stage"] == "swiss" and one["number"] > 1]:
        known, this = before(event, number)
        file = pathlib.Path(folder) / "before.json"
        file.write_text(json.dumps(known))
        text = podium(program, "pair", str(file), "--seed", "real events", "--json")
        table = rows(program, file)
        if text is None or table is None:
            continue
        made = json.loads(text)
        points, win = {row["id"]: row["match_points"] for row in table}, known["tournament"]["points"]["win"]
        pods = [[seat if isinstance(seat, str) else seat["id"] for seat in pod["seats"]] for pod in made["pods"]]
        of_hall = judge(known["rounds"], points, win, [pod["seats"] for pod in this["pods"]], this.get("byes", []))
        of_podium = judge(known["rounds"], points, win, pods, made.get("byes", []))
        hall = [sum(two) for two in zip(hall, of_hall)]
        here = [sum(two) for two in zip(here, of_podium)]
        rounds += 1
    return rounds, hall, here


def main():
    folder = pathlib.Path(sys.argv[1])
    program = sys.argv[2] if len(sys.argv) > 2 else "target/debug/podium"
    print(
        f"{'event':42} {'players':>7} {'missing':>7} {'pairs':>6} {'other order':>11} {'equal here':>10} {'rounds':>6} "
        f"{'repeats':>12} {'spread':>12} {'far apart':>12} {'second byes':>12}   (hall → Podium)"
    )
    totals = None
    with tempfile.TemporaryDirectory() as work:
        for file in sorted(folder.glob("*.json")):
            counts = compare_places(program, file)
            event = document(program, file, work)
            if counts is None or event is None:
                print(f"{file.stem:42} refused")
                continue
            line = [*counts, *compare_rounds(program, event, work)]
            print_line(file.stem, line)
            totals = line if totals is None else [added(*two) for two in zip(totals, line)]
    if totals:
        print_line("all", totals)


def added(one, other):
    """The sum of two numbers, or of two lists of them."""
    return [sum(two) for two in zip(one, other)] if isinstance(one, list) else one + other


def print_line(name, line):
    players, missing, pairs, swapped, equal, rounds, hall, here = line
    both = " ".join(f"{f'{a} → {b}':>12}" for a, b in zip(hall, here))
    print(f"{name:42} {players:7} {missing:7} {pairs:6} {swapped:11} {equal:10} {rounds:6} {both}")


if __name__ == "__main__":
    main()
