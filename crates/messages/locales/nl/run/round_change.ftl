title = Met de hand wijzigen
heading = Ronde { $number } met de hand wijzigen
costs = Wat het kost
no-costs = Geen doel van de indeling lijdt eronder.
after = De ronde na de wijziging
reason-hint = Iedereen kan het lezen.
save = Wijziging opslaan
saved = De wijziging is opgeslagen, en iedereen kan die lezen.

## Wat niet te lezen is

no-number = { $label }: { $typed } is geen getal.
new-table = Nieuwe tafel
first-player = Eerste speler
second-player = Tweede speler
choose-from-list = Kies uit de lijst.
type-table-number = Typ een tafelnummer, zoals 12.
