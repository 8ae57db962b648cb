### Le pile di una partita seguita.

on-stack = Sulla pila dell’indicatore { $marker }, dalla cima: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), con bersaglio { $targets }

## Che cosa fa un giocatore.

passes = { $player } passa
passes-at = { $player } passa (indicatore { $marker })
does-nothing = { $player } non fa nulla
does-nothing-at = { $player } non fa nulla (indicatore { $marker })
announces = { $player } annuncia
announces-at = { $player } annuncia (indicatore { $marker })
casts-spell = { $player } lancia una magia
casts-spell-at = { $player } lancia una magia (indicatore { $marker })
activates-ability = { $player } attiva un’abilità
activates-ability-at = { $player } attiva un’abilità (indicatore { $marker })
has-triggered-ability = { $player } ha un’abilità innescata
has-triggered-ability-at = { $player } ha un’abilità innescata (indicatore { $marker })
makes-copy = { $player } crea una copia
makes-copy-at = { $player } crea una copia (indicatore { $marker })

## I moduli.

priority = Priorità
priority-hint = Quando tutti quelli interessati passano in successione, l’oggetto in cima si risolve o la fase termina (CR 117.4).
onto-stack = Su una pila
who-does-what = Chi fa che cosa
put = Metti sulla pila
put-there = Metti su quella pila
with-targets = Con bersagli
caused-by-something = Causato da qualcosa
caused-by = Causato da
targets-if-any = Bersagli, se ce ne sono
targets = Bersagli
target-players = Giocatori bersaglio
controller = Controllore
what-it-is = Che cos’è
spell = Magia
activated = Abilità attivata
triggered = Abilità innescata
copy = Copia
marker-and-player = Indicatore { $marker }, { $player }
on-stack-of = Sulla pila di
off-stack = Rimozione da una pila
leaves-stack = Via senza risolversi

## Loop.

loop-asked = Loop: la domanda è per { $player }
loop-so-far = { $player } ha annunciato { $iterations } ripetizioni di { $points } punti; ora finisce alla ripetizione { $iteration } dopo il punto { $point }.
nothing-earlier = Non propone nulla prima
stop-in-iteration = Fermarsi alla ripetizione
after-point = Dopo il punto
proposes-stop = Propone di fermarsi qui
loop-title = Loop
who = Chi
iterations = Ripetizioni
points-of-iteration = Punti di una ripetizione
announce-loop = Annuncia il loop
