for-a-stream = { $tournament }, per una diretta

## Al posto dell’orologio.

find-your-seats = cercate il vostro posto
round-over = round finito
paused = { $left } in pausa

## Accanto a un giocatore al tavolo.

won = ha vinto
drawn = patta
seed = Seed { $seed }
commander-damage = Danno da comandante
more-players = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}

## La pagina dello staff.

overlays = Overlay per una diretta
feature-table = Feature table
shown-table = { $round }: <b>tavolo { $table }</b>.
first-table = { $round }: <b>tavolo { $table }</b>, il primo, finché non scegli.
on-the-stage = In diretta
show-table = Mostra il tavolo { $table }
another-table = Un altro tavolo
its-number = Il suo numero.
show-it = Mostra
tables-appear-here = I tavoli del primo round compariranno qui. Finché non scegli, viene mostrato il primo.
table-is-on-stage = Il tavolo { $table } è in diretta.
go-back = Torna indietro
type-its-number = { $field }: scrivi il numero.

## Gli indirizzi.

addresses = Indirizzi per la diretta
how-to-use = In OBS o in un programma simile, aggiungi una sorgente browser (browser source) di 1920 × 1080 e incolla un indirizzo. Le pagine non hanno sfondo e seguono il round automaticamente.
look-at-it = Guardala
whole = Round, orologio e tavolo
whole-explained = La scena completa: un’intestazione, e in basso il tavolo con la sua partita.
table-explained = Chi siede al tavolo, in ordine di turno, con i punti e la partita.
clock = Orologio
clock-explained = Solo le cifre, senza sfondo.
bracket-explained = I playoff, dopo l’annuncio della top.

game-of-table = Partita del feature table
stream-shows-game = Ai primi due indirizzi qui sotto, la diretta mostra la partita in tempo reale, come la tengono i suoi giocatori o un arbitro: punti vita, danno da comandante, turni, chi è fuori. Non dare questi indirizzi fuori dallo staff.
nobody-else-sees-it = Gli spettatori non ne vedono nulla, nemmeno sul proiettore.
everybody-sees-it = Tutti la vedono nella pagina pubblica della diretta, e i punti vita sul proiettore, qualche secondo dopo.
show-game-to-everybody = Mostrala a tutti
keep-game-to-stream = Mostrala solo in diretta
everybody-sees-game = Tutti vedono la partita del feature table.
only-stream-sees-game = La partita del feature table si vede solo in diretta.
