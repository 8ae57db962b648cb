## Die Rangliste nach einer Runde und die Endplätze.

title = Rangliste
after-round = Rangliste nach Runde { $round }
final-places = Endplätze
order-of-places = Zuerst das Playoff, nach erreichter Runde und dann nach Seed; danach die Reihenfolge der Schweizer Runden.

## Nichts gefunden.

nobody-by-that-name = Niemand mit diesem Namen in dieser Rangliste

## Sätze über der Tabelle.

bracket-shows-playoff = <a>Der Turnierbaum</a> zeigt das Playoff.
line-below-last = Die Linie liegt unter dem letzten Platz im <a>Playoff</a>.
choose-a-name = Wähle einen Namen, um zu sehen, woher die Zahlen kommen.

## Spaltenköpfe.

column-place = Platz
column-record = Bilanz
record-explained = Siege, Niederlagen, Unentschieden
column-swiss = Swiss
swiss-explained = Rang nach den Schweizer Runden
column-games = Partien
games-explained = Partiepunkte
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Neben einem Namen.

still-in-playoff = Noch im Playoff

## Der geplante Cut.

line-below-top = Die Linie liegt unter den Top { $cut }, die wie geplant ins Playoff kommen.
top-go-on = Wie geplant kommen die Top { $cut } ins Playoff.
what-in-and-out-mean =
    Drin: sicher, außer bei Ausstieg. Raus: nach Punkten nicht mehr möglich, es sei denn, weiter oben steigen Spieler aus.

## Unter der Tabelle.

after-each-round = Nach jeder Schweizer Runde
after-another-round = Nach einer anderen Runde
places-as-csv = Endplätze als CSV
standings-as-csv = Rangliste als CSV
results-as-json = Ergebnisse als JSON, im Format von TopDeck

## Vor der ersten beendeten Runde.

none-finished = Noch ist keine Runde beendet
appear-here = Die Rangliste erscheint hier nach der ersten beendeten Runde. Sieh dir solange die <a>Paarungen</a> an.
