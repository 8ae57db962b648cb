### Wynik stolika

won = { $winner } wygrywa
drawn = Remis
drawn-nobody-scores = Remis, nikt nie dostaje punktów
drawn-among = Remis: { $names }
with-games = { $result } (gry: { $games })
game-drawn = remis
with-conceded = { $result }; poddanie: { $names }
with-match-loss = { $result }; Match Loss: { $names }
void = Unieważniony: mecz nikomu się nie liczy, bo usunięto jednego z jego graczy
result-and-void = { $result }. { $void }

## Przy miejscu gracza

seat-won = wygrana
seat-out = poza grą
seat-disqualified = dyskwalifikacja
seat-disqualified-by = dyskwalifikacja, decyzja { $number }
seat-match-loss = Match Loss, decyzja { $number }
seat-game-loss = Game Loss, decyzja { $number }
