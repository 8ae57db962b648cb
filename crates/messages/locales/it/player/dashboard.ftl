### Che cosa fare ora.

last-match = Hai droppato: questo è il tuo ultimo incontro.
check-in = Check-in: ci sono
show-code = Mostra il mio codice
ruling = Ruling
report-again = Quanto comunicato prima non vale: comunica di nuovo il risultato.
did-you-concede = Hai concesso?
others-say-conceded = Gli altri dicono che hai concesso l’incontro.
conceded-means = Vale solo se lo dici tu: in quel caso non prendi punti da questo incontro.
i-conceded = Ho concesso
i-did-not = Non ho concesso
confirm-result = Conferma il risultato
that-is-wrong = È sbagliato
or-say-what = Oppure spiega che cosa non va
or-say-what-hint = Una frase. Lo staff la legge e decide.
dispute = Contesta il risultato
game-ended-report = La partita è finita: comunica chi ha vinto
conceded-or-earlier-games = Qualcuno ha concesso, o prima c’erano altre partite
if-it-differs = Se è diverso da quanto già comunicato, decide lo staff.
withdraw-report = Ritira il mio risultato
already-so = Il tuo tavolo aveva già questo risultato.
you-wrote = Hai scritto: «{ $text }»
seats = Posti in ordine di turno
our-table = Il nostro tavolo: punti vita e turni
seat-out = fuori: { $why }

### Dopo la fine.

share = Condividi il piazzamento
share-link = I tuoi round, da condividere

### Chiamare un arbitro.

judge = Arbitro
with-note = Spiega di che cosa si tratta
add-note = Aggiungi una nota
withdraw-call = Annulla la chiamata
your-table = Il tuo tavolo

### Il resto della pagina.

hand-in-decklist = Consegna la decklist
change-commander = Cambialo
name-commander = Indica il comandante
table-picture = Immagine del tavolo
more = I tuoi round, un altro telefono
more-with-drop = Drop, i tuoi round, un altro telefono
on-another-phone = Questa pagina su un altro telefono
drop = Drop
drop-after-round = Giochi ancora { $round }; poi non avrai più abbinamenti.
drop-now = Non avrai più abbinamenti. Quello che hai giocato resta.
drop-undo = Solo lo staff può annullarlo.
drop-button = Droppa dal torneo
not-dropped = Non hai droppato. Scrivi { $word } per confermare.
not-you = Non sei tu?
from-link = Questa pagina è stata aperta con il link segreto di <bdi>{ $name }</bdi>.
forget-link = Dimentica questo link
link-forgotten = Questo browser ha dimenticato il link.
