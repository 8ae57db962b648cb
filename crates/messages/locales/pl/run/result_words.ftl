## Wynik w kilku słowach

not-reported = bez wyniku
won-by = wygrywa { $winner }
drawn = remis
drawn-among = remis: { $names }
drawn-nobody-scores = remis, nikt nie dostaje punktów
none-report-again = brak: zgłoście ponownie
games = gry: { $games }
no-games = gry: brak
conceded = poddanie: { $names }
match-loss = Match Loss: { $names }
entered-by = { $result }, wpis: { $name }
the-players = gracze
the-service = Podium

## Według miejsc

none = brak
no-game-won = bez wygranej gry
seat-won = wygrywa miejsce { $seat }
games-by-seat = gry { $games }
drawn-among-seats = remis (miejsca { $seats })
places = pozycje: { $places }
seat-conceded = miejsce { $seat } poddaje mecz
