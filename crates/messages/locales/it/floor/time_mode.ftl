### Schede dei tavoli per la fine del round.

ask-extra-turns = Tocca di chi è il turno: un altro turno per ogni giocatore ancora in partita (2.5AA).
ask-finish-turn = Tocca di chi è il turno: si conclude, e non ne seguono altri (2.5AB).
inside-table = tavolo { $table }
problem-at = Tavolo { $table }: { $problem }
no-button = Questo modulo non diceva che cosa hai toccato. Tocca un pulsante di un tavolo.
reported-before = Il tavolo ha già un risultato: { $result }. Non è stato registrato nulla: se quello è sbagliato, sostituiscilo sulla pagina dei risultati.

## Che cosa dice una scheda del suo tavolo.

judge-is-called = arbitro chiamato
another-end = qui finisce diversamente
done = concluso
turns-follow = { $count ->
    [one] segue { $count } turno
   *[other] seguono { $count } turni
}
the-last-turn = l’ultimo turno
look-at-reports = Guarda che cosa comunicano i suoi giocatori.
game-is-confirmed = Una partita di questo incontro è confermata.
has-won = { $player } ha vinto
is-drawn = La partita è patta
overtime-is-over = Il tempo supplementare è finito: la partita è patta
overtime-life = Il tempo supplementare è finito: vince chi ha più punti vita
no-turn-is-left = Non ci sono più turni: vince chi ha più punti vita
most-life = Più punti vita: { $player }
in-end-step = Qualcuno sta agendo nella sottofase finale: il turno successivo è l’ultimo
turns-of = { $played } di { $all }
last-turn = Ultimo turno
turns-left = { $count ->
    [one] { $count } turno rimasto
   *[other] { $count } turni rimasti
}
then = poi { $player }
waits-for = attende l’indicatore { $marker }
no-more-turn = non ha altri turni
finishes-turn = conclude il turno
several-turns = Qui si giocano più turni insieme, e nessuno li segue.
time-is-up = Tempo scaduto

## Domande e pulsanti.

seats = Posti
whose-turn = Di chi è il turno?
who-has-won = Chi ha vinto?
turn-of-gone = turno<span>: è quello di { $player }, che ha lasciato la partita</span>
seat-turn = <bdi>{ $player }</bdi><span>: è il suo turno</span>
seat-won = <bdi>{ $player }</bdi><span> ha vinto</span>
seat-goes-out = <bdi>{ $player }</bdi><span> lascia la partita</span>
out = fuori
lost = Sconfitta
conceded = Concessione
not-counted = Slow Play: <bdi>{ $player }</bdi> non conta
undo-at = Annulla<span> al tavolo { $table }</span>
undo-result = Annulla<span> il risultato del tavolo { $table }</span>
draw-at = Patta<span> al tavolo { $table }</span>
time-is-called = Fine del tempo<span> al tavolo { $table }</span>
next-turn = +1 turno<span> al tavolo { $table }</span>
ends-drawn = Finita: patta<span> al tavolo { $table }</span>
extra-turn = Turno extra<span> per { $player } al tavolo { $table }</span>
turn-ends = Fine turno<span> di { $player }</span>
confirm = Conferma<span> il risultato del tavolo { $table }</span>
count-at = <bdi>{ $result }</bdi><span> al tavolo { $table }</span>
call-early = Annunciala in anticipo
has-finished = È finita
follow-it = Segui
result = Risultato
