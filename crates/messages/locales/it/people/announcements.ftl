## Annunci dello staff ai giocatori.

what = Che cosa devono leggere tutti
what-hint = È subito sulla pagina del torneo, sul proiettore e sulle pagine dei giocatori.
special = In evidenza, più tardi, o solo per un tavolo o un giocatore
pinned = In evidenza: resta sopra gli altri
shown-from = Visibile da
shown-from-hint = Vuoto: subito. L’ora è quella di { $zone }, dove ora sono le { $time }.
shown-from-wrong = Visibile da: { $problem }
only-table = Solo tavolo
only-table-hint = Il numero di un tavolo di questo round: i suoi giocatori lo vedono su «Mio tavolo».
only-player = Solo giocatore
only-player-hint = Un numero o il nome intero. Lo vedono solo questo giocatore e lo staff.
announce = Annuncia

## I minuti che restano di un round.

minutes-left = Minuti rimasti
on = Attivo
on-means = Quando a un round restano 10 e 5 minuti, lo dicono la pagina del torneo e il proiettore, e la pagina di ogni giocatore quando restano al suo tavolo.
off = Spento
off-means = Le pagine non annunciano, accanto agli orologi, che a un round restano 10 e 5 minuti.
stop-minutes = Non annunciare i minuti rimasti
announce-minutes = Annuncia 10 e 5 minuti rimasti

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
unpin = Togli dall’evidenza
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
