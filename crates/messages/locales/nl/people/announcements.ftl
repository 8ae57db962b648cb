what = Wat iedereen moet lezen
what-hint = Het staat meteen op de startpagina, de beamer en de pagina's van de spelers.
special = Vastgezet, later, of alleen voor een tafel of speler
pinned = Vastgezet: blijft boven de andere
shown-from = Getoond vanaf
shown-from-hint = Leeg: meteen. Tijden zijn in { $zone }, waar het nu { $time } is.
shown-from-wrong = Getoond vanaf: { $problem }
only-table = Alleen tafel
only-table-hint = Het nummer van een tafel van deze ronde: de spelers daar zien het op Mijn tafel.
only-player = Alleen speler
only-player-hint = Een nummer of de hele naam. Alleen deze speler en de staf zien het.
announce = Plaatsen

## Resterende minuten

minutes-left = Resterende minuten
on = Aan
on-means = Heeft een ronde nog 10 en 5 minuten, dan melden de startpagina en de beamer dat, en de pagina van elke speler als het voor de eigen tafel geldt.
off = Uit
off-means = Pagina's melden niet dat een ronde nog 10 en 5 minuten heeft, behalve met de klokken.
stop-minutes = Niet meer melden
announce-minutes = Nog 10 en 5 minuten melden

## Wat is geplaatst

announced = Geplaatst
nothing-yet = Nog niets geplaatst
nothing-yet-text = Wat je plaatst, staat hier en kan worden vastgezet en ingetrokken.
withdrawn = Ingetrokken
came-too-late = Niet getoond: de volgende ronde kwam eerst
from = Vanaf { $time }
shown = Getoond
to = Aan <bdi>{ $addressee }</bdi>
everybody = Iedereen
table-of-round = Tafel { $table }, { $round }
a-player = Een speler
unpin = Losmaken
pin = Vastzetten
withdraw = Intrekken

## Meldingen

can-read-now = Nu te lezen voor: { $whom }.
can-read-later = Vanaf die tijd te lezen voor: { $whom }.
minutes-announced = Nog tien en vijf minuten worden gemeld.
minutes-not-announced = De resterende minuten worden niet gemeld.
stays-above = Het blijft boven de andere.
not-pinned = Het is niet meer vastgezet.
taken-from-pages = Het is van de pagina's gehaald.
