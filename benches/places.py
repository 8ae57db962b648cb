#!/usr/bin/env python3
"""Compares the places that Podium computes for events with those that were published: for each file of a folder, how many
pairs of players are in another order than in the file, and how many are equal here.

    benches/places.py FOLDER [PROGRAM]

The files are events in TopDeck's JSON whose standings have places; PROGRAM is podium (default: target/debug/podium). The
order is that of the final places; outside the playoff, players of one rank are equal. Players without a place here, such
as all of an event whose final is not decided, are counted as missing.
"""

import itertools
import json
import pathlib
import subprocess
import sys


def podium(program, file, *options):
    """What the program prints for a file; None if it refuses it."""
    done = subprocess.run([program, "standings", file, "--json", *options], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def places(program, file):
    """The key that orders each player, by id: players with equal keys are equal."""
    final, swiss = podium(program, file, "--final"), podium(program, file)
    if final is None or swiss is None:
        return None
    rank = {row["id"]: row["rank"] for row in swiss}
    cut = sum(row["reached"] is not None for row in final)
    return {row["id"]: row["place"] if row["reached"] else cut + rank[row["id"]] for row in final}


def compare(program, file):
    """The counts of a file: players, missing, moved, pairs, other order, equal here."""
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


def main():
    folder = pathlib.Path(sys.argv[1])
    program = sys.argv[2] if len(sys.argv) > 2 else "target/debug/podium"
    print(f"{'event':42} {'players':>7} {'missing':>7} {'pairs':>6} {'other order':>11} {'equal here':>10}")
    for file in sorted(folder.glob("*.json")):
        counts = compare(program, file)
        if counts is None:
            print(f"{file.stem:42} refused")
            continue
        players, missing, pairs, swapped, equal = counts
        print(f"{file.stem:42} {players:7} {missing:7} {pairs:6} {swapped:11} {equal:10}")


if __name__ == "__main__":
    main()
