## Che cosa è successo in una partita seguita.

turn-of = turno di { $player }
nobody = nessuno
turn-ends = { $turn }: finito
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: termina
next-phase-unknown = { $turn }: fase successiva

## Giocatori che lasciano la partita.

lose = { $count ->
    [one] { $players } perde
   *[other] { $players } perdono
}
concede = { $count ->
    [one] { $players } concede
   *[other] { $players } concedono
}
leave-with-match-loss = { $count ->
    [one] { $players } lascia la partita con un match loss
   *[other] { $players } lasciano la partita con un match loss
}
leave-drawn = { $count ->
    [one] { $players } lascia la partita, che per questo giocatore è patta
   *[other] { $players } lasciano la partita, che per loro è patta
}
at-end-of-phase = { $leave } alla fine della fase ({ $marker })

## Turni e fine del tempo.

extra-turn = { $player } riceve un turno extra
skips-turn = { $player } salta il prossimo turno
time-extra-turns = fine del tempo, con turni aggiuntivi
time-finish-turn = fine del tempo, si conclude il turno
time-next-turn = fine del tempo, il turno successivo è l’ultimo
had-been-passed = { $turn }: era già stato passato
not-counted = non contati: { $players }

## Magie e abilità.

casts = { $player } lancia { $object } ({ $marker })
casts-at = { $player } lancia { $object }, con bersaglio { $targets } ({ $marker })
activates = { $player } attiva { $object } ({ $marker })
activates-at = { $player } attiva { $object }, con bersaglio { $targets } ({ $marker })
triggers = { $player }: si innesca { $object } ({ $marker })
triggers-at = { $player }: si innesca { $object }, con bersaglio { $targets } ({ $marker })
copies = { $player } copia { $object } ({ $marker })
copies-at = { $player } copia { $object }, con bersaglio { $targets } ({ $marker })
passes-priority = { $player } passa la priorità ({ $marker })
does-nothing = { $player } non usa la priorità ({ $marker })
leaves-stack = { $object } lascia la pila
announces-loop = { $player } annuncia un loop, { $iterations } volte con { $points } punti
would-stop = { $player } si fermerebbe alla ripetizione { $iteration } dopo il punto { $point }
lets-loop-run = { $player } lascia proseguire il loop

## Punti vita, segnalini veleno e simili.

status = { $player }: { $changes }
life = punti vita { $life }
poison = veleno { $poison }
damage = danno dal { $commander } { $amount }
commander-casts = lanci del comandante { $casts }
second-commander-casts = lanci del secondo comandante { $casts }
commander-of = comandante di { $owner }
second-commander-of = secondo comandante di { $owner }

## Che altro succede.

becomes-monarch = { $player } diventa il monarca
takes-initiative = { $player } prende l’iniziativa
wins-by-effect = vittoria per un effetto: { $players }
draw-by-effect = la partita è patta per un effetto di { $players }
noted = { $object } di { $player }: annotato
gone = { $object }: non c’è più
gains-control = { $player } prende il controllo di: { $object }
control-ends = termina il controllo di: { $object }
lasts-until-turn = { $object } dura fino al prossimo turno di { $player }
flips-heads = { $player } lancia una moneta e sceglie testa
flips-tails = { $player } lancia una moneta e sceglie croce
flips = { $player } lancia una moneta
rolls = { $player } tira un dado a { $sides } facce

## Lo stato di un tavolo in sala.

table-not-started = non iniziato
table-playing = in gioco
table-paused = in pausa
table-extension = tempo addizionale in corso
table-time-is-up = tempo scaduto
table-turn-zero = turno 0, ne restano { $of }
table-turn = turno { $turn } di { $of }
table-turns-left = { $count ->
    [one] { $count } turno rimasto
   *[other] { $count } turni rimasti
}
table-last-turn = ultimo turno
table-overtime-over = tempo supplementare finito
table-drawn = patta, da confermare
table-decided = deciso, da confermare
table-reported = comunicato da un giocatore, attende conferma
table-disputed = contestato
table-done = concluso
