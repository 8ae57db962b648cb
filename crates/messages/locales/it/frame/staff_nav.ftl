## Pagine dello staff, a gruppi.

group-run = Gestione
group-floor = Sala
group-people = Persone
group-set-up = Preparazione
group-account = Account

## Le pagine.

desk = Banco
rounds = Round
results = Risultati
clock = Orologio
playoff = Playoff
announcements = Annunci
stage = Diretta
statistics = Statistiche
floor = Sala
calls = Chiamate
rulings = Ruling
games = Partite
shift = Consegne
times = Tempi
references = Riferimenti
check-in = Check-in
players = Giocatori
decklists = Decklist
staff = Staff
settings = Opzioni
event-page = Pagina del torneo
log = Registro
exports = Esporta
more = Altro

## Parole dopo il numero di cose in attesa.

waiting = in attesa
for-head-judge = per il capo arbitro
to-decide = da decidere
handed-to-you = { $count ->
    [one] affidata a te
   *[other] affidate a te
}
disputed = { $count ->
    [one] contestato
   *[other] contestati
}
late = in ritardo
outstanding = in sospeso
to-approve = da confermare
not-here = senza check-in
missing = { $count ->
    [one] mancante
   *[other] mancanti
}
waits-on-page = { $page }: { $count } { $what }
attention = Suono e vibrazione
