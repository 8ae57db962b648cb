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
round-time = Durata dei round
end-of-round = Fine di un round di svizzera
playoff-time = Durata dei playoff
swiss-seats = Posti nella svizzera
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
compared-exactly = confrontate in modo esatto
rounded-to = { $decimals ->
    [0] arrotondate a percentuali intere
    [one] arrotondate a { $decimals } decimale
   *[other] arrotondate a { $decimals } decimali
}
no-floor = nessuna
no-limit = nessun limite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
at-random = a caso
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
