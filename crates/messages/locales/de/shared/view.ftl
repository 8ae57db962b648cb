### Was mehrere öffentliche Seiten über ein Turnier sagen.

## Wo ein Turnier steht.

round-of-rounds = Runde { $round } von { $rounds }
after-round-of-rounds = Nach Runde { $round } von { $rounds }
top-announced = Top { $cut } bekannt gegeben

## Wie viele Tische ein Ergebnis haben.

one-table-done = Der Tisch hat ein Ergebnis
all-tables-done = { $tables ->
    [one] Alle { $tables } Tische haben ein Ergebnis
   *[other] Alle { $tables } Tische haben ein Ergebnis
}
tables-done = { $done } von { $tables } Tischen { $done ->
    [one] hat
   *[other] haben
} ein Ergebnis

## Wer gewonnen hat.

champion = Turniersieg
champions = Geteilter Turniersieg
champion-is = Turniersieg: { $champion }
champions-are = Geteilter Turniersieg: { $champions }

## Das Bild des Playoffs.

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: unentschieden, nach Seed
winner-of-pod = Sieg im Pod
winner-of-pod-number = Sieg in Pod { $number }
winner-of-table = Sieg an Tisch { $table }
winner-of-semi-finals = Sieg im Halbfinale
winner-of-quarter-finals = Sieg im Viertelfinale
winner-of-round-of = Sieg: letzte { $players }
winner-of-round = Sieg: { $round }

## Wo eine Adresse ins Leere führt.

no-player = { $tournament }: Die Spielernummer { $number } gibt es nicht.
to-players = Zur Spielerliste
no-round = Diese Runde gibt es nicht. Runden werden ab 1 nummeriert.
not-published = Die Paarungen für Runde { $round } sind nicht veröffentlicht.
to-pairings = Zu den Paarungen
no-standings = Nach Runde { $round } gibt es keine Rangliste: Sie steht hier, wenn eine Schweizer Runde beendet ist.
to-standings = Zur Rangliste

## Eine Änderung nach der Veröffentlichung.

changed-at = geändert { $time }
as-of =
    Die Datenbank antwortet nicht. Diese Seite zeigt das Turnier mit dem Stand von { $time }; im Moment kann nichts gespeichert werden.
