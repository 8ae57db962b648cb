## Che cosa è seguito a un passo di una partita seguita.

with-marker = { $clause } ({ $marker })
player-in-seat = il giocatore al posto { $seat }
numbered-object = oggetto { $number }

## Turni.

turn-began = { $player } inizia un turno
extra-turn-began = { $player } inizia un turno extra
turn-ended = termina il turno di { $player }
turn-skipped = il turno di { $player } viene saltato
extra-turn-skipped = il turno extra di { $player } viene saltato
phase-began = { $marker }: inizia la { $phase }
marker-passed = { $marker } passa da { $player } a { $to }
marker-kept = { $player } tiene l’{ $marker } per un turno extra
extra-turns-wait = { $count ->
    [one] c’è un indicatore vicino a destra: { $player } gioca più tardi un turno extra
   *[other] c’è un indicatore vicino a destra: { $player } gioca più tardi { $count } turni extra
}
designated = { $marker } destinato alla rimozione: { $players }, { $markers }
designated-again = { $marker } destinato alla rimozione { $count } volte: { $players }, { $markers }
players-in-game = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
markers-in-game = { $count ->
    [one] un indicatore
   *[other] { $count } indicatori
}
marker-removed = { $marker } viene rimosso ({ $player })
extra-turn-owed = { $player } riceve un turno extra
skip-owed = { $player } salta il prossimo turno

## Giocatori che lasciano la partita.

left-lost = { $player } perde e lascia la partita
left-conceded = { $player } concede e lascia la partita
left-match-loss = { $player } lascia la partita con un match loss
left-drawn = { $player } lascia la partita, che per questo giocatore è patta
departure-deferred = { $player } lascia la partita alla fine della fase in corso ({ $marker })

## Fine del tempo e della partita.

time-called-finish = fine del tempo: si concludono i turni in corso
time-called-next = fine del tempo; il turno successivo è l’ultimo
time-called-turns = { $count ->
    [0] fine del tempo: non può iniziare nessun altro turno
    [one] fine del tempo: può iniziare ancora un turno
   *[other] fine del tempo: possono iniziare ancora { $count } turni
}
game-won = { $player } vince la partita
game-drawn = la partita è patta

## Pila.

put-on-stack = { $player } mette { $object } in pila ({ $marker })
priority-passed = { $player } passa la priorità
priority-void = la richiesta di priorità di { $player } non vale
has-priority = la priorità è di { $player }
resolved = { $object } si risolve
left-stack = { $object } lascia la pila ({ $marker })
stack-exiled = il turno termina con { $object } in pila ({ $marker }): va in esilio
stack-moved = { $object } va in un’altra pila ({ $marker })

## Loop.

loop-announced = { $player } annuncia un loop, { $iterations } volte
stop-proposed = { $player } lo fermerebbe alla ripetizione { $iteration } dopo il punto { $point }
loop-ran = il loop va fino alla ripetizione { $iteration }
loop-ran-to-point = il loop va fino alla ripetizione { $iteration }, punto { $point }
loop-abandoned = il loop non si svolge: un giocatore necessario ha lasciato la partita

## Che cosa si sa di un giocatore.

status-set = cambia lo stato di { $player }
would-lose-life = { $player } ha finito i punti vita e perderebbe
would-lose-poison = { $player } ha dieci o più segnalini veleno e perderebbe
would-lose-damage = { $player } ha 21 o più danni dal comandante di { $owner } e perderebbe

## Permanenti e altri oggetti.

object-appeared = { $object } è sotto il controllo di { $player }
object-removed = { $object }: non c’è più
object-left = { $object } lascia la partita con il suo proprietario, { $player }
object-ceased = { $object } cessa di esistere
object-exiled = { $object } va in esilio
object-removed-from-game = { $object } esce dalla partita
object-to-graveyard = { $object } va nel cimitero di { $player }
control-changed = { $player } controlla: { $object }
control-unchanged = { $object } resta sotto il controllo di { $player }
effect-lasts = { $object } dura fino al prossimo turno di { $player }
effect-ended = { $object } termina

## Monete e dadi.

flipped = { $player } lancia una moneta: { $outcome }
rolled-as-coin = { $player } fa { $result } con un dado a { $sides } facce, come concordato: { $outcome }
heads = testa
tails = croce
heads-won = testa, scelta: vince
tails-won = croce, scelta: vince
heads-lost = testa; scelta croce: perde
tails-lost = croce; scelta testa: perde
rolled = { $player } fa { $result } con un dado a { $sides } facce
