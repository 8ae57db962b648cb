in-parts = { $what } in delen
all-to-print = Alles op één pagina, om af te drukken
all-on-one-page = Alle { $count } op één pagina: druk af via het menu van de browser. <a>Terug naar de delen</a>
parts-beside = Delen hiernaast
back-to = Terug: <bdi>{ $part }</bdi>
on-to = Verder: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } van { $all }
left-out = De eerste { $shown } van { $all } resultaten. Typ meer letters om er minder te vinden.
from-to = { $first } t/m { $last }
under-again = { $heading }, { $number }
find-your-name = Zoek je naam
found-for = Gevonden voor “<bdi>{ $typed }</bdi>”. <a>Iedereen tonen</a>
pages = Pagina's

## Notities van judges

remove = Verwijderen
remove-note = Deze notitie verwijderen

## Uitnodigingen voor de staf

open-invitations = Nog niet gebruikte uitnodigingen
invited-for = Voor
invited-from = Van
action = Actie
revoke = Intrekken
code-of-link = QR-code van de link
