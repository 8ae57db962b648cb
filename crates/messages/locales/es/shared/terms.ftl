### Los términos de los torneos

## Nombres de las rondas, como títulos

round-swiss = Ronda { $number }
round-final = Final
round-semi-finals = Semifinales
round-quarter-finals = Cuartos de final
round-of = Ronda de { $players }
round-playoff = Ronda { $number } del playoff

## Dentro de una frase

inside-swiss = la ronda { $number }
inside-final = la final
inside-semi-finals = las semifinales
inside-quarter-finals = los cuartos de final
inside-round-of = la ronda de { $players }
inside-playoff = la ronda { $number } del playoff

## En una etiqueta

label-swiss = ronda { $number }
label-final = final
label-semi-finals = semifinales
label-quarter-finals = cuartos de final
label-round-of = ronda de { $players }
label-playoff = ronda { $number } del playoff

## Al principio de una frase

opening-swiss = La ronda { $number }
    .inside = { inside-swiss }
opening-final = La final
    .inside = { inside-final }
opening-semi-finals = Las semifinales
    .inside = { inside-semi-finals }
opening-quarter-finals = Los cuartos de final
    .inside = { inside-quarter-finals }
opening-round-of = La ronda de { $players }
    .inside = { inside-round-of }
opening-playoff = La ronda { $number } del playoff
    .inside = { inside-playoff }

## Hasta dónde llegó un jugador en el playoff

reached-champion = Gana el torneo
reached-final = Finalista
reached-semi-finals = Semifinalista
reached-quarter-finals = Cuartofinalista
reached-round-of = Ronda de { $players }

## Lo mismo dentro de una línea

reached-inside-champion = gana el torneo
reached-inside-final = finalista
reached-inside-semi-finals = semifinalista
reached-inside-quarter-finals = cuartofinalista
reached-inside-round-of = ronda de { $players }

## Puestos

ordinal = { $number }.º
    .f = { $number }.ª
    .number = { $number }
equal-places = Empate { $first }–{ $last }
equal-places-inside = empate { $first }–{ $last }

## El resultado de un jugador en una ronda

scored-won = Victoria
scored-drawn = Empate
scored-lost = Derrota
scored-bye = Bye
scored-match-loss = Pérdida de partida

## Los números que ordenan a los jugadores

tiebreaker-match-points = Puntos de partida
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Asiento
tiebreaker-games-won = Juegos ganados

## Sus nombres largos

tiebreaker-long-match-points = Puntos de partida
tiebreaker-long-match-win = Porcentaje de partidas ganadas
tiebreaker-long-opponents-points = Promedio de puntos de partida de los rivales
tiebreaker-long-opponents-match-win = Porcentaje de partidas ganadas de los rivales
tiebreaker-long-win = Porcentaje de victorias con byes
tiebreaker-long-opponents-win = Porcentaje de victorias de los rivales con byes
tiebreaker-long-head-to-head = Enfrentamiento directo
tiebreaker-long-average-seat = Promedio de asiento
tiebreaker-long-games-won = Juegos ganados

## Sus nombres largos dentro de una frase

tiebreaker-inside-match-points = puntos de partida
tiebreaker-inside-match-win = porcentaje de partidas ganadas
tiebreaker-inside-opponents-points = promedio de puntos de partida de los rivales
tiebreaker-inside-opponents-match-win = porcentaje de partidas ganadas de los rivales
tiebreaker-inside-win = porcentaje de victorias con byes
tiebreaker-inside-opponents-win = porcentaje de victorias de los rivales con byes
tiebreaker-inside-head-to-head = enfrentamiento directo
tiebreaker-inside-average-seat = promedio de asiento
tiebreaker-inside-games-won = juegos ganados

## Niveles de imposición de reglas

level-regular = Normal
level-competitive = Competitivo
level-professional = Profesional

## El estado de un torneo

state-setup = En preparación
state-registration = Inscripción
state-swiss = Rondas suizas
state-cut-announced = Corte anunciado
state-playoff = Playoff
state-finished = Terminado
state-cancelled = Cancelado
state-not-started = Sin empezar
state-registration-open = Inscripción abierta

## El estado de una ronda

round-draft = Borrador
round-published = Publicada
round-running = En curso
round-finished = Terminada

## El estado de la inscripción de un jugador

player-registered = Con plaza
player-pending = Por aprobar
player-waitlisted = Lista de espera
player-removed = De baja

## Lo que se juega al acabarse el tiempo

end-extra-turns = un turno más por cada jugador que siga en el juego
end-finish-turn = se termina el turno en curso

## Si un jugador entra en el corte

outlook-in = dentro
outlook-out = fuera

## Funciones del staff

role-organizer = Organización
role-head-judge = Juez principal
role-judge = Juez
role-scorekeeper = Scorekeeper
role-administrator = Administración
role-staff = Staff

## Las mismas dentro de una frase

role-inside-organizer = organización
role-inside-head-judge = juez principal
role-inside-judge = juez
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administración
role-inside-staff = staff

## Penalizaciones

penalty-none = Sin penalización
penalty-caution = Aviso
penalty-warning = Advertencia
penalty-skip-turn = Pérdida de turno
penalty-game-loss = Pérdida de juego
penalty-match-loss = Pérdida de partida
penalty-disqualification = Descalificación
penalty-and-drop = { $penalty } y abandono

## Categorías de infracciones

category-game-play = Error de juego
category-tournament = Error de torneo
category-conduct = Conducta antideportiva

## Partes de una lista de mazo

section-commander = Comandante
section-companion = Compañero
section-deck = Mazo
section-sideboard = Sideboard
section-aside = Aparte

## Los colores de Magic

colour-white = blanco
colour-blue = azul
colour-black = negro
colour-red = rojo
colour-green = verde
colourless = incoloro
