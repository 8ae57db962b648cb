waits = De ruling wacht op de head judge; er wordt nog niets uitgevoerd.
table-got-time = De tafel heeft er { $minutes } min bij.
time-stays = De tijd die de tafel kreeg, blijft: die was hoe dan ook verloren.
time-withdrawn = De tijd die de tafel ervoor kreeg, is ingetrokken.
was-built-on = Ruling { $number } bouwde erop voort: de head judge bekijkt die opnieuw.
carried-out = Ruling { $number } is aan de tafel uitgevoerd.
undone-at-table = Wat ruling { $number } deed, is aan de tafel ongedaan gemaakt.

## Uitgevoerd

disqualified = { $who } is gediskwalificeerd en ligt uit het toernooi.
dropped = { $who } is gedropt uit het toernooi.
for-next-match = { $who } zit nu in geen match: de { $penalty } wordt uitgevoerd aan het begin van de volgende. Zeg dat tegen deze speler.
skips-in-game = { $who } slaat de volgende beurt in de gevolgde game over.
left-game = { $who } ligt uit de gevolgde game; de pod speelt door.
game-refused = De gevolgde game van tafel { $table } kon dit niet uitvoeren: { $why }
skips-at-table = Aan de tafel: { $who } slaat de volgende beurt over. De game wordt hier niet gevolgd.
leaves-at-table = Aan de tafel: { $who } verlaat nu de game, de pod speelt door. De game wordt hier niet gevolgd.
match-loss-next = { $who } zit nu in geen match: de Match Loss wordt in de volgende uitgevoerd, tenzij je de uitslag van de vorige corrigeert.
result-has-loss = In de uitslag van tafel { $table } staat nu de Match Loss van { $who }. De uitslag is: { $result }.
out-of-match = { $who } ligt uit de match: de uitslag van tafel { $table } krijgt de Match Loss zodra hij wordt ingevoerd.

## Ongedaan gemaakt

undone-in-game = De straf van { $who } is in de gevolgde game ongedaan gemaakt.
not-undone-in-game = De gevolgde game ging na de straf van { $who } zo verder dat die hier niet ongedaan te maken is: { $who } ligt er nog uit.
undo-at-table = Aan de tafel had { $who } een { $penalty }: maak die daar ongedaan, zo goed als de game het toelaat.
judge-tells = De judge van tafel { $table } moet dit aan de tafel vertellen.
in-tournament-again = { $who } doet weer mee aan het toernooi.
result-without-loss = In de uitslag van tafel { $table } staat de Match Loss van { $who } niet meer. De uitslag is: { $result }.
in-match-again = { $who } zit weer in de match van tafel { $table }.
result-of-round-without-loss = In de uitslag van tafel { $table } in { $round } staat de Match Loss van { $who } niet meer. De uitslag is: { $result }.
finished = { $number ->
    [one] { $round } is afgerond: { $what }
   *[other] { $round } zijn afgerond: { $what }
}
not-dropped = { $who } is niet meer gedropt.
drop-stays = De drop van { $who } blijft: { $why }

## Bij de uitslag van een tafel

reminder-waits = { $penalty } wacht op de head judge
reminder-match = { $penalty }: kan de match niet winnen, geen punten voor gelijkspel
reminder-left-game = Game Loss: ligt uit de game
reminder-skips = Skip Turn: slaat de volgende beurt over

## Wie een ruling moet bevestigen

the-head-judge = de head judge
the-organizer = de organisator
