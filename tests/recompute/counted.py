#!/usr/bin/env python3
"""Statistics computed once more, from event documents alone and with floating-point numbers.

counted.py make SLUG SEED < ROUNDS   an event document from what `podium simulate --jsonl --seed SEED` printed: with results,
                                        commanders, times, a cut and a final, all of them decided by the seed
counted.py check ANSWER EVENT…       compares what the API counted (the member `counted` of a tournament's statistics, or the
                                        answer for several) with what the events come to; exit 1 with every difference"""
import hashlib
import json
import math
import random
import sys
import unicodedata
from collections import Counter
from datetime import datetime, timedelta, timezone

Z = 1.959963984540054
COMMANDERS = ["Kinnan, Bonder Prodigy", "Najeela, the Blade-Blossom", "Rograkh, Son of Rohgahh+Silas Renn, Seeker Adept",
              "Tymna the Weaver+Kraum, Ludevic's Opus", "Sisay, Weatherlight Captain", "Magda, Brazen Outlaw",
              "Tivit, Seller of Secrets", "Thrasios, Triton Hero+Tymna the Weaver",
              "Lim-Dûl the Necromancer", "Esika, God of the Tree // The Prismatic Bridge"]
# how people write a card's name
SPELLINGS = [str.upper, lambda name: name.replace("'", "’"), lambda name: name.replace(" ", "  "), lambda name: name.replace("û", "u"),
             lambda name: unicodedata.normalize("NFD", name), lambda name: name.split(" // ")[0]]


# Events

def outcome(seed, number, pod):
    """The result of a pod as `podium simulate` plays it: the winner's number, or None."""
    digest = lambda text: hashlib.sha256(text.encode()).digest()
    if digest(f"{seed}:{number}:{','.join(map(str, sorted(pod)))}")[0] < 51:
        return None
    return min(pod, key=lambda player: digest(f"{seed}:{number}:{player}"))


def make(slug, seed, lines):
    chance = random.Random(seed)
    rounds = [json.loads(line) for line in lines if line.strip()]
    everybody = sorted({player for one in rounds for player in sum(one["pods"], []) + one["byes"]})
    ids = {player: f"p{player}" for player in everybody}
    begin = datetime(2026, 5, 9, 8, 0, tzinfo=timezone.utc)
    points, made = dict.fromkeys(everybody, 0), []
    for one in rounds:
        started = begin + timedelta(minutes=100 * (one["round"] - 1))
        pods = []
        for pod in one["pods"]:
            winner = outcome(seed, one["round"], pod)
            seats = [ids[player] for player in pod]
            if winner is None:
                # T3: now and then somebody has no share in the draw
                result = {"draw": seats[1:] if chance.random() < 0.2 else seats}
                for player in pod:
                    points[player] += ids[player] in result["draw"]
            else:
                points[winner] += 5
                result = {"winner": ids[winner]}
                if chance.random() < 0.3:
                    others = [seat for seat in seats if seat != ids[winner]]
                    result = {"games": [{"winner": ids[winner]}], "conceded": others[:chance.randrange(2)], "match_losses": []}
            minutes = chance.randrange(20, 85)
            pods.append({"table": len(pods) + 1, "seats": seats, "result": result, "reported_at": moment(started + timedelta(minutes=minutes))})
        for player in one["byes"]:
            points[player] += 5
        finished = started + timedelta(minutes=chance.randrange(70, 95))
        entry = {"number": one["round"], "stage": "swiss", "state": "finished", "pods": pods, "byes": [ids[player] for player in one["byes"]],
                 "published_at": moment(started), "started_at": moment(started), "finished_at": moment(finished)}
        # the times of some rounds are unknown
        if one["round"] % 3:
            entry["clock"] = {"started_at": moment(started), "limit_minutes": 60}
        made.append(entry)
    seeds = [ids[player] for player in sorted(everybody, key=lambda player: (-points[player], player))[:4]]
    made.append({"number": len(made) + 1, "stage": "playoff", "state": "finished",
                 "pods": [{"table": 1, "seats": seeds, "result": {"winner": chance.choice(seeds)}}]})
    players = []
    for number, player in enumerate(everybody, 1):
        # two of one event are called alike, and nobody can tell who of them is who of another event
        name = "Sam Same" if player in everybody[2:4] else f"Player {player}"
        entry = {"id": ids[player], "name": name, "number": number}
        if chance.random() < 0.9:
            names = COMMANDERS[min(int(chance.expovariate(0.4)), len(COMMANDERS) - 1)].split("+")
            chance.shuffle(names)
            entry["commanders"] = [chance.choice(SPELLINGS)(name) if chance.random() < 0.3 else name for name in names]
        players.append(entry)
    uneven = "smaller_pods" if any(len(pod) < 4 for one in rounds for pod in one["pods"]) else "byes"
    return {"format": "podium-event/1",
            "tournament": {"name": f"Event {slug}", "slug": slug, "state": "finished", "listed": True, "uneven_pods": uneven,
                           "rules_enforcement_level": "competitive", "swiss_rounds": len(rounds), "playoff_cut": 4,
                           "date": "2026-05-09", "time_zone": "Europe/Lisbon", "secret": "00" * 32,
                           # a small one keeps what was played to itself
                           "commanders_public": "never" if len(everybody) < 20 else "after_event"},
            "players": players, "rounds": made, "cut": {"seeds": seeds}}


def moment(at):
    return at.strftime("%Y-%m-%dT%H:%M:%SZ")


# Statistics

def hides(event):
    return event["tournament"].get("commanders_public") == "never"


def folded(name):
    """A card's name as it is compared: its front face without case, accents, curly apostrophes and double spaces."""
    plain = unicodedata.normalize("NFD", name.split(" // ")[0].replace("’", "'"))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).lower().split())


def share(count, of):
    """Wilson's interval as in his paper of 1927: the roots of a quadratic equation."""
    if not of:
        return None
    p = count / of
    a, b, c = 1 + Z * Z / of, -(2 * p + Z * Z / of), p * p
    root = math.sqrt(max(b * b - 4 * a * c, 0))
    return {"count": count, "of": of, "share": p, "from": (-b - root) / (2 * a), "to": (-b + root) / (2 * a)}


def beyond(statistic, degrees):
    """The tail of the chi-squared distribution, by Simpson's rule over the square root of its argument."""
    end, steps = math.sqrt(statistic), 4_000
    density = lambda t: 2 * t ** (degrees - 1) * math.exp(-t * t / 2) / (2 ** (degrees / 2) * math.gamma(degrees / 2))
    width = end / steps
    inner = sum((4 if step % 2 else 2) * density(step * width) for step in range(1, steps))
    return 1 - width / 3 * (density(0) + inner + density(end))


def spread(numbers):
    numbers = sorted(numbers)
    if not numbers:
        return None
    half = len(numbers) // 2
    middle = numbers[half:half + 1] if len(numbers) % 2 else numbers[half - 1:half + 1]
    return {"count": len(numbers), "least": numbers[0], "median": sum(middle) // len(middle), "mean": sum(numbers) // len(numbers),
            "most": numbers[-1]}


def matches(event):
    """Every match with a result: round, pod, winner or None, and the points of each seat."""
    for one in event["rounds"]:
        for pod in one["pods"]:
            result, seats = pod.get("result"), pod["seats"]
            if result is None or len(seats) < 2:
                continue
            winner = result.get("winner")
            if "games" in result:
                out = set(result.get("conceded", [])) | set(result.get("match_losses", []))
                left = [seat for seat in seats if seat not in out]
                won = [game["winner"] for game in result["games"] if game.get("winner") in left]
                # best of one: the first game that somebody won decides
                winner = left[0] if len(left) == 1 else next(iter(won), None)
            drawn = result.get("draw", [])
            points = {seat: 5 if seat == winner else 1 if seat in drawn else 0 for seat in seats}
            yield one, pod, winner, points


def read(text):
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")


def minutes(start, end):
    return int((read(end) - read(start)).total_seconds() // 60) if start and end else None


def places(event):
    return {player for one in event["rounds"] for player in sum((pod["seats"] for pod in one["pods"]), []) + one.get("byes", [])
            + one.get("match_losses", [])}


class Record:
    def __init__(self):
        self.entries = self.matches = self.won = self.drawn = self.byes = self.swiss = self.points = self.cuts = 0
        self.expected = self.by_chance = 0.0

    def json(self):
        quotient = lambda a, b: a / b if b else None
        return {"entries": self.entries, "matches": self.matches, "won": self.won, "drawn": self.drawn,
                "lost": self.matches - self.won - self.drawn, "byes": self.byes, "won_share": share(self.won, self.matches),
                "swiss_matches": self.swiss, "points": self.points, "points_a_match": quotient(self.points, self.swiss),
                "mean": quotient(self.expected, self.swiss), "against_mean": quotient(self.points, self.expected), "cuts": self.cuts,
                "cuts_by_chance": self.by_chance, "conversion": self.cuts / self.by_chance if round(self.by_chance, 6) >= 1 else None}


def ranked(rows, least):
    """Those with enough matches by their points against the mean, equal ones with one rank; then the others by name."""
    good = [row for row in rows if row["record"]["swiss_matches"] >= least and row["record"]["against_mean"] is not None]
    merit = lambda row: round(row["record"]["against_mean"], 6)
    good.sort(key=lambda row: (-merit(row), row["by"]))
    rest = sorted((row for row in rows if row not in good), key=lambda row: row["by"])
    for row in good:
        row["rank"] = 1 + sum(merit(other) > merit(row) for other in good)
    for row in rest:
        row["rank"] = None
    return [{key: value for key, value in row.items() if key != "by"} for row in good + rest]


def count(events):
    seats, rounds, round_minutes = {}, {}, {}
    ended = {key: {"won": 0, "drawn": 0} for key in ("in_time", "after_time", "unknown")}
    conceded, match_minutes, lengths = 0, [], []
    commanders, people, pairs, entries, spellings, withheld = {}, {}, {}, 0, {}, 0
    for at, event in enumerate(events):
        there, names = places(event), [player["name"].lower() for player in event["players"]]
        entries += len(there)
        withheld += len(there) if hides(event) else 0
        cut = event.get("cut", {}).get("seeds", [])
        tally = {player: Record() for player in there}
        against = {player: [] for player in there}
        all_points = all_swiss = 0
        for one in event["rounds"]:
            key = one["number"] if one["stage"] == "swiss" else None
            length = minutes(one.get("started_at"), one.get("finished_at"))
            if length is not None:
                lengths.append(length)
                round_minutes.setdefault(key, []).append(length)
            for player in one.get("byes", []):
                tally[player].byes += 1
        for one, pod, winner, points in matches(event):
            swiss = one["stage"] == "swiss"
            table = seats.setdefault((not swiss, len(pod["seats"])), {"drawn": 0, "won": [0] * len(pod["seats"])})
            of_round = rounds.setdefault(one["number"] if swiss else None, [0, 0])
            of_round[0] += 1
            of_round[1] += winner is None
            if winner is None:
                table["drawn"] += 1
            else:
                table["won"][pod["seats"].index(winner)] += 1
            clock, reported, kind = one.get("clock"), pod.get("reported_at"), "unknown"
            if clock and reported:
                until = read(clock["started_at"]) + timedelta(minutes=clock["limit_minutes"])
                kind = "after_time" if min(read(reported), read(one["finished_at"])) > until else "in_time"
            ended[kind]["drawn" if winner is None else "won"] += 1
            conceded += bool(pod["result"].get("conceded"))
            if reported and one.get("started_at"):
                match_minutes.append(min(minutes(one["started_at"], reported), minutes(one["started_at"], one["finished_at"])))
            for seat in pod["seats"]:
                record = tally[seat]
                record.matches += 1
                record.won += seat == winner
                record.drawn += winner is None
                if swiss:
                    record.swiss += 1
                    record.points += points[seat]
                    all_swiss += 1
                    all_points += points[seat]
                    against[seat] += [other for other in pod["seats"] if other != seat]
        mean = all_points / all_swiss if all_swiss else 0
        deck = {player["id"]: [] if hides(event) else player.get("commanders", []) for player in event["players"]}
        lower = {player: tuple(sorted(map(folded, names))) for player, names in deck.items()}
        for player in event["players"]:
            if player["id"] not in there:
                continue
            mine = tally[player["id"]]
            mine.entries, mine.expected, mine.cuts = 1, mine.swiss * mean, int(player["id"] in cut)
            mine.by_chance = len(cut) / len(there)
            strength = [tally[other].points / tally[other].swiss / mean for other in against[player["id"]]] if mean else []
            name = player["name"].lower()
            is_clear = len(events) > 1 and names.count(name) == 1
            who = name if is_clear else f"{name}\n{event['tournament']['slug']}/{player['number']:06}"
            person = people.setdefault(who, {"number": player["number"], "name": player["name"], "record": Record(), "met": []})
            person["met"] += strength
            records = [person["record"]]
            if lower[player["id"]]:
                records.append(commanders.setdefault(lower[player["id"]], Record()))
            for name in deck[player["id"]]:
                spellings.setdefault(folded(name), Counter())[name.split(" // ")[0].strip()] += 1
            for record in records:
                for field in vars(record):
                    setattr(record, field, getattr(record, field) + getattr(mine, field))
        for _, pod, winner, _ in matches(event):
            for one in pod["seats"]:
                for other in pod["seats"]:
                    if lower[one] and lower[other] and lower[one] < lower[other]:
                        pair = pairs.setdefault((lower[one], lower[other]), [0, 0, 0])
                        pair[0] += 1
                        pair[1] += winner == one
                        pair[2] += winner == other

    def seat_table(key, table):
        won, drawn, size = table["won"], table["drawn"], key[1]
        decided, test = sum(won), None
        if decided >= 5 * size and size <= 10 and not key[0]:
            statistic = sum((one - decided / size) ** 2 for one in won) / (decided / size)
            test = {"statistic": statistic, "degrees_of_freedom": size - 1, "p": beyond(statistic, size - 1)}
        return {"stage": "playoff" if key[0] else "swiss", "pod_size": size, "matches": decided + drawn, "drawn": drawn, "test": test,
                "seats": [{"seat": seat + 1, "won": one, "draws_left_out": share(one, decided), "draws_counted": share(one, decided + drawn)}
                          for seat, one in enumerate(won)]}

    tables = [seat_table(key, table) for key, table in seats.items()]
    tables.sort(key=lambda table: (table["stage"] == "playoff", -table["matches"], table["pod_size"]))
    in_order = lambda key: math.inf if key is None else key
    # the first one that was met, of those that are as frequent
    name_of = lambda key: [spellings[card].most_common(1)[0][0] for card in key]
    pair_rows = [{"first": name_of(first), "second": name_of(second), "meetings": met, "first_won": a, "second_won": b,
                  "first_share": share(a, a + b) if met >= 10 else None} for (first, second), (met, a, b) in sorted(pairs.items())]
    pair_rows.sort(key=lambda row: -row["meetings"])
    return {
        "tournaments": len(events), "entries": entries,
        "matches": sum(table["matches"] for table in tables), "drawn": sum(table["drawn"] for table in tables),
        "seats": tables,
        "rounds": [{"round": key, "matches": rounds[key][0], "drawn": share(rounds[key][1], rounds[key][0]),
                    "minutes": spread(round_minutes.get(key, []))} for key in sorted(rounds, key=in_order)],
        "endings": {**ended, "extra_turns": None, "won_in_extra_turns": 0, "conceded": conceded, "conceded_where_followed": None},
        "lengths": {"rounds": spread(lengths), "matches": spread(match_minutes), "games": None},
        "commanders": {"known": sum(one.entries for one in commanders.values()), "withheld": withheld, "least_matches": 20, "least_cuts_by_chance": 1,
                       "rows": ranked([{"commanders": name_of(key), "record": one.json(), "by": key} for key, one in commanders.items()], 20)},
        "pairs": {"least_meetings": 10, "rows": pair_rows},
        "players": {"least_matches": 8,
                    "rows": ranked([{"player": {"number": one["number"], "name": one["name"]}, "record": one["record"].json(), "by": who,
                                     "opponents_strength": sum(one["met"]) / len(one["met"]) if one["met"] else None}
                                    for who, one in people.items()], 8)},
    }


def differences(mine, theirs, where=""):
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        return [found for key in mine for found in differences(mine[key], theirs[key], f"{where}/{key}")]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [found for at, (one, other) in enumerate(zip(mine, theirs)) for found in differences(one, other, f"{where}/{at}")]
    numbers = all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in (mine, theirs))
    same = abs(mine - theirs) <= 2e-6 if numbers else mine == theirs
    return [] if same else [f"{where}: {mine!r} here, {theirs!r} there"]


def main():
    if sys.argv[1] == "make":
        json.dump(make(sys.argv[2], sys.argv[3], sys.stdin), sys.stdout, ensure_ascii=False)
        return
    answer, *events = [json.load(open(path, encoding="utf-8")) for path in sys.argv[2:]]
    found = differences(count(events), answer)
    print("\n".join(found) or f"{sum(1 for event in events for _ in matches(event))} matches agree")
    sys.exit(bool(found))


main()
