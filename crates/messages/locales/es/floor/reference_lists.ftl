### Listas para jueces

information = Información
before-the-game = Antes del juego
penalties = Penalizaciones

## Lo que los jugadores se dicen

status = Estado
status-means = Anuncia un cambio en el momento y mantenlo a la vista de la mesa (MTR-A 4.1).
status-life = Vidas
status-counters = Contadores de los jugadores
status-effects = Efectos sobre jugadores sin final, como el monarca o un emblema
status-mana = Maná sin gastar
status-dungeon = Por dónde va un jugador en una mazmorra
status-commander-damage = Daño de comandante, por comandante
free = Libre
free-means = Los jugadores responden a las preguntas sobre ella por completo y con la verdad (MTR-A 4.1).
free-actions = Acciones actuales, y anteriores que aún importan
free-names = El nombre de cualquier objeto visible
free-objects = Tipos y cantidades de contadores, estados y zonas de los objetos
free-score = El marcador de la partida
free-phase = La fase y de quién es el turno; con varios turnos a la vez, de cada uno
free-commander = Cuántas veces se lanzó un comandante
derived = Derivada
derived-means = Los jugadores no tienen que ayudar a otros a deducirla, y no pueden mentir sobre ella.
derived-counts = Cuántas cartas de un tipo hay en una zona pública
derived-objects = Características de objetos visibles que no son información libre
derived-rules = Reglas y textos de cartas, tal como los dice un juez
private = Privada
private-means = Lo que solo algunos jugadores pueden ver. Pueden decir cualquier cosa sobre ella, sea verdad o no. Mostrar la carta es otra cuestión.
shortcuts = Atajos (MTR-A 4.2)
shortcut-non-active = Si un atajo nombra al jugador no activo, se refiere a cada uno de ellos, en orden de turno.
shortcut-attacks = Con más de dos jugadores en el juego no se supone nada sobre los ataques: indica el jugador, planeswalker o batalla, también para las criaturas que entran atacando.
shortcut-earlier = Un jugador que quiera actuar antes de un momento posterior propuesto debe decirlo a tiempo.
shortcut-priority = Un jugador que pide la prioridad y después no hace nada no gana nada: mira <a>quién tiene la prioridad</a>.

## Los pasos antes de un juego

before = Antes de un juego de Commander (MTR-A X.4A)
before-players = Los jugadores correctos en la mesa correcta, en el orden del emparejamiento; empieza el primer asiento (MTR-A 2.2A).
before-companions = Primero se muestran los compañeros, en orden de turno: quien tiene uno lo muestra, y muestra que el mazo cumple su condición (CR 103.2b).
before-commanders = Después los comandantes van boca arriba a la zona de mando (CR 103.2c, 903.6).
before-shuffle = Se barajan y presentan los mazos; cada rival puede barajar o cortar.
before-life = 40 vidas cada uno (CR 903.7); siete cartas.
before-mulligans = Mulligans, en orden de turno; el primero de cada jugador no cuesta ninguna carta (CR 103.5c).
before-opening-hands = Acciones con manos iniciales, en orden de turno (CR 103.6).
before-draw = El primer jugador no se salta el robo: juegan más de dos (CR 103.8c).

## Los pasos de un control de mazo

check = Control de mazos
check-timer = Pon en marcha el cronómetro en la mesa: el control da lo que duró y cuatro minutos más (MTR-A X.5A).
check-sleeves = Recoge los mazos antes de que se roben las manos iniciales; primero cuenta y mira las fundas.
check-count = 100 cartas con los comandantes; en Commander Draft, al menos 60.
check-commanders = Los comandantes pueden serlo, solos o en pareja.
check-twice = Ninguna carta repetida, salvo tierras básicas y cartas que lo permitan. En Commander Draft no se aplica.
check-colours = Todas las cartas dentro de la identidad de color de los comandantes.
check-banned = Nada de la lista de prohibidas del torneo.
check-companion = Un compañero: su condición, y que esté en la lista.
check-list = La lista dice lo mismo, carta por carta.
check-marks = Marcas, patrones, foils que se doblan: ¿en qué cartas?, ¿puede sacar ventaja un jugador?
check-give-back = Baraja, devuelve, para el cronómetro y di a los jugadores su tiempo.
check-found = Si encontraste algo: <a>3.4, 3.5, 3.8 en la tabla de penalizaciones</a>. Un problema de mazo se muestra a todos los rivales.

## Lo que acaba el juego de un jugador

loss = Lo que acaba el juego de un jugador en Commander
loss-life = 0 vidas o menos; diez contadores de veneno; robar de una biblioteca vacía (CR 104.3).
loss-commander = 21 puntos de daño de combate de un mismo comandante, cada uno contado aparte (CR 903.10a).
loss-command-zone = Un comandante que iría a la mano, la biblioteca, el cementerio o el exilio puede ir a la zona de mando (CR 903.9).

## La tabla de infracciones y penalizaciones

levels-in-order = { $table }. De la más leve a la más grave: { $levels }.
at-regular = En el nivel Normal hay educación y avisos, nada más.
to-head-judge = Una pérdida de juego o más pasa al juez principal; solo el juez principal descalifica.
instead-of = (en lugar de: { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty } y abandono
may-also-be = También puede ser: { $penalties }.
upgrade = Advertencia número { $number } del día: { $penalty }.
in-multiplayer = En multijugador: { $change }
conduct = También vale el código de conducta de la organización; incumplirlo es Conducta antideportiva (MTR-A 5.4): <a>Reglas y diferencias</a>.

## El final de una ronda

here-extra-turns = Aquí: { $limit }; después, un turno más por cada jugador que siga en el juego.
here-finish-turn = Aquí: { $limit }; después se termina el turno en curso.
called = Se anuncia el final del tiempo
called-extensions = Cada mesa usa antes su extensión: un control de mazos da lo que duró y cuatro minutos, una decisión de más de un minuto da su duración (MTR-A X.5A).
called-turn = El turno en curso es el turno 0. Si el jugador activo ya había dicho que pasaba el turno, ese turno termina antes, y el turno en curso es el del jugador siguiente.
called-count = Cuenta los jugadores que están en el juego en ese momento: siguen tantos turnos más (MTR-A 2.5AA). Los jugadores que salgan después no cambian el número.
called-effects = Los turnos adicionales por efectos cuentan; los turnos perdidos, no.
called-slow-play = Un jugador que después reciba una penalización por Juego lento pierde sus turnos y no cuenta.
called-draw = Si nadie ha ganado al terminar el último turno, el juego es un empate.
called-no-other = Cuando terminan los turnos en curso no empieza ninguno más, y el juego es un empate (MTR-A 2.5AB).
drawn = Un juego empatado
drawn-again = Si queda tiempo, todos los que siguen en la partida juegan otro juego, con asientos sorteados de nuevo (MTR-A 2.2A).
drawn-most-games = Si se acabó el tiempo, gana el jugador con más juegos ganados; si hay igualdad, la partida es un empate.
drawn-match = Si se acabó el tiempo, la partida es un empate.
drawn-points = Una partida empatada da { $points } a todos los que la empezaron, aunque perdieran en el juego, y 0 a los jugadores que concedieron la partida o tienen una pérdida de partida.
drawn-points-still-in = Una partida empatada da { $points } a quienes seguían en el juego cuando acabó en empate, y 0 a los demás.
won-points = Una partida ganada da { $win } a quien gana y { $loss } a los demás.
won-points-by-size = Una partida ganada da a quien gana { $points }, y { $loss } a los demás.
won-stakes = Quien gana una partida se lleva las apuestas de toda la mesa.
drawn-stakes = En una partida empatada, quienes la empezaron recuperan su apuesta, salvo quienes la concedieron o tienen una pérdida de partida: esas apuestas se reparten entre los demás.
drawn-playoff = Una partida del playoff la gana alguien: un juego empatado se juega otra vez, con asientos al azar (MTR-A 2.5B).
floor = En la sala
floor-outstanding = La página de la sala muestra las mesas pendientes, primero las que llevan más retraso.
floor-count = Un juez en cada mesa dice quién es el jugador activo y cuántos turnos quedan, y cuenta en voz alta.
floor-result = Introduce el resultado, y los abandonos si los hay, antes de que los jugadores dejen la mesa.
