### Il banco della partita: un arbitro segue una partita turno per turno.

no-round = Nessun round è pubblicato: non c’è nessun tavolo da seguire.
no-such-table = In questo round il tavolo { $table } non esiste.
to-rounds = Vai ai round

## Il titolo della pagina e le partite del tavolo.

title = Partita al tavolo { $table }
game = Partita { $number }
game-given-up = Partita { $number } (abbandonata)
game-and-variant = Partita { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Tutti contro tutti
line = { $players ->
    [one] { $players } giocatore, { $playing } in partita
   *[other] { $players } giocatori, { $playing } in partita
}
line-confirmed = { $players ->
    [one] { $players } giocatore, { $playing } in partita; confermata
   *[other] { $players } giocatori, { $playing } in partita; confermata
}
line-given-up = { $players ->
    [one] { $players } giocatore, { $playing } in partita; abbandonata
   *[other] { $players } giocatori, { $playing } in partita; abbandonata
}
line-not-followed = { $players ->
    [one] { $players } giocatore, partita non seguita
   *[other] { $players } giocatori, partita non seguita
}
not-followed = non seguita
match-result = L’incontro: <b><bdi>{ $result }</bdi></b>.
result-of-table = Risultato del tavolo
step-through = Rivedi la partita

## I turni in corso.

turns = Turni
acts = Azioni
end-turn = Fine turno<span> di { $player }</span>
next-phase = Prossima fase<span> di { $player }</span>
end-the-turn-of = Termina il turno di
end-turn-of-marker = <span>Termina il turno dell’indicatore </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Indicatore { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Vai ai turni

## L’elenco dei posti.

leaves = { $player } lascia la partita
as-picture = Immagine del tavolo

## Quanto mostra la pagina.

what-is-shown = Che cosa si mostra
quick = Rapido
everything = Tutto

## Lo svolgimento della partita.

history = Svolgimento
earlier-steps = { $count ->
    [one] { $count } passo precedente
   *[other] { $count } passi precedenti
}
the-service = il servizio
undone-by = annullato da { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (ruling { $ruling })
step-of-withdrawn-ruling = { $what } (penalità { $penalty } del ruling { $ruling }, che non vale più)
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Annullare, e smettere di seguire.

undo = Annulla
undo-before = Annulla ciò che è stato premuto prima
undo-confirmation = Annulla la conferma
undo-several = Annulla più passi
undo-from = Annulla tutto da questo passo in poi
undo-these = Annulla questi passi
stop-title = Smetti di seguire questa partita
stop-means = Il suo svolgimento resta. Inserisci il risultato sulla pagina dei risultati, o segui di nuovo la partita dall’inizio.
stop-button = Smetti di seguire
stopped = La partita non è più seguita. Il suo svolgimento resta.

## Domande prima di un’azione.

end-turn-title = Terminare ora il turno?
still-on-stack = Il turno di { $player } finirebbe con la pila non vuota: { $objects }.
still-on-stack-of-marker = Il turno di { $player } (indicatore { $marker }) finirebbe con la pila non vuota: { $objects }.
end-turn-means = Una fase termina con la pila vuota (CR 500.2). Se un effetto termina il turno, ciò che è sulla pila va in esilio. Altrimenti lascialo prima risolvere, o toglilo dalla pila.
end-turn-button = Fine turno, esilia la pila
call-time-title = Annunciare ora la fine del tempo?
time-is-left = Il tavolo { $table } ha ancora { $minutes } min. La fine del tempo non è stata annunciata.
call-time-button = Annuncia: { $minutes } min rimasti
done-meanwhile = Fatto nel frattempo
send-again = Invia di nuovo il mio
kept = Quello che hai inviato è conservato: invialo di nuovo se è ancora giusto.

## Seguire una partita.

start-title = Segui una partita
plays-grand-melee = { $players ->
    [one] { $players } giocatore gioca a Grand Melee, con raggio d’influenza 1 e attacchi a sinistra, salvo altri accordi.
   *[other] { $players } giocatori giocano a Grand Melee, con raggio d’influenza 1 e attacchi a sinistra, salvo altri accordi.
}
plays-free-for-all = { $players ->
    [one] { $players } giocatore gioca tutti contro tutti, con raggio illimitato, salvo altri accordi.
   *[other] { $players } giocatori giocano tutti contro tutti, con raggio illimitato, salvo altri accordi.
}
something-else = Ci sono altri accordi
variant = Variante
influence = Raggio d’influenza
attacks = Attacchi
edition = Edizione delle regole
by-number-of-players = In base al numero di giocatori
of-variant = Come nella variante
unlimited = Illimitato
attack-left = A sinistra
attack-right = A destra
attack-several = Più giocatori
edition-now = Regole attuali (CR 807)
edition-2007 = 2007 (608)
follow-this = Segui questa partita
follow-another = Segui un’altra partita

## La fine di una partita.

won-the-game = { $player } ha vinto la partita.
game-is-drawn = La partita è patta.
out-in-order = Fuori dalla partita, nell’ordine: { $players }.
out-in-turn = { $players } (turno { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Se l’incontro finisce ora:
score-won = { $points ->
    [one] { $players }: incontro vinto, { $points } punto
   *[other] { $players }: incontro vinto, { $points } punti
}
score-others = { $points ->
    [one] { $players }: { $points } punto
   *[other] { $players }: { $points } punti
}
score-drew = { $points ->
    [one] { $players }: patta, { $points } punto ciascuno
   *[other] { $players }: patta, { $points } punti ciascuno
}
score-out = { $points ->
    [one] { $players }: concessione o match loss, { $points } punto
   *[other] { $players }: concessione o match loss, { $points } punti
}
score-takes-stakes = { $players }: incontro vinto, prende tutte le poste
score-shares-stakes = { $players }: patta, poste restituite e quelle degli altri divise
score-loses-stake = { $players }: posta persa
playoff-goes-on = Un incontro dei playoff ha un vincitore: si gioca un’altra partita, con posti sorteggiati di nuovo (2.5B).
too-few = Nell’incontro restano meno di tre giocatori, e una partita multiplayer inizia in tre (CR 800.1). Se continuano a giocare, inserisci il risultato sulla pagina del risultato del tavolo.
conceded-match = Hanno concesso l’intero incontro
next-game = Prossima partita
another-game = Un’altra partita
confirm-result = Conferma il risultato
overrule = Sostituisci il risultato
result-stored = Il risultato del tavolo { $table } è registrato.
next-is-followed = La prossima partita è seguita. I suoi posti sono sorteggiati: guarda chi siede dove.
reported-before = Il tavolo { $table } ha già un risultato: { $result }. L’esito della partita non è stato registrato. Se quello è sbagliato, sostituiscilo qui sotto, oppure smetti di seguire la partita.

## Moduli illeggibili.

no-button = Premi uno dei pulsanti di questa pagina.
no-seat = { $typed } non è un posto di questo tavolo: i posti vanno da 1 a { $seats }.
no-whole-number = { $label }: { $typed } non è un numero intero.
empty-status = Scrivi che cosa cambia: punti vita, segnalini, danno o lanci. Un campo vuoto resta com’è.
not-resolving = { $object } ora non si sta risolvendo, quindi non causa nulla.
no-target = { $object } non è più su una pila, quindi non è un bersaglio.
