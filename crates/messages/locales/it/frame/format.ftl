## Bilanci dei giocatori.

record = { $wins }–{ $losses }–{ $draws }
record-with-byes = { $wins }–{ $losses }–{ $draws } + { $byes ->
    [one] bye
   *[other] { $byes } bye
}
