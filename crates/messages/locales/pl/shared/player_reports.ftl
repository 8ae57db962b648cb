### Zgłoszenia wyników do rozstrzygnięcia

## Co mówią gracze

reported-at = { $player } zgłasza o { $time }: { $result }.
reported-other = { $player } zgłasza: { $result }.
disputes = { $player } nie zgadza się: „{ $objection }”
did-not-concede = Gracze, którzy zaprzeczają poddaniu: { $players }. Dopóki obsługa nie zdecyduje, poddanie się nie liczy.
staff-entered-other = Obsługa wpisała inny wynik.
concession-unconfirmed = Poddanie nie jest jeszcze potwierdzone przez tego gracza: do tego czasu się nie liczy.
cannot-be-counted = Nie można go zaliczyć.
nobody-confirmed = Nikt przy stoliku jeszcze tego nie potwierdził.

## Dlaczego wynik się nie liczy

cannot-win = { $player } ma karę { $penalty } (decyzja { $ruling }) i nie może wygrać meczu
left-the-game = { $player } ma karę { $penalty } (decyzja { $ruling }), jest poza grą i jej nie wygrywa

## Przyciski

count-report-of = Zalicz zgłoszenie ({ $player }): { $result }
count-it = Zalicz: { $result }
count-not-conceded = Zalicz: bez poddania ({ $players })
confirm = Potwierdź

## Wynik zgłoszony przez drugą osobę

said-won = { $player } wygrywa
said-drawn = remis
said-drawn-among = remis: { $players }
said-no-game = bez wygranej gry
said-games = gry { $games }
said-conceded = { $player } poddaje mecz
said-seat = miejsce { $number }
