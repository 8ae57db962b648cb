## Annunci dello staff ai giocatori.

what = Che cosa devono leggere tutti
what-hint = È subito sulla pagina del torneo, sul proiettore e sulle pagine dei giocatori.
special = In evidenza, più tardi, oppure solo per un tavolo o un giocatore
pinned = In evidenza: resta sopra gli altri
shown-from = Visibile da
shown-from-hint = Vuoto: subito. L’ora è quella di { $zone }, dove ora sono le { $time }.
shown-from-wrong = Visibile da: { $problem }
only-table = Solo il tavolo
only-table-hint = Il numero di un tavolo di questo round: i suoi giocatori lo vedono su «Mio tavolo».
only-player = Solo il giocatore
only-player-hint = Un numero o il nome intero. Lo vedono solo questo giocatore e lo staff.
announce = Annuncia

## I minuti che restano di un round.

minutes-left = Minuti rimasti
on = Attivo
on-means = Quando mancano 10 e 5 minuti alla fine di un round, lo segnalano la pagina del torneo e il proiettore, e la pagina di ogni giocatore quando mancano al suo tavolo.
off = Non attivo
off-means = A parte gli orologi, le pagine non segnalano che mancano 10 e 5 minuti alla fine di un round.
stop-minutes = Non annunciarli più
announce-minutes = Annuncia i minuti

## Che cosa è stato annunciato.

announced = Annunciati
nothing-yet = Ancora nessun annuncio
nothing-yet-text = I tuoi annunci compaiono qui, dove si possono mettere in evidenza e ritirare.
withdrawn = Ritirato
came-too-late = Non mostrato: prima è arrivato il round successivo
from = Dal { $time }
shown = Visibile
to = A: <bdi>{ $addressee }</bdi>
everybody = Tutti
table-of-round = Tavolo { $table }, { $round }
a-player = Un giocatore
unpin = Togli evidenza
pin = In evidenza
withdraw = Ritira

## Avvisi.

can-read-now = Possono leggerlo ora: { $whom }.
can-read-later = Possono leggerlo da quel momento: { $whom }.
minutes-announced = Dieci e cinque minuti rimasti vengono annunciati.
minutes-not-announced = I minuti rimasti non vengono annunciati.
stays-above = Resta sopra gli altri.
not-pinned = Non è più in evidenza.
taken-from-pages = È stato tolto dalle pagine.
