## Decklist, per lo staff.

all-decklists = Tutte le decklist
to-decklists = Vai alle decklist
the-player = Il giocatore

### L’elenco dei giocatori.

change-rules = Modifica che cosa si chiede
ask-for-lists = Chiedi decklist
none-asked = Non si chiedono decklist
none-asked-means = Quando un organizzatore chiede le decklist, i giocatori le consegnano sulle loro pagine, e qui puoi vedere chi manca.
asked-until = { $format }, consegna entro: { $moment }.
asked-until-round = { $format }, consegna entro il round 1.
deadline-over = Il termine è scaduto: puoi leggere le liste, e modificarle solo con un motivo.
read-after-deadline = Puoi leggere le liste dopo la scadenza.
count-handed-in = consegnate
count-missing = mancanti
count-with-problems = con problemi
which-lists = Quali liste
filter-all = Tutte
filter-missing = Mancanti
filter-wrong = Con problemi
find-player = Cerca un giocatore
nobody-here = Nessuno qui
no-player-fits = Nessun giocatore corrisponde. Prova con meno lettere.
everybody-handed-in = Tutti hanno consegnato una lista.
no-list-is-wrong = Il controllo non trova problemi in nessuna lista.
players-appear = I giocatori compaiono qui quando sono iscritti.
names = Nomi
caption = Giocatori e le loro decklist
column-no = N.

### Lo stato di una lista.

link-not-checked = Un link, non controllato
to-look-at = { $count } da guardare

### La lista di un giocatore.

title-of = Decklist di { $name }
heading-of = Decklist di <bdi>{ $name }</bdi>
lists-until = Consegna delle liste entro: { $moment }. Dopo puoi leggerle.
lists-until-round = Consegna delle liste entro il round 1. Dopo puoi leggerle.
no-decklist = Nessuna decklist
none-handed-in = Il giocatore non l’ha consegnata.
link-kept = Un link viene conservato così com’è e questo servizio non lo apre mai: non viene controllato nulla.
card-count = { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
hand-in-another = Consegna un’altra lista per il giocatore
hand-in = Consegna una lista per il giocatore
list-hint = Un link, oppure la lista: una carta per riga. Lascia vuoto per ritirare la lista.
reason-hint = Dopo la scadenza è necessario. Viene registrato.
save-list = Salva la decklist
list-saved = La decklist è salvata.
back-to-list = Torna alla decklist
to-list = Vai alla decklist

### Un foglio per il controllo di un mazzo.

link-to-sheet = Foglio per il controllo del mazzo
deck-check = Controllo del mazzo
player-number = giocatore { $number }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
from-check = Dal controllo
line-table = Tavolo, round
line-taken = Preso alle, reso alle
line-minutes = Minuti dati: durata e altri 4 (MTR-A X.5A)
line-judge = Arbitro
before-deadline = Le decklist si leggono dopo la scadenza.
nothing-to-print = Non c’è nessuna lista da stampare: non è stata consegnata, oppure è un link.

### Controlli dei mazzi ai tavoli.

deck-checks = Controlli dei mazzi
unchecked = { $count ->
    [one] { $count } mazzo ai tavoli non è ancora stato controllato.
   *[other] { $count } mazzi ai tavoli non sono ancora stati controllati.
}
draw = Sorteggia un mazzo
draw-means = Il sorteggio è il tiro di un dado calcolato dal segreto del torneo. È nel registro, e chiunque può ricalcolarlo quando il torneo è concluso.
none-checked = Nessun mazzo ancora controllato
none-checked-means = Inizia un controllo sulla pagina di un tavolo. Di chi era il mazzo, chi l’ha controllato e l’esito compaiono qui.
in-progress = in corso
nothing-found = Niente da segnalare
drawn = { $among ->
    [one] Sorteggiato su { $among } mazzo non ancora controllato: { $player }, tavolo { $table }. Inizia il controllo quando sei lì.
   *[other] Sorteggiato fra { $among } mazzi non ancora controllati: { $player }, tavolo { $table }. Inizia il controllo quando sei lì.
}
