## De staat van een ruling

state-again = Weer voor de head judge
state-given = Gegeven
state-for-head-judge = Voor de head judge
state-appealed = In beroep
state-changed = Gewijzigd
state-upheld = Gehandhaafd
state-overturned = Herroepen
state-withdrawn = Ingetrokken

## De overtreding

no-infraction = Geen overtreding genoemd

## Waar

before-round-one = Vóór ronde 1
ruling-and-place = Ruling { $number }: { $place }

## Hoe de straf is uitgevoerd

waits-for-head-judge = Niet uitgevoerd: wacht op de head judge.
for-next-match = Voor de volgende match van deze speler: wordt uitgevoerd zodra die begint.
could-not-be-undone = De straf was uitgevoerd en kon hier niet ongedaan worden gemaakt: herstel het zelf, zo goed als het gaat.
to-carry-out = Aan de tafel uit te voeren.
done-at-table = Aan de tafel uitgevoerd door de judge.
done-in-game = Uitgevoerd in de gevolgde game.
no-win = Geen winst en geen punten voor een gelijkspel in deze match.
out-of-tournament = Uit het toernooi.
undone = Ongedaan gemaakt.
