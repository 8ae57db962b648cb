## Das Ergebnis eines Tisches melden.

report-result = Ergebnis melden
place = Tisch { $table }, { $round }
who-won = Wer hat gewonnen?
who-won-game = Wer hat Partie { $game } gewonnen?
tap-seat = Tippe auf den Sitz.
player-won = { $player } hat gewonnen
nobody-won = Unentschieden: Niemand hat gewonnen
who-was-still-in = Wer war noch in der Partie?
who-was-still-in-hint = Sie bekommen das Unentschieden. Wer vorher ausgeschieden ist, hat verloren.
draw = Unentschieden
counts-when-confirmed = Es zählt, wenn noch jemand am Tisch es bestätigt.
other-report =
    Jemand am Tisch hat schon gemeldet. Dasselbe Ergebnis zählt sofort; bei einem anderen entscheidet das Turnierteam.
report-it = Melden
not-yet = Noch nicht
so-far = Bisher: <bdi>{ $result }</bdi>. <a>Das Match endete hier</a>
back-to-table = Zurück zu deinem Tisch
somebody-conceded = Jemand hat das Match aufgegeben, oder es gab vorher Partien
who-conceded = Wer hat das Match aufgegeben?
who-conceded-hint =
    Wer aufgibt, verliert die Punkte dieses Matchs. Deshalb zählt es erst, wenn die Person es auf ihrer Seite bestätigt oder ein Judge es einträgt.
games-in-order = Partien der Reihe nach
games-in-order-hint = Ein Zeichen pro Partie: der Sitz, der gewonnen hat, oder D für ein Unentschieden. D2 heißt: erst ein Unentschieden, dann hat Sitz 2 gewonnen.
next = Weiter
