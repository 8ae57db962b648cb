#!/usr/bin/env python3
"""verify_draws.py EVENT.json: recomputes the draws of a finished event from docs/draws.md alone. Exit 1 if one differs
and the event's public log does not say that the draft was changed."""
import hashlib
import hmac
import json
import sys


def mac(secret, label):
    return hmac.new(secret, label.encode(), hashlib.sha256)


def order(secret, purpose, at, ids):
    return sorted(ids, key=lambda player: mac(secret, f"{purpose}/{at}/{player}").hexdigest())


def die(secret, purpose, at, sides):
    limit = 256 // sides * sides
    return next(byte for byte in mac(secret, f"{purpose}/{at}").digest() if byte < limit) % sides + 1


def sizes(players, size, uneven):
    if uneven == "byes":
        return [size] * (players // size)
    full, more = divmod(players, size)
    if uneven == "larger_pods" and more <= full:
        return [size + 1] * more + [size] * (full - more)
    if uneven == "smaller_pods_then_byes" and size > 3:
        # one pod of the standard size less for each player that the pods of one player less still need
        for smaller in range(size):
            left = players - smaller * (size - 1)
            if left >= 0 and left % size == 0:
                return [size] * (left // size) + [size - 1] * smaller
    pods = -(-players // size)
    if players // pods < 3:
        pods -= 1
    small, more = divmod(players, pods)
    return [small + 1] * more + [small] * (pods - more)


def changed(event):
    """Drafts that people changed, and those in which players were kept apart after the draw, by round/counter."""
    by_hand, kept_apart = set(), set()
    for line in event.get("log", []):
        after = line.get("after")
        if line.get("public") and isinstance(after, dict) and {"round", "draw_counter"} <= after.keys():
            at = f"{after['round']}/{after['draw_counter']}"
            if line.get("verb") in ("round.change", "round.late_entry") or after.get("kept_tables"):
                by_hand.add(at)
            if after.get("kept_apart"):
                kept_apart.add(at)
    return by_hand, kept_apart


def checks(event):
    tournament = event["tournament"]
    secret = bytes.fromhex(tournament["secret"])
    by_hand, kept_apart = changed(event)
    groups = any(player.get("avoid_group") for player in event["players"])
    yield "commitment", hashlib.sha256(secret).hexdigest() == tournament["commitment"], False
    swiss = [played for played in event["rounds"] if played.get("stage", "swiss") == "swiss"]
    for drawn in event.get("draws", []):
        purpose, at = drawn["purpose"], f"{drawn['round']}/{drawn['counter']}"
        if purpose in ("die", "flip"):
            agrees = drawn["rolled"] == die(secret, purpose, at, drawn["sides"])
        elif purpose == "bye":
            first = swiss[drawn["round"] - 1]
            everyone = {player for pod in first["pods"] for player in pod["seats"]} | set(first["byes"])
            everyone -= {player["id"] for player in event["players"] if player.get("awarded_byes", 0) >= drawn["round"]}
            agrees = drawn["drawn"] == order(secret, purpose, at, everyone)[: len(drawn["drawn"])]
        else:
            agrees = drawn["drawn"] == order(secret, purpose, at, drawn["drawn"])
        yield f"draw {purpose} {at}", agrees, purpose == "bye" and at in by_hand
    for played in swiss:
        at = f"{played['number']}/{played.get('draw_counter', 1)}"
        pods = [pod["seats"] for pod in played["pods"]]
        if tournament.get("seating", "random") == "random":
            yield f"seats {at}", all(seats == order(secret, "seats", at, seats) for seats in pods), at in by_hand
        if played["number"] == 1:
            drawn = order(secret, "order", at, [player for seats in pods for player in seats])
            level = tournament.get("rules_enforcement_level", "regular")
            uneven = tournament.get("uneven_pods", "smaller_pods" if level == "regular" else "byes")
            right, start = set(), 0
            cut = sizes(len(drawn), tournament.get("pod_size", 4), uneven)
            for size in sorted(cut, reverse=tournament.get("smaller_pods_at", "lowest") == "lowest"):
                right.add(frozenset(drawn[start : start + size]))
                start += size
            explained = groups or at in by_hand | kept_apart
            yield f"pods {at}", right == {frozenset(seats) for seats in pods}, explained
    seated = tournament.get("playoff_seats", "seed")
    for played in event["rounds"]:
        if played in swiss or seated == "seed":
            continue
        at = f"{played['number']}/{played.get('draw_counter', 1)}"
        agrees = True
        for seats in (pod["seats"] for pod in played["pods"]):
            drawn = order(secret, "seats", at, seats)
            if seated == "best_seed_chooses":
                first = drawn.index(seats[0])
                drawn = drawn[first:] + drawn[:first]
            agrees = agrees and seats == drawn
        yield f"seats {at}", agrees, at in by_hand


with open(sys.argv[1], encoding="utf-8") as file:
    results = list(checks(json.load(file)))
for what, agrees, explained in results:
    print("agrees " if agrees else "changed" if explained else "DIFFERS", what)
sys.exit(0 if all(agrees or explained for _, agrees, explained in results) else 1)
