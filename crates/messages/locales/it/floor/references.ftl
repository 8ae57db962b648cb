## Riferimenti per gli arbitri.

for-table = Per il tavolo { $table }

### I riferimenti.

cards = Chi può mostrare una carta
cards-about = In base a zona, proprietario, controllore e a chi può guardarla.
priority = Chi ha la priorità
priority-about = Se un giocatore la chiede e poi non fa nulla.
loops = Dove si ferma un loop
loops-about = In base a ciò che ogni giocatore propone, in ordine di turno.
leaving = Che cosa esce con un giocatore
leaving-about = Ciò che possiede, controlla e ha sulla pila.
chance = Moneta e dadi
chance-about = Sorteggio equo, registrato con il giocatore che l’ha chiesto.
information = Informazioni e shortcut
information-about = Che cosa i giocatori devono dire, che cosa possono dire, e che cosa si presume.
checklists = Prima della partita, controlli dei mazzi
checklists-about = I passi in ordine, per Commander.
penalties = Penalità in sintesi
penalties-about = La tabella delle penalità in uso, con le modifiche per il multiplayer.
end-of-round = Fine del round
end-of-round-about = Alla fine del tempo: gli ultimi turni, e le patte.

### Parti di tutte le domande.

players = Giocatori
take-players = Usa questi giocatori
no-such-table = Nel round più recente il tavolo { $table } non esiste: la risposta vale per un tavolo in generale.
name-and-seat = { $name } (posto { $seat })
answer = Risposta
not-answered = Senza risposta
choose = Scegli
who-left = Chi ha lasciato la partita
have-left = Hanno lasciato la partita
whose-turn = Di chi è il turno
owner = Proprietario
controller = Controllore
owner-has-it = Il proprietario
game-over = La partita è finita.

### Chi può mostrare la faccia di una carta nascosta.

where-card-is = Dov’è la carta
zone-library = Grimorio
zone-hand = Mano
zone-exile = Esilio, a faccia in giù
zone-other = Un’altra zona, per ora a faccia in giù
zone-battlefield = Campo di battaglia, a faccia in giù
zone-stack = Pila, a faccia in giù
who-may-look = Chi può guardarla ora, per un’istruzione
who-may-show = Chi può mostrarla
nobody-may-show = Nessuno può mostrarla.
may-show = { $count ->
    [one] Può mostrarla { $names }, nessun altro.
   *[other] Possono mostrarla { $names }, nessun altro.
}
because = { $reason } (MTR-A 3.13A)
because-library = Una carta in un grimorio la mostra solo il suo proprietario, e solo mentre un’istruzione gliela fa guardare.
because-hand = Una mano la mostra il suo proprietario.
because-exile = Una carta esiliata a faccia in giù può mostrarla un giocatore a cui un’istruzione attuale permette di guardarla.
because-other = Una carta così può mostrarla un giocatore a cui un’istruzione attuale permette di guardarla.
because-battlefield = Un permanente a faccia in giù lo mostra il suo controllore.
because-stack = Una magia a faccia in giù la mostra il suo controllore.
may-say-not-show = Un altro giocatore ha potuto guardare: può dire che cosa ha visto, ma non mostrarla.
theirs-alone = Il permesso è solo suo: chi controlla quel giocatore non ce l’ha.
anyone-may-say = Chiunque può dire che cosa c’è su una carta nascosta, che sia vero o no.

### Chi ha la priorità dopo che un giocatore l’ha chiesta e poi non fa nulla.

priority-lead = Un giocatore ha chiesto la priorità, o ha fermato il gioco, e poi non fa nulla (MTR-A 4.2A).
who-asked = Chi ha chiesto e non fa nulla
choose-turn-and-asker = Scegli di chi è il turno e chi aveva chiesto la priorità.
has-left-game = { $name } ha lasciato la partita e non ha priorità da chiedere.
game-over-no-priority = La partita è finita: nessuno ha la priorità.
takes-no-part = { $name } non partecipa.
request-void = La richiesta di { $name } non vale.
turn-has-priority = La priorità è di { $name }, che è di turno.
next-has-priority = { $active } ha lasciato la partita, quindi la priorità va al successivo in ordine di turno: { $name }.
nobody-has-priority = Nessuno ha la priorità.
had-passed = { $count ->
    [one] { $names } aveva già passato: non conta, la partita torna subito dopo l’ultima cosa fatta.
   *[other] { $names } avevano già passato: non conta, la partita torna subito dopo l’ultima cosa fatta.
}
may-act-or-pass = { $name } può agire, o passare; prima nessun altro può agire.

### Dove si ferma un loop.

loops-lead = Un giocatore annuncia un loop e quante volte si ripete. In ordine di turno, ogni giocatore può indicare un punto precedente in cui fermarsi, finché nessuno lo fa più (MTR-A 4.4A).
who-announces = Chi annuncia il loop
how-often = Quante volte si ripete
points-in-iteration = Punti in una ripetizione
earliest-stops = Il primo punto in cui ogni giocatore vuole fermarsi
stops-hint = Lascia vuoto chi non propone nulla. Un punto è un momento in cui qualcuno potrebbe agire, contato da 1; vuoto significa l’ultimo.
iteration = Ripetizione
point = Punto
where-it-stops = Dove si ferma
choose-turn-and-announcer = Scegli di chi è il turno e chi ha annunciato il loop.
type-loop = Scrivi quante volte il loop deve ripetersi e quanti punti ha: numeri da 1 in su.
announcer-in-game = Chi annuncia un loop deve essere in partita.
loop-not-possible = Questo loop non si può annunciare: scrivi numeri da 1 in su.
loop-not-settled = Il loop non è definito: guarda di nuovo le proposte.
proposes-nothing = { $name } non propone nulla prima.
stops-at-point = Si ferma alla ripetizione { $iteration }, dopo il punto { $point }.
stops-after = Si ferma dopo la ripetizione { $iteration }.
runs-as-announced = { $count ->
    [one] Si ripete come annunciato, { $count } volta.
   *[other] Si ripete come annunciato, { $count } volte.
}
priority-there = Lì la priorità è di { $name }.
nobody-priority-there = Lì nessuno ha la priorità.
priority-after = Dopo, la priorità è di { $name }.
nobody-priority-after = Dopo, nessuno ha la priorità.
stop-would-be-void = Se poi { $name } non fa nulla, la fermata non vale, come una richiesta ritirata (MTR-A 4.2A): la priorità è di { $active }.

### Che cosa lascia la partita con un giocatore.

who-leaves = Chi lascia la partita
followed-hint = La partita a questo tavolo è seguita: la risposta comprende ciò che vi è registrato.
object-number = Oggetto { $number }
what-it-is = Che cos’è
kind-permanent = Permanente
kind-token = Pedina
kind-spell = Magia sulla pila
kind-ability = Abilità sulla pila
kind-copy = Copia sulla pila
if-not-owner = Se non è il proprietario
by-effect = per un effetto che dà il controllo
came-under-control = è entrato sotto il suo controllo
what-leaves = Che cosa esce
more-objects = Altri oggetti
choose-leaver = Scegli chi lascia la partita.
nobody-left = Non resta nessuno.
choose-owner = { $object }: scegli il suo proprietario.
name-objects = Indica gli oggetti che contano, poi chiedi di nuovo.
nothing-changes = Nessuno di questi cambia.
nothing-leaves-followed = Nella partita seguita non esce nulla con questo giocatore.
has-left-followed = { $name } ha già lasciato la partita seguita.
in-followed-game = Nella partita seguita: { $what }.
nothing-comes = Nulla entra più sotto il suo controllo, e nessuna sua abilità innescata va su una pila (CR 800.4).
in-order = In quest’ordine (CR 800.4a)
order-owned = Tutto ciò che il giocatore possiede lascia la partita, chiunque lo controlli.
order-effects = Gli effetti che danno al giocatore il controllo di qualcosa terminano.
order-stack = Ciò che controlla su una pila e non è una carta cessa di esistere.
order-exiled = Ciò che controlla ancora va in esilio.
after-leaving = Se aveva la priorità, passa al giocatore successivo. I danni a questo giocatore non vengono inflitti, i costi non gli vengono pagati, e un altro giocatore fa le sue scelte. Il suo turno continua senza un giocatore attivo.

### Monete e dadi, sorteggiati dal server.

who-asks = Chi chiede
number-hint = Il suo numero: viene registrato.
recorded-hint = Viene registrato.
what-for = Per che cosa
coin = Moneta
call = Scelta
no-call = Nessuna scelta
heads = Testa
tails = Croce
call-hint = Solo il giocatore che lancia può vincere o perdere, e solo con una scelta (CR 705.2).
die-instead = Dado al posto della moneta
die-hint = Un numero pari di facce, se tutti i giocatori sono d’accordo: dispari è testa (CR 705.1).
flip = Lancia
dice = Dadi
sides = Facce
roll = Tira
type-who-asks = Chi chiede: scrivi il numero del giocatore, viene registrato.
drawn-here = Sorteggiati qui
nothing-drawn = Ancora nulla. Ogni sorteggio è calcolato dal segreto del torneo e dal numero successivo, così chiunque può ricalcolarlo più tardi: <a>Sorteggi verificabili</a>.
drawn-for-everyone = <a>Sorteggi verificabili</a> li elenca per tutti.
go-back = Torna indietro
