### Los formularios del panel del juego

## Grupos

group-result = Resultado
group-later = Salir después
group-turns = Turnos adicionales y perdidos
group-status = Estado
group-stacks = Pilas y prioridad
group-random = Monedas y dados
group-effects = Efectos que ganan o empatan
group-objects = Objetos y efectos

## Etiquetas comunes

player = Jugador
name = Nombre
object = Objeto

## Un jugador en una lista

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (marcador { $marker })

## Jugadores que salen del juego

end-turn-of-marker = Terminar el turno del marcador { $marker }
eliminated = Perdió
conceded = Concedió
match-loss = Pérdida de partida
drawn-for-them = Empate para ellos
lost = Perdió
won-the-game = Ganó el juego
their-turn = Es su turno
leave-hint = Marca a quienes salen en el mismo momento y pulsa por qué. Un nombre abre todo lo de su asiento.
who-leaves = Quién sale
at-end-of-phase = Al final de la fase
at-end-of-phase-hint = Cuando salir ahora afectaría a lo que ocurre o está a punto de ocurrir (MTR-A 2.4B).
who-leaves-then = Quién sale entonces
why = Por qué
in-turn-of = En el turno de
leave-later = Salir al final de la fase

## El final del tiempo

call-time = { $count ->
    [one] Final del tiempo: { $count } turno más
   *[other] Final del tiempo: { $count } turnos más
}
call-time-hint = { $count ->
    [one] Cuenta { $count } jugador que sigue en el juego: pueden empezar tantos turnos más, aunque después salgan jugadores (2.5AA).
   *[other] Cuentan { $count } jugadores que siguen en el juego: pueden empezar tantos turnos más, aunque después salgan jugadores (2.5AA).
}
call-time-finish = Final del tiempo: se termina el turno
call-time-finish-hint = Se termina el turno en curso y no empieza ninguno más (2.5AB).
whose-turn = De quién es el turno
had-passed = Ya había pasado el turno
not-counted = No cuentan, turnos perdidos (Juego lento)

## Atajos y turnos

won-hint = Salen todos los demás, porque perdieron.
agreed-hint = Todos los que siguen en el juego acuerdan un empate.
agreed = Todos acuerdan el empate
turn-to-hint = Para un juez que llega después: los turnos terminan hasta que sea el de este jugador.
turn-to = Es el turno de este jugador
extra-turn = Turno adicional
skip-turn = Perder el próximo turno

## Monedas y dados

call-nothing = Nada: nadie gana el lanzamiento
heads = Cara
tails = Cruz
coin = Moneda
called = Elección
even-die = Caras del dado par acordado por todos, si no hay moneda
flip = Lanzar
die = Dado
sides = Caras
roll = Tirar

## Efectos que terminan el juego

effect-wins = Un efecto gana
effect-wins-hint = Los rivales dentro del rango pierden (CR 104.3h).
who-wins = Quién gana con él
win-by-effect = Ganar por un efecto
effect-draws = Un efecto empata
effect-draws-hint = El juego es un empate para sus controladores y todos los que estén en su rango; los demás siguen jugando (CR 104.4e).
who-controls = Quién lo controla
draw-by-effect = Empate por un efecto

## El estado de un jugador

commander-of = Comandante de { $player }
second-commander-of = Segundo comandante de { $player }
status-hint = Lo que dejes vacío se queda como está. El daño es todo el recibido de ese comandante.
life = Vidas
poison = Contadores de veneno
energy = Contadores de energía
experience = Contadores de experiencia
rad = Contadores de radiación
commander = Comandante
damage = Daño recibido de él
casts = Lanzamientos del comandante
casts-of-second = Lanzamientos del segundo comandante
set-status = Fijar el estado
titles = Monarca e iniciativa
becomes-monarch = Se convierte en el monarca
takes-initiative = Toma la iniciativa

## Objetos

nothing = Nada
card = Carta
token = Ficha
note-object = Anotar un objeto
owner = Propietario
is-a = Es una
put-by = Lo puso ahí
its-owner = Su propietario
attached-to = Anexado a
note-the-object = Anotar el objeto
no-longer-there = Ya no está
is-gone = Ya no está
until-it-ends = Hasta que termine
control-of = Control de { $object }
goes-to = Pasa a
as-long-as = Mientras esté esto
change-control = Cambiar el control
no-longer-controls = { $player } ya no controla { $object }
until-turn = Dura hasta un próximo turno
until-turn-hint = También para un jugador que salió: termina cuando habría empezado ese turno (CR 800.4m).
effect = Efecto
next-turn-of = Próximo turno de
note-effect = Anotar el efecto

## Lo anotado sobre objetos

noted-card = { $object }: carta de { $player }.
noted-token = { $object }: ficha de { $player }.
noted-card-controlled = { $object }: carta de { $player }, bajo el control de { $controller }.
noted-token-controlled = { $object }: ficha de { $player }, bajo el control de { $controller }.
lasts-until = { $effect } dura hasta el próximo turno de { $player }.
