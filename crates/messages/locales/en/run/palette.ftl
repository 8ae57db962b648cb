## The staff's search: a field in which the staff types the number of a table, or the name of a player or of a page. Each result has a
## label and, below it, a few words in small letters.

# Below a table: opens its result.
# $round: as "Round 3", "Semi-finals".
# $players: the names of the players there, with commas between them.
result-of-table = Result, { $round }: { $players }
# Below a table: opens its page for judges.
on-the-floor = On the floor: calls, time, rulings
# Below the name of a page.
public-page = What everybody sees
