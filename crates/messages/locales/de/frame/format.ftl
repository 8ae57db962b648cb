## Bilanzen.

record = { $wins }–{ $losses }–{ $draws }
record-with-byes = { $wins }–{ $losses }–{ $draws } + { $byes ->
    [one] Freilos
   *[other] { $byes } Freilose
}
