"""Ratings computed once more, by Python's openskill.

ratings.py PROGRAM   gives random games to the example `rate` of crates/rating, one round per line, and compares what it writes;
                     exit 1 with every difference"""
import random
import subprocess
import sys

from openskill.models import BradleyTerryFull

COMPETITORS, ROUNDS = 60, 400
# of each number: rounding to millionths after each round adds up
FURTHEST = 0.0005


def game(chance, seats):
    """A game as groups by place: won by one, drawn by some, or with all places."""
    kind = chance.randrange(4)
    if kind == 0:
        return [[seat] for seat in seats]
    if kind == 1:
        return [seats]
    first = 1 if kind == 2 else chance.randint(1, len(seats))
    return [group for group in (seats[:first], seats[first:]) if group]


def games(chance):
    """A round: games of two to six, in which nobody sits twice."""
    everybody = chance.sample(range(COMPETITORS), COMPETITORS)
    found = []
    while len(everybody) >= 6:
        size = chance.choice([2, 3, 4, 4, 4, 5, 6])
        seats, everybody = everybody[:size], everybody[size:]
        found.append(game(chance, seats))
    return found


def written(groups):
    return " | ".join(" ".join(map(str, group)) for group in groups)


def main(program):
    chance = random.Random(11)
    rounds = [games(chance) for _ in range(ROUNDS)]
    text = "".join(" ; ".join(map(written, one)) + "\n" for one in rounds)
    ours = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout.splitlines()

    model = BradleyTerryFull()
    theirs = [model.rating() for _ in range(COMPETITORS)]
    played = [0] * COMPETITORS
    for one in rounds:
        for groups in one:
            seats = [(seat, place) for place, group in enumerate(groups) for seat in group]
            after = model.rate([[theirs[seat]] for seat, _ in seats], ranks=[place for _, place in seats])
            for (seat, _), [rating] in zip(seats, after):
                theirs[seat] = rating
                played[seat] += 1

    problems = []
    for one, (line, rating) in enumerate(zip(ours, theirs, strict=True)):
        mu, sigma, shown, count = map(int, line.split())
        expected = 1000 + 25 * (rating.mu - 3 * rating.sigma)
        if max(abs(mu / 1e6 - rating.mu), abs(sigma / 1e6 - rating.sigma)) > FURTHEST or abs(shown - expected) > 0.6:
            problems.append(f"competitor {one}: {line}, and openskill has {rating.mu:.6f} {rating.sigma:.6f}")
        if count != played[one]:
            problems.append(f"competitor {one}: {count} games, not {played[one]}")
    print(f"{sum(map(len, rounds))} games, {len(ours)} competitors: {len(problems)} differences")
    print("\n".join(problems))
    return 1 if problems else 0


sys.exit(main(sys.argv[1]))
