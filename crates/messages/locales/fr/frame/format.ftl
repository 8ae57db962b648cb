## Records of players.

record = { $wins }–{ $losses }–{ $draws }
record-with-byes = { $wins }–{ $losses }–{ $draws } + { $byes ->
    [one] bye
   *[other] { $byes } byes
}
