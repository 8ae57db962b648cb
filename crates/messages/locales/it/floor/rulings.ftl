## Ruling.

about = Ruling su <bdi>{ $player }</bdi>
player-number = giocatore { $number }
as-csv = In CSV
which-rulings = Quali ruling
filter-all = Tutti
filter-mine = Miei
filter-head-judge = Per il capo arbitro: { $count }
new-ruling = Nuovo ruling
none-of-these = Nessuno di questi
all-rulings = Tutti i ruling
none-yet = Ancora nessun ruling
none-yet-means = Le decisioni degli arbitri ai tavoli compaiono qui: chi, che cosa è successo, la risposta, penalità e appelli.
ruling = Ruling { $number }
ruling-inside = ruling { $number }
no-description = Ancora nessuna descrizione.

### Un ruling.

to-rulings = Vai ai ruling
check-again = Ricontrolla
was-overturned = il ruling { $number } è stato annullato
was-withdrawn = il ruling { $number } è stato ritirato
no-infraction = Senza infrazione.
had-proposed = Il banco aveva proposto: { $penalty }.
built-on-one = Basato sul <a>ruling { $one }</a>.
built-on-two = Basato su: <a>ruling { $one }</a>, <a>ruling { $two }</a>.
built-on-three = Basato su: <a>ruling { $one }</a>, <a>ruling { $two }</a>, <a>ruling { $three }</a>.
dropped-with-it = Comporta anche il drop dal torneo.

### Che cosa dice un ruling.

what-happened = Che cosa è successo
not-written = non ancora scritto
time-given = Tempo dato
minutes = { $count } min
given-by = Dato da
for-head-judge = Per il capo arbitro
to-head-judge = Al capo arbitro
upheld-by = Confermato da
overturned-by = Annullato da
changed-by = Modificato da
withdrawn-by = Ritirato da
why = Perché
before-change = Prima della modifica
until = modificato da <bdi>{ $when }</bdi>

### Dichiarazioni.

statements = Dichiarazioni
written-by = scritta da <bdi>{ $when }</bdi>
remove-statement = Rimuovi la dichiarazione di { $name }
add-statement = Aggiungi una dichiarazione
who-says = Chi lo dice
somebody-else = Qualcun altro
somebodys-name = Nome di qualcun altro
witness-hint = Uno spettatore, un arbitro.
in-their-words = Con le sue parole.
keep-statement = Salva la dichiarazione

### Il modulo dei testi.

change-texts = Modifica i testi
answer-hint = Che cosa hai detto ai giocatori.
rule-hint = Come CR 800.4a o MTR-A 4.2A.
write-down = Scrivi
save-texts = Salva i testi

### La decisione del capo arbitro.

confirm-or-not = Confermare o no
look-again = Riesaminare
decide-appeal = Decidi l’appello
heads-word = La decisione del capo arbitro
uphold = Conferma
overturn = Annulla il ruling
uphold-carries-out = Il ruling vale e la sua penalità viene applicata.
uphold-stands = Il ruling vale così com’è.
overturn-nothing = Non viene applicato nulla; registra un altro ruling al suo posto.
overturn-undoes = Quello che è stato applicato si annulla per quanto possibile; registra un altro ruling al suo posto.
decision-hint = Perché; serve per annullarlo.
decide = Decidi
appeal-means = Se un giocatore non lo accetta, decide il capo arbitro. Fino ad allora il ruling resta in vigore.
appeal = Appello al capo arbitro
waits-now = Ora attende il capo arbitro.
make-lighter = Alleggerisci la penalità
lighter-means = Gli effetti della penalità si annullano per quanto possibile, e in questo ruling ne prende il posto una più leggera.
lighter = Alleggerisci
withdraw-it = Ritira
withdraw-means = Per un ruling registrato per errore: i suoi effetti si annullano per quanto possibile, e resta nell’elenco come ritirato.
withdraw = Ritira il ruling
recorded = È registrato.

### Una squalifica si conferma con una parola.

type-to-disqualify = Per dare la squalifica, scrivi: { $word }
disqualify-hint = Il giocatore lascia il torneo e la sua classifica.
list-publicly = Mostrala sulla pagina pubblica delle modifiche
