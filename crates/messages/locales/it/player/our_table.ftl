## La partita di un tavolo, che i suoi giocatori segnano sui loro telefoni.

lay-down = Mettilo sul tavolo
in-hand = Tienilo in mano
your-page = La tua pagina
start = Inizia la nostra partita
start-means = Segna qui i punti vita, i turni e le eliminazioni al tuo tavolo. Può farlo ogni giocatore, dal proprio telefono, e gli arbitri lo vedono.
life-unknown = Imposta i punti vita che non sono ancora noti.
set-life = Imposta i punti vita
life-of-each = Punti vita iniziali di ogni giocatore
pass-of = Passa il turno di { $player }
turn-number = Turno { $number }
call-time = Tempo scaduto: conta gli ultimi turni
call-time-means = Qui non puoi annullare né questo né i passi precedenti. Può farlo solo un arbitro.
count-last-turns = Conta gli ultimi turni
judge-ends-turn = Un arbitro segue la pila e terminerà questo turno.
whose-turn = Il tempo è scaduto. Di chi è il turno?
chance = Moneta e dadi
coin = Moneta
die = d{ $sides }
more = Altro
other-counters = Altri segnalini
i-am-out = Sono fuori
is-out = { $player } è fuori
have-you-lost = Hai perso la partita?
has-lost = { $player } ha perso la partita?
i-have-lost = Ho perso
they-have-lost = { $player } ha perso
lost-together = { $names } hanno perso nello stesso momento
said-by = { $player } ha segnato che hai perso.
i-concede = Concedo
concede-means = Concedi questa partita. In un incontro di una sola partita concedi l’incontro, e se finisce patta non prendi punti.
concede = Concedi la partita
next-means = Il risultato di questa partita conta poi nell’incontro. Può riaprirla solo un arbitro.
begin-next = Inizia la prossima partita
too-few-for-another = I giocatori rimasti sono troppo pochi per un’altra partita qui. Continua a giocare, e comunica il risultato.
recent = Ultimi passi
last-step = l’ultimo passo
but-stays = { $step } (resta: { $drawn })
waits = in attesa di invio
other-result = Comunica un altro risultato
more-about-result = Altro sul risultato
own-left = restano { $time }
own-over = { $time } in più
long-turn = turno lungo
life-change = punti vita { $before } → { $after }
life-now = punti vita { $life }
everybody-starts = Tutti iniziano con { $life } punti vita
lost-by = { $player } ha perso: { $why }

## Che cosa fanno i pulsanti con un segno, per i lettori di schermo.

less-life = { $count ->
    [one] { $player }: perde { $count } punto vita
   *[other] { $player }: perde { $count } punti vita
}
more-life = { $count ->
    [one] { $player }: guadagna { $count } punto vita
   *[other] { $player }: guadagna { $count } punti vita
}
damage-from = Danni da comandante: { $player }
less-damage = { $player }: 1 danno da comandante in meno ({ $from })
more-damage = { $count ->
    [one] { $player }: { $count } danno da comandante in più ({ $from })
   *[other] { $player }: { $count } danni da comandante in più ({ $from })
}
less-poison = { $player }: 1 segnalino veleno in meno
more-poison = { $player }: 1 segnalino veleno in più
fewer-counters = { $player }: { $counter }, 1 in meno
more-counters = { $player }: { $counter }, 1 in più
fewer-casts = { $player }: 1 lancio del comandante in meno
more-casts = { $player }: 1 lancio del comandante in più
fewer-second-casts = { $player }: 1 lancio del secondo comandante in meno
more-second-casts = { $player }: 1 lancio del secondo comandante in più
