### I moduli del banco della partita.

group-result = Risultato
group-later = Uscita più tardi
group-turns = Turni extra e saltati
group-status = Situazione
group-stacks = Pile e priorità
group-random = Monete e dadi
group-effects = Effetti che danno vittoria o patta
group-objects = Oggetti ed effetti

## Etichette comuni.

player = Giocatore
name = Nome
object = Oggetto

## Un giocatore in un elenco.

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (indicatore { $marker })

## Giocatori che lasciano la partita.

end-turn-of-marker = Fine turno, indicatore { $marker }
eliminated = Sconfitta
conceded = Concessione
match-loss = Match loss
drawn-for-them = Patta per loro
lost = Sconfitta
won-the-game = Vittoria
their-turn = È il suo turno
leave-hint = Spunta chi lascia la partita nello stesso momento, e premi il perché. Un nome apre tutto ciò che riguarda il suo posto.
who-leaves = Chi lascia la partita
at-end-of-phase = Alla fine della fase
at-end-of-phase-hint = Quando lasciare ora la partita influirebbe su ciò che succede o sta per succedere (MTR-A 2.4B).
who-leaves-then = Chi lascerà la partita
why = Perché
in-turn-of = Nel turno di
leave-later = Uscita a fine fase

## La fine del tempo.

call-time = { $count ->
    [one] Fine del tempo: { $count } altro turno
   *[other] Fine del tempo: altri { $count } turni
}
call-time-hint = { $count ->
    [one] In partita si conta { $count } giocatore: altrettanti turni possono ancora iniziare, anche se qualcuno lascia più tardi (2.5AA).
   *[other] In partita si contano { $count } giocatori: altrettanti turni possono ancora iniziare, anche se qualcuno lascia più tardi (2.5AA).
}
call-time-finish = Fine del tempo: ultimo turno
call-time-finish-hint = Si conclude il turno in corso, e non ne iniziano altri (2.5AB).
whose-turn = Di chi è il turno
had-passed = Aveva già passato il turno
not-counted = Non contati, turni saltati (Slow Play)

## Scelte rapide e turni.

won-hint = Tutti gli altri lasciano la partita, per sconfitta.
agreed-hint = Tutti quelli in partita concordano la patta.
agreed = Patta concordata da tutti
turn-to-hint = Per un arbitro che arriva più tardi: i turni terminano finché non è quello di questo giocatore.
turn-to = È il suo turno
extra-turn = Turno extra
skip-turn = Salta il prossimo turno

## Monete e dadi.

call-nothing = Niente: nessuno vince il lancio
heads = Testa
tails = Croce
coin = Moneta
called = Scelta
even-die = Facce del dado pari concordato da tutti, se manca una moneta
flip = Lancia
die = Dado
sides = Facce
roll = Tira

## Effetti che terminano la partita.

effect-wins = Un effetto fa vincere
effect-wins-hint = Gli avversari nel raggio perdono (CR 104.3h).
who-wins = Chi vince così
win-by-effect = Vittoria per un effetto
effect-draws = Un effetto dà la patta
effect-draws-hint = La partita è patta per chi controlla l’effetto e per tutti nel suo raggio; gli altri continuano (CR 104.4e).
who-controls = Chi lo controlla
draw-by-effect = Patta per un effetto

## La situazione di un giocatore.

commander-of = comandante di { $player }
second-commander-of = secondo comandante di { $player }
status-hint = Quello che lasci vuoto resta com’è. I danni sono quelli complessivi subiti da quel comandante.
life = Punti vita
poison = Segnalini veleno
energy = Segnalini energia
experience = Segnalini esperienza
rad = Segnalini radiazione
commander = Comandante
damage = Danni da quel comandante
casts = Lanci del comandante
casts-of-second = Lanci di un secondo comandante
set-status = Imposta la situazione
titles = Monarca e iniziativa
becomes-monarch = Diventa il monarca
takes-initiative = Prende l’iniziativa

## Oggetti.

nothing = Niente
card = Carta
token = Pedina
note-object = Annota un oggetto
owner = Proprietario
is-a = È una
put-by = Messo lì da
its-owner = Il suo proprietario
attached-to = Assegnato a
note-the-object = Annota l’oggetto
no-longer-there = Non c’è più
is-gone = Non c’è più
until-it-ends = Finché non termina
control-of = Controllo: { $object }
goes-to = Passa a
as-long-as = Finché c’è questo
change-control = Cambia controllo
no-longer-controls = { $player } non controlla più: { $object }
until-turn = Dura fino a un prossimo turno
until-turn-hint = Anche per un giocatore che ha lasciato la partita: termina quando quel turno sarebbe iniziato (CR 800.4m).
effect = Effetto
next-turn-of = Prossimo turno di
note-effect = Annota l’effetto

## Che cosa è annotato.

noted-card = { $object }: carta di { $player }.
noted-token = { $object }: pedina di { $player }.
noted-card-controlled = { $object }: carta di { $player }, sotto il controllo di { $controller }.
noted-token-controlled = { $object }: pedina di { $player }, sotto il controllo di { $controller }.
lasts-until = { $effect } dura fino al prossimo turno di { $player }.
