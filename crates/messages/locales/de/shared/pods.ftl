### Das Ergebnis eines Tisches in Worten.

won = { $winner } hat gewonnen
drawn = Unentschieden
drawn-nobody-scores = Unentschieden, keine Punkte
drawn-among = Unentschieden zwischen { $names }
advances-by-seed = { $result }; { $player } kommt nach Seed weiter
best-seed-chooses = { $player } hat hier den besten Seed und bestimmt, wer beginnt.
begins = { $player } beginnt
with-games = { $result } (Partien: { $games })
game-drawn = unentschieden
with-conceded = { $result }; aufgegeben: { $names }
with-match-loss = { $result }; Match Loss: { $names }
with-places = { $result }; Plätze: { $places }
place-of = { $place }. { $names }
ask-places = Wer ist in welcher Reihenfolge ausgeschieden?
ask-places-hint = 1 für den Sieg, 2 für die Person, die zuletzt ausgeschieden ist, und so weiter. Die gleiche Zahl für Spieler, die gleichzeitig ausgeschieden sind, und 1 für alle, die das Unentschieden bekommen.
ask-turn-order-hint = Von Spielern, die gleichzeitig ausgeschieden sind, schied zuerst aus, wer in Zugreihenfolge am weitesten vom aktiven Spieler entfernt war.
press-out = Tippe alle in der Reihenfolge an, in der sie ausscheiden. Wer übrig bleibt, hat gewonnen.
missing = Fehlt: { $players }
next-places = Plätze prüfen
void = Ungültig: Das Match zählt für niemanden, weil jemand daraus entfernt wurde
result-and-void = { $result }. { $void }

## An einem Sitz.

seat-won = gewonnen
seat-out = raus
seat-disqualified = disqualifiziert
seat-disqualified-by = disqualifiziert, Ruling { $number }
seat-match-loss = Match Loss, Ruling { $number }
seat-game-loss = Game Loss, Ruling { $number }
