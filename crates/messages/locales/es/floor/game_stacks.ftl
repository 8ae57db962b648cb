### Las pilas de un juego anotado

## Lo que hay en una pila

on-stack = En la pila del marcador { $marker }, desde arriba: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), hace objetivo a { $targets }

## Lo que hace un jugador

passes = { $player } pasa
passes-at = { $player } pasa (marcador { $marker })
does-nothing = { $player } no hace nada con ella
does-nothing-at = { $player } no hace nada con ella (marcador { $marker })
announces = { $player } anuncia
announces-at = { $player } anuncia (marcador { $marker })
casts-spell = { $player } lanza un hechizo
casts-spell-at = { $player } lanza un hechizo (marcador { $marker })
activates-ability = { $player } activa una habilidad
activates-ability-at = { $player } activa una habilidad (marcador { $marker })
has-triggered-ability = { $player } tiene una habilidad disparada
has-triggered-ability-at = { $player } tiene una habilidad disparada (marcador { $marker })
makes-copy = { $player } crea una copia
makes-copy-at = { $player } crea una copia (marcador { $marker })

## Los formularios

priority = Prioridad
priority-hint = Cuando todos los que participan pasan uno tras otro, se resuelve el objeto de arriba o termina la fase (CR 117.4).
onto-stack = A una pila
who-does-what = Quién hace qué
put = Ponerlo en la pila
put-there = Ponerlo en esa pila
with-targets = Con objetivos
caused-by-something = Causado por algo
caused-by = Causado por
targets-if-any = Objetivos, si los hay
targets = Objetivos
target-players = Jugadores objetivo
controller = Controlador
what-it-is = Qué es
spell = Hechizo
activated = Habilidad activada
triggered = Habilidad disparada
copy = Copia
marker-and-player = Marcador { $marker }, { $player }
on-stack-of = En la pila de
off-stack = Fuera de una pila
leaves-stack = Sale sin resolverse

## Bucles

loop-asked = Bucle: se pregunta a { $player }
loop-so-far = { $player } anunció { $iterations } repeticiones de { $points } puntos; ahora termina en la repetición { $iteration }, después del punto { $point }.
nothing-earlier = No propone nada anterior
stop-in-iteration = Parar en la repetición
after-point = Después del punto
proposes-stop = Propone esta parada
loop-title = Bucle
who = Quién
iterations = Repeticiones
points-of-iteration = Puntos de una repetición
announce-loop = Anunciar el bucle
