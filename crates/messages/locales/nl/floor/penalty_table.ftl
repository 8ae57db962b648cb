as-file = Als bestand
built-in-in-use = De ingebouwde tabel is in gebruik: { $table }.
everybody-reads = Iedereen kan op de pagina met regels en afwijkingen lezen: { $differences }.
from-now-on = Een wijziging geldt voor rulings vanaf nu; eerdere blijven zoals ze zijn.
table-name = Naam van de tabel
another = Nog een overtreding

## De velden van een overtreding

category = Categorie
instead = In multiplayer
the-same = Dezelfde
may-be = Kan ook zijn
upgrade = Verzwaring
cases = Gevallen
multiplayer = Wat multiplayer verandert
row = Rij
cell-problem = { $label }: { $problem }
hint = Verzwaring: de hoeveelste Warning op een dag, en de straf daarvoor, zoals 4: game_loss. Gevallen: zoals Minder dan 1 minuut te laat: warning; 10 minuten of meer te laat: match_loss, drop. Kan ook zijn: niveaus, zoals game_loss. Een rij zonder code en naam wordt weggehaald.
save = Tabel opslaan
saved = De straffentabel is opgeslagen.
nothing-saved = Er is niets opgeslagen. Verbeter de gemarkeerde rijen.

## Een andere tabel

replace-table = Tabel vervangen
paste = JSON of CSV plakken
columns = CSV-kolommen: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Of een bestand
replace = Vervangen
replaced = De straffentabel is vervangen.
nothing-replaced = Er is niets vervangen: de tabel bevat fouten, die hieronder staan.
back-to-built-in = Terug naar de ingebouwde tabel
use-built-in = Ingebouwde tabel gebruiken
built-in-again = De ingebouwde tabel is weer in gebruik.
