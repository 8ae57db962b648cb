## Che cosa riguarda una deroga.

pod-size = Dimensione dei pod
uneven-pods = Giocatori che non riempiono un pod
smaller-pods = Pod più piccoli
games-to-win = Partite vinte per vincere un incontro
points-win = Punti incontro per una vittoria
points-draw = Punti incontro per una patta
points-loss = Punti incontro per una sconfitta
points-bye = Punti incontro per un bye
tiebreakers = Tiebreaker
bye-opponents = Avversari immaginari per un bye
smaller-pod-opponents = Avversari immaginari per un pod più piccolo
byes-in-percentages = Bye nelle percentuali degli avversari
percentage-decimals = Arrotondamento delle percentuali
percentage-floor = Percentuale minima di un avversario
win-points-by = Punti di una vittoria secondo la dimensione del pod
wager = Punti in palio
place-points = Punti per posizione
draw-points = Punti di una partita patta
tied-places = Giocatori che lasciano insieme la partita
smaller-pods-once = Seconda volta in un pod più piccolo
round-table = Round e top per numero di giocatori
round-kinds = Abbinamenti dei round
round-time = Tempo del round
end-of-round = Fine di un round di svizzera
playoff-time = Tempo dei playoff
swiss-seats = Posti nella svizzera
drawn-elimination = Patta nei playoff
draw-shared-by = Chi condivide una patta
playoff-seats = Posti nei playoff
playoff-places = Posizioni dopo la prima
first-pods = Pod del round 1
penalties = Penalità
swiss-rounds = Round di svizzera
playoff-cut = Top dei playoff
met-twice = Avversario incontrato due volte (tiebreaker)
byes = Bye
rounds-at-1024 = Round raccomandati con 1024 giocatori
passed-player = Il giocatore attivo aveva già detto di passare il turno alla fine del tempo
grand-melee-turn = Quando può iniziare un turno di Grand Melee

## Che cosa dice l’addendum, e che cosa vale qui.

players-at-table = { $count } giocatori
have-byes = hanno un bye
in-smaller-pods = giocano in pod più piccoli
in-larger-pods = giocano in pod più grandi
in-smaller-pods-then-byes = giocano in pod più piccoli; al massimo uno ha un bye
among-lowest = fra i punteggi più bassi
among-highest = fra i punteggi più alti
tiebreakers-in-order = { $first }, poi { $then }
no-opponents = nessuno
imaginary-opponents = { $count ->
    [one] { $count } al { $percentage }
   *[other] { $count } al { $percentage } ciascuno
}
byes-left-out = non contano
byes-as-wins = contano come incontri vinti
compared-exactly = confrontate senza arrotondare
rounded-to = { $decimals ->
    [0] arrotondate a percentuali intere
    [one] arrotondate a { $decimals } decimale
   *[other] arrotondate a { $decimals } decimali
}
no-floor = nessuna
win-in-every-pod = { $points } in ogni pod
win-by-size = { $small } in un pod da { $fewer }, { $large } in un pod da { $more }
results-score = punti fissi per ogni risultato
wagered = tutti iniziano con { $start } punti; posta in ogni incontro: { $stake } dei propri punti
win-and-draw-score = una vittoria vale { $win }, una patta { $draw }
places-score = le posizioni in un pod da { $size } valgono { $points }
left-score = { $left } giocatori: { $points } ciascuno
tied-by-turn-order = in ordine di turno: esce per primo il più lontano dal giocatore attivo
no-places = nessuna posizione: un incontro ha un vincitore o finisce patta
spared-at-no-cost = evitata dove non costa altro
spared-first = evitata con priorità, subito dopo gli avversari già incontrati
by-appendix-e = secondo l’Appendix E
up-to-players = { $players ->
    [one] fino a { $players } giocatore: { $plays }
   *[other] fino a { $players } giocatori: { $plays }
}
more-players = più giocatori: { $plays }
rounds-and-top = { $rounds } round, top { $cut }
rounds-alone = { $rounds } round, senza playoff
no-limit = nessun limite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
at-random = a caso
strong-and-weak-mixed = forti e deboli mescolati
by-standings = in base alla classifica
strictly-by-standings = strettamente in base alla classifica
kind-of-first = round 1 { $kind }
kind-of-second = round 2 { $kind }
kind-of-others = round successivi { $kind }
kind-of-last = ultimo round { $kind }
drawn-replayed = si rigioca
drawn-best-seed = avanza il miglior seed
shared-by-all = chiunque abbia iniziato l’incontro
shared-by-still-in = chi è ancora in partita quando finisce patta
seats-by-seed = per seed, il migliore per primo
playoff-seats-chosen = a caso, e il miglior seed sceglie chi inizia
places-by-seed = per seed
places-played = giocate fra gli altri finalisti
overtime = Tempo supplementare
overtime-shown = Tempo supplementare sugli orologi
end-step-turn = Fine del tempo in una sottofase finale
unfinished-games = Partita senza vincitore alla fine
drawn-games = Partita patta, se resta tempo
conceding = Concessione
no-show-minutes = Inizio senza gli assenti
shown-to-everyone = visibile a tutti
shown-to-staff = visibile solo allo staff
that-turn-is-last = quel turno è l’ultimo
next-turn-is-last = il turno successivo è l’ultimo
unfinished-is-drawn = finisce patta
most-life-wins = è vinta da chi ha più punti vita
another-game-follows = è seguita da un’altra partita
match-is-drawn = chiude l’incontro in patta
at-any-time = in qualsiasi momento
on-own-turn = solo nel proprio turno
no-time-said = non dice quando
seats-balanced = distribuiti in modo equilibrato fra i round di un giocatore
pods-of-draft = quelli del draft
recommended-for = { $number } per { $players } giocatori
counts-unsaid = non dice quante volte conta un tale avversario
counts-once = conta una volta
byes-to-lowest = vanno agli ultimi in classifica
byes-here = nessun secondo bye prima che tutti ne abbiano avuto uno; sorteggiati nel round 1
rounds-by-formula = 6 secondo la formula, 7 secondo la nota accanto
rounds-here = 6, e 7 a partire da 1025 giocatori
pass-settled = definito solo per la conclusione del turno
pass-here = il turno in corso è quello del giocatore successivo, anche prima dei turni aggiuntivi
melee-unsaid = non dice come contano i posti vuoti e un giocatore che è già nel suo turno
melee-here = un posto vuoto conta finché c’è un indicatore; nessuno gioca due turni insieme
