## Parti di pagina.

in-parts = { $what } in parti
all-to-print = Tutto in una pagina, da stampare
all-on-one-page = Tutte le { $count } righe in una pagina: stampala dal menu del browser. <a>Torna alle parti</a>
parts-beside = Parti vicine a questa
back-to = Indietro: <bdi>{ $part }</bdi>
on-to = Avanti: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } di { $all }
left-out = I primi { $shown } di { $all } risultati. Scrivi altre lettere per restringere la ricerca.
from-to = da { $first } a { $last }
under-again = { $heading }, { $number }
find-your-name = Cerca il tuo nome
found-for = Risultati per «<bdi>{ $typed }</bdi>». <a>Mostra tutti</a>
pages = Pagine

## Note degli arbitri.

remove = Rimuovi
remove-note = Rimuovi questa nota

## Inviti allo staff.

open-invitations = Inviti non ancora usati
invited-for = Per
invited-from = Da
action = Azione
revoke = Revoca
code-of-link = Codice QR del link
