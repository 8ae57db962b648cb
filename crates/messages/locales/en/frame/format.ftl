## Records of players.

# A player's record: wins, losses, draws. Readers know the order from the head of the column.
# $wins: matches.
# $losses: matches.
# $draws: matches.
record = { $wins }–{ $losses }–{ $draws }
# The same, with rounds in which the player had no table and got the points of a win.
# $wins: matches won
# $losses: matches lost
# $draws: matches drawn
# $byes: these rounds
record-with-byes = { $wins }–{ $losses }–{ $draws } + { $byes ->
    [one] bye
   *[other] { $byes } byes
}
