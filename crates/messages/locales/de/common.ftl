## Wörter und Zahlen, die viele Seiten verwenden.

players = { $count } Spieler
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Spaltenköpfe.

column-player = Name
nameless = Spieler { $number }
column-number = Nummer
column-round = Runde
column-table = Tisch
column-seat = Sitz
column-opponents = Gegner
column-result = Ergebnis
column-points = Punkte
points-after-number = Pkt.
column-rank = Rang

## Dinge mit ihrer Nummer.

table-number = Tisch { $number }
round-number = Runde { $number }
seat-number = Sitz { $number }
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

## Namen der Seiten eines Turniers.

page-players = Spieler
page-profile = Regeln und Abweichungen
page-fairness = Faire Auslosung
page-changes = Änderungen
page-bracket = Turnierbaum
page-statistics = Statistik
page-games = Begleitete Partien

## Satzteile.

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, Tisch { $table }
names-and-more = { $names } und { $count } weitere

and-more = und { $count } weitere
byes = { $count ->
    [one] { $count } Freilos
   *[other] { $count } Freilose
}
cancel = Abbrechen
column-state = Status
tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
you = du
