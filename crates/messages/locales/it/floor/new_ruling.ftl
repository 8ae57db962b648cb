## Il modulo di un nuovo ruling.

the-call = La chiamata

### I giocatori.

table-and-players = Tavolo e giocatori
table-other-players = Tavolo { $table }, altri giocatori
show-players = Mostra i suoi giocatori
players-of-round = Giocatori del round { $round }
seat = posto { $number }
from-elsewhere = Giocatori di altri tavoli
other-players = Altri giocatori
other-players-hint = I loro numeri, come 12, 45.
show-penalties = Mostra le loro penalità
show = Mostra

### L’infrazione e la penalità di un giocatore.

penalty-of = Penalità di { $name }
none-today = Nessuna penalità precedente oggi.
earlier-today = Precedenti di oggi
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Tutti i suoi ruling: { $count }
players-page = Pagina del giocatore
another = Altra
from-list = dall’elenco
another-infraction = Un’altra infrazione
no-infraction = Nessuna: un ruling senza penalità
proposed = Proposta:
also-names = La tabella indica anche: { $penalties }.
another-penalty = Un’altra penalità
as-proposed = Come proposto
as-proposed-penalty = Come proposto: { $penalty }

dropped = Comporta anche il drop dal torneo.

### Testi e tempo.

texts-and-time = Che cosa è successo, risposta, tempo
now-or-later = ora o più tardi
timed = Cronometrato al tavolo: { $times }.
no-time = Niente tempo
as-long-as-call = Quanto la chiamata
other-minutes = Altri minuti
other-minutes-hint = Un ruling di più di un minuto dà al tavolo la sua durata (MTR-A X.5A).

### Il pulsante.

record = Registra il ruling
record-penalties = Registra: { $penalties }
record-waits-head-judge = Registra: { $penalties }, attende il capo arbitro
record-waits-organizer = Registra: { $penalties }, attende l’organizzatore
confirm-as-organizer = Nello staff non c’è un capo arbitro: confermo la penalità ({ $penalty }) come organizzatore.

### Avvisi ed errori.

recorded = Il ruling { $number } è registrato.
nothing-recorded = Non è stato registrato nulla.
more-below = { $count ->
    [one] E un altro qui sotto.
   *[other] E altri { $count } qui sotto.
}
no-number = Altri giocatori: { $typed } non è il numero di un giocatore. Scrivi numeri, come 12, 45.
two-infractions = Sono scelte due infrazioni, una sopra e una nell’elenco: lasciane una.
