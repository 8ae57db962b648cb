## Wat spelers zeiden

reported-at = { $player } heeft om { $time } doorgegeven: { $result }.
reported-other = { $player } heeft doorgegeven: { $result }.
disputes = { $player } betwist het: “{ $objection }”
did-not-concede = Niet opgegeven, naar eigen zeggen: { $players }. Tot de staf heeft beslist, telt de opgave niet.
staff-entered-other = De staf heeft een andere uitslag ingevoerd.
concession-unconfirmed = Wie zou hebben opgegeven, heeft dat nog niet bevestigd: tot dan telt de opgave niet.
cannot-be-counted = Deze uitslag kan niet tellen.
nobody-confirmed = Nog niemand aan de tafel heeft het bevestigd.

## Waarom een uitslag niet kan tellen

cannot-win = { $player } heeft een { $penalty } (ruling { $ruling }) en kan de match niet winnen
left-the-game = { $player } verliet de game met een { $penalty } (ruling { $ruling }) en heeft die niet gewonnen

## Knoppen

count-report-of = Melding van { $player } laten tellen: { $result }
count-it = Laten tellen: { $result }
count-not-conceded = Laten tellen dat dit geen opgave was: { $players }
confirm = Bevestigen

## De uitslag van een tweede speler

said-won = winst voor { $player }
said-drawn = gelijkspel
said-drawn-among = gelijkspel tussen { $players }
said-no-game = geen game gewonnen
said-games = games { $games }
said-conceded = opgave van { $player }
said-seat = stoel { $number }
