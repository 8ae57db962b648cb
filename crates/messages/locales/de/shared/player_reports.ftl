### Gemeldete Ergebnisse, die das Turnierteam klären muss.

## Was am Tisch gesagt wurde.

reported-at = { $player } hat um { $time } gemeldet: { $result }.
reported-other = { $player } hat gemeldet: { $result }.
disputes = { $player } widerspricht: „{ $objection }“
did-not-concede =
    Nach eigener Aussage nicht aufgegeben: { $players }. Bis das Turnierteam entschieden hat, zählt die Aufgabe nicht.
staff-entered-other = Das Turnierteam hat ein anderes Ergebnis eingetragen.
concession-unconfirmed = Die Aufgabe ist noch nicht von der Person selbst bestätigt: Bis dahin zählt sie nicht.
cannot-be-counted = Es kann nicht gezählt werden.
nobody-confirmed = Noch hat es niemand am Tisch bestätigt.

## Warum ein Ergebnis nicht zählen kann.

cannot-win = { $player } kann das Match nicht gewinnen ({ $penalty }, Ruling { $ruling })
left-the-game = { $player } ist aus der Partie ausgeschieden ({ $penalty }, Ruling { $ruling }) und hat sie nicht gewonnen

## Buttons.

count-report-of = Meldung von { $player } zählen: { $result }
count-it = Zählen: { $result }
count-not-conceded = Als nicht aufgegeben zählen: { $players }
confirm = Bestätigen

## Das Ergebnis einer zweiten Meldung.

said-won = { $player } hat gewonnen
said-drawn = unentschieden
said-drawn-among = unentschieden zwischen { $players }
said-no-game = keine Partie gewonnen
said-games = Partien { $games }
said-conceded = { $player } hat aufgegeben
said-seat = Sitz { $number }
