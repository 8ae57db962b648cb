## Una stagione di una community: classifica, serate, record, e la stagione di una persona.

evenings = { $count ->
    [one] { $count } serata
   *[other] { $count } serate
}
people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
played-of = { $planned ->
    [one] { $played } di { $planned } serata
   *[other] { $played } di { $planned } serate
}
closed = Stagione chiusa
from-to = { $first } – { $last }
from = Dal { $date }
until = Fino al { $date }

## Le pagine di una stagione.

page-standings = Classifica
page-evenings = Serate
page-records = Record
page-needs = Che cosa serve a ciascuno
page-rules = Punteggi
page-commanders = Comandanti
pages-of-season = Pagine di questa stagione
to-community = { $community }

## Classifica.

nobody-yet = Ancora nessun risultato
nobody-yet-hint = I risultati contano quando una serata è conclusa.
nobody-by-that-name = Nessuno con questo nome in questa stagione
choose-a-name = Scegli un nome per vedere da dove vengono i punti.
standings-as-csv = Classifica in CSV
needs-to-print = Che cosa serve a ciascuno (da stampare)
column-person = Nome
column-points = Punti
column-evenings = Serate
column-won = Vinte
column-places = Migliori posizioni
column-best = Miglior serata
column-match-wins = Incontri vinti
column-match-win-percentage = % incontri vinti
column-latest = Ultima serata
places-and-more = { $places }, …

## A che cosa porta la stagione.

leads-to = Premi
top-gets = { $top ->
    [one] { $reward }: primo posto
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: da { $points } punto
   *[other] { $reward }: da { $points } punti
}
line-now = La linea è fra { $last } e { $next } punti.
line-tied = Le persone subito sopra e subito sotto la linea sono in parità in tutti i tiebreaker.
line-open = Ci sono ancora posti sopra la linea.
least-evenings = { $count ->
    [one] Richiede almeno { $count } serata.
   *[other] Richiede almeno { $count } serate.
}
reward-invitation = Invito alla finale
reward-byes = { $byes ->
    [one] { $byes } bye nella finale
   *[other] { $byes } bye nella finale
}
reward-seed = Seed nella finale
line-of = Linea: { $reward }

## Le possibilità di una persona.

secured = Sicuro
above-by = { $lead ->
    [0] Sopra la linea, a pari punti con la persona successiva
    [one] Sopra la linea, con { $lead } punto di vantaggio
   *[other] Sopra la linea, con { $lead } punti di vantaggio
}
above = Sopra la linea
evenings-missing = { $count ->
    [one] Serve ancora { $count } serata.
   *[other] Servono ancora { $count } serate.
}
needs-points = { $points ->
    [one] Serve ancora { $points } punto per superare la linea attuale.
   *[other] Servono ancora { $points } punti per superare la linea attuale.
}
needs-in-one-evening = { $points ->
    [one] In una sola serata serve { $points } punto, perché sostituisce una serata che ora conta.
   *[other] In una sola serata servono { $points } punti, perché sostituisce una serata che ora conta.
}
tied = Sulla linea: { $people } persone sono in parità in tutti i tiebreaker, e il premio va a { $room } di loro
by-coming = Basta partecipare a una serata.
by-place = { $place ->
    [1] Basta vincere una serata.
   *[other] In una serata basta il { $place }º posto, o meglio.
}
by-place-alone = { $place ->
    [1] Basta vincere una serata, se nessuno condivide il primo posto.
   *[other] In una serata basta il { $place }º posto, o meglio, se nessuno lo condivide.
}
by-no-place = Nessuna serata basta da sola.
out-points = Fuori portata: le serate rimaste non possono dare abbastanza punti.
out-over = Sotto la linea.
out-evenings = Fuori portata: restano troppo poche serate.
needs-explained = Calcolato dalla linea attuale, che si sposta quando gli altri fanno punti. A parità di punti decidono i tiebreaker.
evenings-left = { $left ->
    [0] Non restano serate.
    [one] Resta { $left } serata.
   *[other] Restano { $left } serate.
}
evenings-left-unknown = Il numero di serate previste non è impostato.

## La stagione di una persona.

title-person = { $person } · { $season }
rank-of = Posizione { $rank } di { $people }
numbers = Punti e tiebreaker, in ordine
chances = Possibilità
best-of = { $best ->
    [one] Conta la miglior serata su { $all }.
   *[other] Contano le { $best } migliori serate su { $all }.
}
all-count = Contano tutte le serate.
evening-by-evening = Serata per serata
caption-evenings = Punti per serata
column-evening = Serata
column-place = Pos.
column-how = Calcolo
not-counted = non conta
places-shared = { $first }–{ $last }
part-place = { $points } per la posizione
part-match-points = { $matches ->
    [one] { $points } per { $matches } punto incontro
   *[other] { $points } per { $matches } punti incontro
}
part-pods = { $pods ->
    [one] { $points } per { $pods } pod
   *[other] { $points } per { $pods } pod
}
part-participation = { $points } per la partecipazione
part-achievement = { $times ->
    [one] { $points } per «{ $name }»
   *[other] { $points } per «{ $name }» ({ $times } volte)
}
part-achievement-most = { $points } per «{ $name }» ({ $times } volte contate su { $tapped })
part-weighted = ({ $sum }) × { $weight }
part-nothing = niente
attendance = Presenze
attendance-how = { $times ->
    [one] { $points } per { $every } serate
   *[other] { $times } × { $points }: una volta ogni { $every } serate
}
together = Totale
record = { $matches ->
    [one] Vinti: { $wins }, patte: { $draws }, su { $matches } incontro
   *[other] Vinti: { $wins }, patte: { $draws }, su { $matches } incontri
}
not-in-season = La persona { $number } non ha risultati pubblici in questa stagione.
page-of-person = La pagina di { $person } nella community
page-season-standings = Classifica della stagione

## Serate.

no-evening-yet = Ancora nessuna serata
no-evening-yet-hint = Le serate compaiono qui quando l’organizzatore le aggiunge.
caption-season-evenings = Serate della stagione
column-date = Data
column-winner = Vince
column-players = Giocatori
counts-times = conta { $weight } volte
to-come = in programma
cancelled = annullata
from-places = solo posizioni
free-pods = pod liberi
no-winner = –

## Record.

records-none = Ancora nessun record
record-evenings-won = Più serate vinte
record-best-evening = Più punti in una serata
record-evenings = Più serate
record-match-wins = Più incontri vinti
record-streak = La serie di presenze più lunga

## Comandanti.

no-commander = Ancora nessun comandante noto
column-entries = Partecipazioni
column-matches = Incontri
a-player = Un giocatore
