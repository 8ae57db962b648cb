### Das Ergebnis eines Tisches in Worten.

won = { $winner } hat gewonnen
drawn = Unentschieden
drawn-nobody-scores = Unentschieden, keine Punkte
drawn-among = Unentschieden zwischen { $names }
with-games = { $result } (Partien: { $games })
game-drawn = unentschieden
with-conceded = { $result }; aufgegeben: { $names }
with-match-loss = { $result }; Match Loss: { $names }
void = Ungültig: Das Match zählt für niemanden, weil jemand daraus entfernt wurde
result-and-void = { $result }. { $void }

## An einem Sitz.

seat-won = gewonnen
seat-out = raus
seat-disqualified = disqualifiziert
seat-disqualified-by = disqualifiziert, Ruling { $number }
seat-match-loss = Match Loss, Ruling { $number }
seat-game-loss = Game Loss, Ruling { $number }
