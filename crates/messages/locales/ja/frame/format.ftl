## 戦績

record = { $wins }–{ $losses }–{ $draws }
record-with-byes = { $wins }–{ $losses }–{ $draws } + 不戦勝{ $byes }
