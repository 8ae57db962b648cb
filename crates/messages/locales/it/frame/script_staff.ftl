## Trovare un tavolo, un giocatore o una pagina.

find-what = Tavolo, giocatore o pagina
find-hint = Scrivi il numero di un tavolo, un nome o una pagina.
find-keys = / apre questo campo; Ctrl-K lo apre sempre
found = Trovati
found-count = { $count ->
    [one] { $count } trovato. Invio lo apre.
   *[other] { $count } trovati. Le frecce scelgono, Invio apre.
}
found-nothing = Nulla con questo nome o numero.
find-no-answer = Nessuna risposta. Continua a scrivere per riprovare.

## Che cosa fa il dispositivo quando c’è qualcosa di nuovo.

when-new = Quando c’è qualcosa di nuovo per te:
vibrate = Vibra
play-sound = Emetti un suono
sound-hint = Dopo il primo tocco su una pagina.
badge = Numero sull’icona
badge-hint = Dove Podium è installato come app.
screen-on = Tieni acceso lo schermo
screen-hint = Un telefono a schermo spento non sente nulla.
cannot = Questo browser non può farlo.
try-it = Prova
now-waits = Ora: { $what }.
nothing-waits = Ora non c’è nulla in attesa per te.

## Risultati da tastiera.

type-table = Scrivi il numero di un tavolo.
table-asked = Tavolo { $table } …
no-table = In questo round il tavolo { $table } non esiste.
who-won = Tavolo { $table }: chi ha vinto?
wrong-mark = Tavolo { $table }: un segno è C, M o D e un posto, come c2.
wrong-game = Tavolo { $table }: una partita è un posto da 1 a { $last }, o D.
no-seat = Tavolo { $table }: il posto { $seat } non c’è. Scrivi da 1 a { $last }, o D.
table-won = Tavolo { $table }: { $winner } ha vinto.
table-drawn = Tavolo { $table }: patta.
table-drawn-among = Tavolo { $table }: patta fra { $players }.
match-won = Tavolo { $table }: { $games }: { $winner } ha vinto.
match-games = Tavolo { $table }: { $games }.
game-won = partita { $number } { $winner }
game-drawn = partita { $number } patta
mark-conceded = concessione
mark-match-loss = match loss
mark-drops = drop
not-stored = Non registrato
left-unstored = tavolo { $table }: { $typed }
enter-again = { $results }. Inserisci di nuovo.

## Tavoli di cui si tocca il risultato o lo stato.

table-gone = Inserito: ora è nell’altro elenco.
table-lost = Non ancora inviato: la rete non risponde. È conservato e sarà inviato più tardi.
table-kept = Non ancora inviato: la rete non risponde. È conservato su questo dispositivo, in quest’ordine: { $acts }.
taps-full = Non conservato: l’elenco dei tocchi conservati è pieno.
table-not-stored = Non registrato. { $why }
look-at-table = Ricarica la pagina e guarda il tavolo.
table-says = Tavolo { $table }: { $what }
drawn-game = Partita patta
drawn-games = Partita patta: { $number }

## Altre pagine.

swap-first = { $name } scambia il posto con … scegli un altro giocatore.
swap-both = { $first } e { $second } si scambiano di posto.
let-go = Deseleziona
record-ruling = Registra il ruling
record = Registra: { $penalties }
record-and-wait = Registra: { $penalties }, attende { $who }
call-length = La sua durata: { $minutes } min
call-length-none = La sua durata: niente fino a 1 min
door-not-sent = Non inviato. La rete non risponde. Riprova fra un momento.
show-their-link = Mostra il suo link
no-camera = La fotocamera non è permessa o non è libera. Scrivi invece il numero.
hold-code = Inquadra il codice di un giocatore.
