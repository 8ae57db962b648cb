## Fino a quando si consegnano le decklist.

until-time = fino a: { $time }
until-round-one = fino al round 1
time-in-zone = { $time } ({ $zone })

## Decklist rifiutate.

none-asked = In questo torneo non sono richieste decklist.
not-in-tournament = Non sei più in questo torneo.
have-left = Hai lasciato il torneo: non serve una decklist.
were-taken = Le decklist si potevano consegnare { $until }. Se la tua deve cambiare, chiedi allo staff.
paste-list = Incolla la tua lista, o un link alla lista.
list-changed = Nel frattempo qualcuno ha modificato questo giocatore. Guarda la lista com’è ora, poi invia di nuovo la tua.
data-removed = I dati personali di questo giocatore sono stati rimossi, decklist compresa.
reason-after-deadline = Il termine è scaduto: spiega perché la lista cambia. Il motivo viene registrato.
not-taken-any-more = Le decklist non si consegnano più: lasciala fuori e chiedi allo staff.
changes-among-lists = In questo torneo le decklist vengono consegnate e controllate: la lista di un giocatore si modifica fra le decklist.
commanders-until = Le decklist si consegnano { $until }: fino ad allora i comandanti li vede solo il loro giocatore.

## Comandante di un giocatore.

no-commanders = In questo torneo non si gioca con i comandanti.
commander-rounds-begun = I round sono iniziati. Se il tuo comandante è un altro, chiedi allo staff.
commander-lists-taken = Le decklist si potevano consegnare { $until }. Se il tuo comandante è un altro, chiedi allo staff.
list-names-commander = La tua decklist indica il comandante: cambialo lì.

## Regole per le decklist e file di carte.

rules-changed = Nel frattempo qualcuno ha modificato le regole per le decklist. Confronta con quelle attuali, poi invia di nuovo le tue.
too-large = Sono { $size } kB: il massimo è { $most } kB.
nothing-in-it = È vuoto. Invia un file con nomi di carte.
no-card-in-file = Nel file non c’è nessuna carta: non è stato modificato nulla.
file-of-future = { $day } è nel futuro: non è stato modificato nulla. Indica con --date di che giorno è il file.
