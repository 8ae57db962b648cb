### Consulta para jueces

for-table = Para la mesa { $table }

## Las entradas

cards = Quién puede mostrar una carta
cards-about = Por zona, propietario, controlador y quién puede mirarla.
priority = Quién tiene la prioridad
priority-about = Si un jugador la pide y después no hace nada.
loops = Dónde se detiene un bucle
loops-about = Según lo que propone cada jugador, en orden de turno.
leaving = Qué sale con un jugador
leaving-about = Lo que posee, controla y tiene en la pila.
chance = Moneda y dados
chance-about = Sorteo justo, registrado con el jugador que lo pidió.
information = Información y atajos
information-about = Lo que los jugadores deben decir, lo que pueden decir y lo que se supone.
checklists = Antes del juego, controles de mazos
checklists-about = Los pasos en orden, para Commander.
penalties = Penalizaciones de un vistazo
penalties-about = La tabla de penalizaciones en uso, con los cambios para multijugador.
end-of-round = Final de la ronda
end-of-round-about = Al anunciarse el final del tiempo: últimos turnos y empates.

## Partes de todas las preguntas

players = Jugadores
take-players = Usar estos jugadores
no-such-table = No hay ninguna mesa { $table } en la última ronda: la respuesta es para una mesa en general.
name-and-seat = { $name } (asiento { $seat })
answer = Respuesta
not-answered = Sin respuesta
choose = Elegir
who-left = Quién ha salido del juego
have-left = Han salido del juego
whose-turn = De quién es el turno
owner = Propietario
controller = Controlador
owner-has-it = El propietario
game-over = El juego ha terminado.

## Quién puede mostrar una carta oculta

where-card-is = Dónde está la carta
zone-library = Biblioteca
zone-hand = Mano
zone-exile = Exilio, boca abajo
zone-other = Otra zona, boca abajo por ahora
zone-battlefield = Campo de batalla, boca abajo
zone-stack = Pila, boca abajo
who-may-look = Quién puede mirarla ahora, por una instrucción
who-may-show = Quién puede mostrarla
nobody-may-show = Nadie puede mostrarla.
may-show = { $count ->
    [one] { $names } puede mostrarla; nadie más.
   *[other] { $names } pueden mostrarla; nadie más.
}
because = { $reason } (MTR-A 3.13A)
because-library = Una carta de una biblioteca solo la muestra su propietario, y solo mientras una instrucción le hace mirarla.
because-hand = Una mano la muestra su propietario, si quiere.
because-exile = Una carta exiliada boca abajo la puede mostrar un jugador al que una instrucción actual permite mirarla.
because-other = Una carta así la puede mostrar un jugador al que una instrucción actual permite mirarla.
because-battlefield = Un permanente boca abajo lo muestra su controlador, si quiere.
because-stack = Un hechizo boca abajo lo muestra su controlador, si quiere.
may-say-not-show = Si otro jugador tuvo permiso para mirarla, puede decir lo que vio, pero no mostrarla.
theirs-alone = El permiso es solo suyo: quien controla a ese jugador no lo tiene.
anyone-may-say = Cualquiera puede decir lo que hay en una carta oculta, sea verdad o no.

## La prioridad después de pedirla

priority-lead = Un jugador pidió la prioridad, o detuvo el juego, y después no hace nada (MTR-A 4.2A).
who-asked = Quién la pidió y no hace nada
choose-turn-and-asker = Elige de quién es el turno y quién pidió la prioridad.
has-left-game = { $name } ha salido del juego y no tiene prioridad que pedir.
game-over-no-priority = El juego ha terminado: nadie tiene la prioridad.
takes-no-part = { $name } no participa.
request-void = La petición de { $name } no vale.
turn-has-priority = { $name }, de quien es el turno, tiene la prioridad.
next-has-priority = { $active } ha salido, así que la prioridad pasa al siguiente en orden de turno: { $name }.
nobody-has-priority = Nadie tiene la prioridad.
had-passed = { $count ->
    [one] { $names } ya había pasado: eso no cuenta, el juego vuelve al momento justo después de lo último que se hizo.
   *[other] { $names } ya habían pasado: eso no cuenta, el juego vuelve al momento justo después de lo último que se hizo.
}
may-act-or-pass = { $name } puede actuar o pasar; nadie más puede actuar antes.

## Dónde se detiene un bucle

loops-lead = Un jugador anuncia un bucle y cuántas veces se repite. En orden de turno, cada jugador puede decir un punto anterior donde pararlo, hasta que nadie lo haga (MTR-A 4.4A).
who-announces = Quién anuncia el bucle
how-often = Cuántas veces se repite
points-in-iteration = Puntos de una repetición
earliest-stops = Dónde quiere parar cada jugador, lo antes posible
stops-hint = Deja vacío a quien no proponga nada. Un punto es un momento en el que alguien podría actuar, contado desde 1; vacío significa el último.
iteration = Repetición
point = Punto
where-it-stops = Dónde se detiene
choose-turn-and-announcer = Elige de quién es el turno y quién anunció el bucle.
type-loop = Escribe cuántas veces se repite el bucle y cuántos puntos tiene: números desde 1.
announcer-in-game = Quien anuncia un bucle está en el juego.
loop-not-possible = Ese bucle no se puede anunciar: escribe números desde 1.
loop-not-settled = El bucle no está acordado: mira otra vez las propuestas.
proposes-nothing = { $name } no propone nada anterior.
stops-at-point = Se detiene en la repetición { $iteration }, después del punto { $point }.
stops-after = Se detiene después de la repetición { $iteration }.
runs-as-announced = { $count ->
    [one] Se repite como se anunció, { $count } vez.
   *[other] Se repite como se anunció, { $count } veces.
}
priority-there = Ahí tiene la prioridad { $name }.
nobody-priority-there = Ahí nadie tiene la prioridad.
priority-after = Después tiene la prioridad { $name }.
nobody-priority-after = Después nadie tiene la prioridad.
stop-would-be-void = Si { $name } no hace nada entonces, la parada no vale, como una petición retirada (MTR-A 4.2A): tiene la prioridad { $active }.

## Qué sale del juego con un jugador

who-leaves = Quién sale
followed-hint = El juego de esta mesa se anota: la respuesta incluye lo que está registrado.
object-number = Objeto { $number }
what-it-is = Qué es
kind-permanent = Permanente
kind-token = Ficha
kind-spell = Hechizo en la pila
kind-ability = Habilidad en la pila
kind-copy = Copia en la pila
if-not-owner = Si no es el propietario
by-effect = por un efecto que da el control
came-under-control = entró bajo su control
what-leaves = Qué sale
more-objects = Más objetos
choose-leaver = Elige quién sale.
nobody-left = No queda nadie.
choose-owner = { $object }: elige su propietario.
name-objects = Indica los objetos que importan y pregunta otra vez.
nothing-changes = Nada de esto cambia.
nothing-leaves-followed = En el juego anotado no sale nada con ese jugador.
has-left-followed = En el juego anotado, { $name } ya ha salido.
in-followed-game = En el juego anotado: { $what }.
nothing-comes = Ya nada pasa a estar bajo su control, y ninguna de sus habilidades disparadas va a una pila (CR 800.4).
in-order = En este orden (CR 800.4a)
order-owned = Sale del juego todo lo que el jugador posee, lo controle quien lo controle.
order-effects = Terminan los efectos que dan al jugador el control de algo.
order-stack = Lo que controla en una pila y no es una carta deja de existir.
order-exiled = Lo que aún controla se exilia.
after-leaving = Si tenía la prioridad, pasa al jugador siguiente. No se le hace daño, no se le pagan costes, y otro jugador toma sus decisiones. Su turno sigue sin jugador activo.

## Monedas y dados del servidor

who-asks = Quién lo pide
number-hint = Su número: queda registrado.
recorded-hint = Queda registrado.
what-for = Para qué
coin = Moneda
call = Elección
no-call = Sin elegir
heads = Cara
tails = Cruz
call-hint = Solo puede ganar o perder quien lanza la moneda, y solo si elige (CR 705.2).
die-instead = Dado en su lugar
die-hint = Un número par de caras, si todos los jugadores están de acuerdo: impar es cara (CR 705.1).
flip = Lanzar
dice = Dados
sides = Caras
roll = Tirar
type-who-asks = Quién lo pide: escribe el número del jugador, queda registrado.
drawn-here = Sorteado aquí
nothing-drawn = Aún nada. Cada sorteo se calcula a partir del secreto del torneo y del número siguiente, así que cualquiera puede volver a calcularlo después: <a>Sorteos verificables</a>.
drawn-for-everyone = <a>Sorteos verificables</a> los muestra a todo el mundo.
go-back = Volver
