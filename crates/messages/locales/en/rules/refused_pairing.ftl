## Why a round cannot be paired. A pod is the players of one table; a bye is a round without a table.

# $count: how many players.
# $least: how many a pod needs.
too-few-for-pod = { $count ->
    [0] No player can be placed; a pod needs at least { $least }. Add players, or undo a drop.
    [one] Only { $count } player can be placed; a pod needs at least { $least }. Add players, or undo a drop.
   *[other] Only { $count } players can be placed; a pod needs at least { $least }. Add players, or undo a drop.
}
# $count: how many players.
# $size: how many a pod needs.
all-would-have-byes = { $count ->
    [one] Only { $count } player can be placed and would all have byes; a pod needs { $size }. Add players, or choose smaller pods instead of byes.
   *[other] Only { $count } players can be placed and would all have byes; a pod needs { $size }. Add players, or choose smaller pods instead of byes.
}
# The cut: who plays the playoff.
cut-is-announced = The cut is announced: there are no more Swiss rounds to pair.
# $count: how many tables.
# $round: the number of the round.
# $tables: the numbers of the tables as a list.
results-missing = { $count ->
    [one] Round { $round } has no result yet from table { $tables }. Enter it before you pair the next round.
   *[other] Round { $round } has no result yet from tables { $tables }. Enter them before you pair the next round.
}
# Kept pods are tables that stay while the rest is paired again.
# $name: a player's name.
kept-twice = { $name } is in two of the kept pods, or may not play this round: change the kept pods.
