back-to-players = Terug naar de spelers
back-to-player = Terug naar de speler
no-player = Er is geen speler met nummer { $number } in dit toernooi.

## De staat van een speler

disqualified = Gediskwalificeerd
dropped-before-playing = Gedropt vóór het spelen
dropped-after = Gedropt na { $round }
from-round = Vanaf ronde { $round }
playing = Speelt
checked-in = Ingecheckt

## Knoppen

approve = Goedkeuren
bring-back = Terughalen
give-place = Plek geven

## Meldingen

now-waitlisted = Alle plekken zijn bezet: { $player } staat op de wachtlijst.
has-place = { $player } heeft een plek.
plays-from = { $player } speelt vanaf ronde { $round }.
is-refused = { $player } is geweigerd.
is-removed = { $player } is verwijderd.
drops-after = { $player } dropt aan het einde van { $round }.
has-dropped = { $player } is gedropt.
is-back = { $player } doet weer mee aan het toernooi.
is-disqualified = { $player } is gediskwalificeerd.
is-disqualified-by = { $player } is gediskwalificeerd door ruling { $ruling }.
disqualification-revoked = Diskwalificatie van { $player } herroepen.
forgotten = De persoonsgegevens zijn verwijderd: dit is vanaf nu { $player }.
may-still-name = { $count ->
    [one] Eén tekst kan de speler nog noemen.
   *[other] { $count } teksten kunnen de speler nog noemen.
}
is-changed = { $player } is gewijzigd.
type-word = Er is niets gedaan. Typ { $word } om het te bevestigen.
is-number = { $player } heeft nummer { $number }.
is-number-waiting = { $player } heeft nummer { $number }, op de wachtlijst.
is-number-from = { $player } heeft nummer { $number } en speelt vanaf ronde { $round }.

## De velden van een speler

two-people = Dit zijn twee mensen met dezelfde naam
similar-name = Naam die erop lijkt: { $name }, speler { $number }.
sorted-under-hint = Zoals in lijsten op achternaam: "García Márquez, Gabriel". Laat het leeg om de naam te gebruiken.
two-headed-giant = Two-Headed Giant-team
team-mate-hint = Het tweede lid van het team, dat als één speler telt.
mail-address = E-mailadres
mail-address-hint = Alleen organisator en head judge zien het.
decklist-hint = Een link die begint met https://, of een tekst. Alleen de staf ziet hem zolang het toernooi bezig is.
commander-hint = De kaart die het deck aanvoert.
second-commander-hint = Voor partners, of een background.
fixed-table = Vaste tafel
fixed-table-hint = Alleen voor een speler die er een nodig heeft: de pod zit altijd daar.
group = Groep
group-hint = Spelers met hetzelfde woord hier treffen elkaar niet zolang het te vermijden is: een huishouden, een team.
awarded-byes = Toegekende byes
awarded-byes-hint = Byes voor de eerste rondes, zoals uit een kwalificatie: 0 tot 3. Iedereen ziet ze in de spelerslijst.
