### I posti e i turni di una partita seguita.

out = fuori: { $why }
won-the-game = ha vinto la partita
takes-turn = è di turno
takes-extra-turn = gioca un turno extra
takes-turn-with = è di turno (indicatore { $marker })
takes-extra-turn-with = gioca un turno extra (indicatore { $marker })
waits-for-turn = attende un turno
waits-for-turn-with = attende un turno (indicatore { $marker })
marker-designated = l’indicatore { $marker } è destinato alla rimozione
monarch = monarca
has-initiative = ha l’iniziativa
extra-turns-to-come = { $count ->
    [one] un turno extra in arrivo
   *[other] { $count } turni extra in arrivo
}
turns-to-skip = { $count ->
    [one] salta il prossimo turno
   *[other] { $count } turni da saltare
}
leaves-after-phase = lascia la partita alla fine della fase ({ $why })
life = punti vita { $life }
poison = veleno { $count }
energy = energia { $count }
experience = esperienza { $count }
rad = radiazione { $count }
damage-from = { $damage } dal comandante di { $player }
damage-from-second = { $damage } dal secondo comandante di { $player }
casts = { $count ->
    [one] comandante lanciato { $count } volta
   *[other] comandante lanciato { $count } volte
}
casts-of-second = { $count ->
    [one] secondo comandante lanciato { $count } volta
   *[other] secondo comandante lanciato { $count } volte
}
would-lose = perderebbe: { $why }
no-life-left = punti vita finiti
ten-poison = dieci o più segnalini veleno
damage-of-21 = 21 o più danni dal comandante di { $player }
in-range = nel raggio
in-range-attackable = nel raggio, si può attaccare

## Il centro dell’immagine.

middle-won = vittoria
middle-drawn = patta
middle-in-game = in partita
middle-turns = { $turns } di { $markers } turni
middle-turns-left = { $count ->
    [one] turno rimasto
   *[other] turni rimasti
}

## Dopo la fine del tempo.

turns-left = { $count ->
    [one] { $count } turno rimasto
   *[other] { $count } turni rimasti
}
last-turn = ultimo turno
last-turns = ultimi turni
time-called = Fine del tempo.
time-called-last = { $count ->
    [one] Fine del tempo: il turno in corso è l’ultimo.
   *[other] Fine del tempo: i { $count } turni in corso sono gli ultimi.
}
time-called-more = { $count ->
    [one] Fine del tempo: può iniziare ancora { $count } turno.
   *[other] Fine del tempo: possono iniziare ancora { $count } turni.
}

## Turni in un elenco.

turn = è di turno
turn-extra = gioca un turno extra
turn-left = ha lasciato la partita; il turno continua
designated = destinato alla rimozione
waits = attende
waits-extra = attende con un turno extra
waits-first-to-seat = attende l’indicatore { $marker } ({ $player }), arrivato prima a questo posto
waits-within-three = attende l’indicatore { $marker } ({ $player }), entro tre posti a sinistra
waits-extra-first-to-seat = attende con un turno extra l’indicatore { $marker } ({ $player }), arrivato prima a questo posto
waits-extra-within-three = attende con un turno extra l’indicatore { $marker } ({ $player }), entro tre posti a sinistra
waits-no-more = attende: non iniziano altri turni
waits-extra-no-more = attende con un turno extra: non iniziano altri turni
waits-receiver = attende che il prossimo giocatore possa riceverlo: c’è un indicatore entro tre posti

## Le fasi di un turno.

phase-beginning = fase iniziale
phase-precombat-main = fase principale pre-combattimento
phase-combat = fase di combattimento
phase-postcombat-main = fase principale post-combattimento
phase-ending = fase finale

## Perché un giocatore ha lasciato la partita.

left-lost = sconfitta
left-conceded = concessione
left-match-loss = match loss
left-drawn = patta
