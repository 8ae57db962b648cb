## Waarom iets met een seizoen niet kan

name-of-season = Naam
first-day = Eerste dag
last-day = Laatste dag
ends-before-it-begins = De laatste dag ligt vóór de eerste.
too-many-seasons = Een community heeft hoogstens { $most } seizoenen. Verwijder er een zonder avonden.
no-such-season = Op dit adres is er geen seizoen.
changed-meanwhile = Iemand heeft “{ $season }” intussen gewijzigd. Bekijk die wijzigingen en sla de jouwe opnieuw op.
closed-already = “{ $season }” is al gesloten.
open-already = “{ $season }” is al open.
has-evenings = “{ $season }” heeft avonden. Haal ze uit het seizoen voordat je het verwijdert.
not-in-season = { $tournament } zit niet in “{ $season }”.
of-another-community = { $tournament } hoort niet bij deze community. Kies eerst de community in de instellingen van het toernooi.
was-cancelled = { $tournament } is afgelast en kan dus niet tellen.
too-many-evenings = “{ $season }” kan hoogstens { $most } avonden hebben.
weight-range = Een avond telt { $least } tot { $most } keer, niet { $given }.
least-games-range = Het aantal games voordat een rating een plaats krijgt, is { $least } tot { $most }, niet { $given }.

## Mensen toevoegen aan de finale

line-changed-meanwhile = Er is een uitslag veranderd sinds je zag wie gekwalificeerd is. Controleer de lijst opnieuw.
not-organizer-of-final = Je bent geen organisator van { $tournament }. Vraag een organisator van dat toernooi om mensen toe te voegen.
nobody-qualified = In dit seizoen is niemand gekwalificeerd.

## Eerdere uitslagen importeren

nothing-to-import = Kies minstens één bestand.
too-many-events = Je kunt hoogstens { $most } hele toernooien tegelijk importeren, niet { $count }. Verstuur de andere daarna.
twice-on-an-evening = { $person } staat twee keer in { $evening }. Een persoon kan maar één plaats hebben op een avond.
no-such-evening = Deze avond zit niet in het seizoen.
say-who = { $count ->
    [one] Kies wie { $name } is.
   *[other] Kies wie { $name } is. In totaal is dat bij { $count } mensen nodig.
}
table-is-empty = De tabel is leeg.
columns-needed = De eerste regel moet de kolommen noemen: minstens “place” en “name”, en als je ze hebt “date”, “evening”, “points”, “wins”, “draws”, “losses”.
place-needed = De plaats ontbreekt.
day-needed = De datum van de avond ontbreekt of heeft niet de vorm 2026-03-31.
day-in-two-ways = { $given } kan twee datums betekenen. Schrijf het als 2026-03-31.
name-of-evening = Avond
place-in-table = Een plaats is een geheel getal van { $least } tot en met { $most }, niet “{ $given }”.
points-in-table = Punten zijn een geheel getal van { $least } tot en met { $most }, niet “{ $given }”.
matches-in-table = Winst, gelijkspel en verlies zijn gehele getallen van { $least } tot en met { $most }, niet “{ $given }”.
is-its-final = { $tournament } is de finale van dit seizoen en kan dus geen avond ervan zijn.
is-an-evening = { $tournament } is een avond van dit seizoen en kan dus niet de finale ervan zijn. Haal het toernooi eerst uit het seizoen.
