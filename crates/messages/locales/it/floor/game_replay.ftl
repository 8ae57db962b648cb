### Partite seguite, dopo la loro fine.

lead = Ognuna si può ripercorrere, turno per turno.
empty = Nessuna partita seguita è finita
empty-means = Le partite seguite dagli arbitri, e quelle che i giocatori segnano ai loro tavoli, compaiono qui quando sono finite.
table-and-game = Tavolo { $table }, partita { $game }
table-given-up = Tavolo { $table } (abbandonata)
table-and-game-given-up = Tavolo { $table }, partita { $game } (abbandonata)
who-may-read = Chi può leggerle
open-means = Tutti possono ripercorrerle quando il torneo è concluso, con i nomi come sulle pagine pubbliche e senza chi ha inserito che cosa. Vale anche per le partite che i giocatori hanno segnato ai loro tavoli.
closed-means = Solo lo staff. Dopo il torneo puoi renderle pubbliche, con i nomi come sulle pagine pubbliche e senza chi ha inserito che cosa. Vale anche per le partite che i giocatori hanno segnato ai loro tavoli.
keep-to-staff = Solo per lo staff
open-to-everybody = Aprile a tutti
opened = Tutti possono ripercorrere queste partite quando il torneo è concluso.
closed = Queste partite restano allo staff.

## Indirizzi che non portano a nulla.

not-opened = L’organizzatore non ha reso pubbliche le partite di questo torneo.
not-finished = Le partite non sono pubbliche prima che il torneo sia concluso.
no-such-game = A questo tavolo non c’è questa partita.
no-such-step = La partita non ha questo passo.
no-such-game-or-step = Questa partita, o questo suo passo, non c’è.
still-followed = Questa partita è ancora seguita: si può ripercorrere quando è finita.
to-games = Vai alle partite
to-game = Vai alla partita

## Una partita.

all-games = Tutte le partite
step = Passo { $step } di { $last }
begins = La partita inizia.
steps = Passi

## I link agli altri passi.

start = L’inizio
turn-before = Il turno precedente
step-before = Il passo precedente
next-step = Il passo successivo
next-turn = Il turno successivo
end = La fine
