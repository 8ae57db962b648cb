### Wynik stolika

won = { $winner } wygrywa
drawn = Remis
drawn-nobody-scores = Remis, nikt nie dostaje punktów
drawn-among = Remis: { $names }
advances-by-seed = { $result }; dzięki rozstawieniu awansuje { $player }
best-seed-chooses = Kto zaczyna, wybiera { $player } z najwyższym rozstawieniem przy stoliku.
begins = Zaczyna { $player }
with-games = { $result } (gry: { $games })
game-drawn = remis
with-conceded = { $result }; poddanie: { $names }
with-match-loss = { $result }; Match Loss: { $names }
with-places = { $result }; pozycje: { $places }
place-of = { $place }. { $names }
ask-places = Kto i w jakiej kolejności odpadł z gry?
ask-places-hint = 1 dla zwycięzcy, 2 dla tego, kto odpadł ostatni, i tak dalej. Ta sama liczba dla odpadających jednocześnie, a 1 dla wszystkich, którzy remisują.
ask-turn-order-hint = Z graczy, którzy odpadli jednocześnie, najpierw odpadł ten, kto w kolejności tur był najdalej od aktywnego gracza.
press-out = Dotykaj graczy w kolejności, w jakiej odpadają. Wygrywa ten, kto zostanie ostatni.
next-places = Sprawdź pozycje
missing = Brakuje: { $players }
void = Unieważniony: mecz nikomu się nie liczy, bo usunięto jednego z jego graczy
result-and-void = { $result }. { $void }

## Przy miejscu gracza

seat-won = wygrana
seat-out = poza grą
seat-disqualified = dyskwalifikacja
seat-disqualified-by = dyskwalifikacja, decyzja { $number }
seat-match-loss = Match Loss, decyzja { $number }
seat-game-loss = Game Loss, decyzja { $number }
