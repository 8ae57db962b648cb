## Was eine Änderung von Hand aus einer Paarung macht.

worse = { $what }: vorher { $before }, nachher { $after } (schlechter).
better = { $what }: vorher { $before }, nachher { $after } (besser).
pairs-again = Paare, die sich wieder treffen
pairs-of-group = Paare aus einem Haushalt oder Team
players-away = Spieler nicht an ihrem festen Tisch
wide-pods = Pods mit einem Punkteunterschied von zwei oder mehr Siegen
sum-of-differences = Summe der Punkteunterschiede
third-meetings = Paare, die sich mindestens zum dritten Mal treffen
rank-distance = Abstand der Ränge
smaller-again = Spieler wieder in einem kleineren Pod
would-meet-again = { $first } und { $second } würden sich wieder treffen; zuvor in Runde { $round }.
would-meet-nth-time = { $first } und { $second } würden sich zum { $nth } Mal treffen; zuvor in den Runden { $rounds }.
should-not-meet = { $first } und { $second } sollten sich nicht treffen, würden es aber.
would-be-away = { $name } säße an Tisch { $table }, fest ist aber Tisch { $fixed }.
new-bye = Neues Freilos.
