## Tische und Sitze, Eingabe von Ergebnissen.

with-number = (Nummer { $number })

## Eingabe von Ergebnissen mit der Tastatur.

loss-or-drop = Aufgabe, Match Loss, Ausstieg
report = Eintragen
type-a-table = Gib eine Tischnummer ein.
keys-label = Ergebnis mit einer Taste
keys-won = dieser Sitz hat gewonnen
keys-others = <kbd>D</kbd> unentschieden · Aufgabe, Match Loss, Ausstieg: <kbd>C</kbd> und Sitz: aufgegeben, <kbd>M</kbd> und Sitz: Match Loss, <kbd>D</kbd> und Sitz: Ausstieg nach dieser Runde · <kbd>Enter</kbd> eintragen · <kbd>Ctrl</kbd> <kbd>Z</kbd> rückgängig

## Plätze, die sich durch eine Änderung verschieben.

moved-none = Die Rangliste ändert sich nicht.
moved = { $count ->
    [one] { $count } Platz der Rangliste ändert sich.
   *[other] { $count } Plätze der Rangliste ändern sich.
}
moved-caption = Plätze, die sich ändern
now = Jetzt
then = Danach
