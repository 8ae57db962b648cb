## Alrededor de cada página

skip = Saltar al contenido
help-with-page = Ayuda sobre esta página
tournaments = Torneos
account = Cuenta
sign-in = Iniciar sesión
tournament = Torneo
find-long = Buscar una mesa, un jugador o una página
find = Buscar

## Las puertas

door-my-table = Mi mesa
door-pairings = Mesas
door-standings = Posiciones
door-more = Más

## Otros enlaces

staff-pages = Páginas del staff
tournament-home = Inicio del torneo
projector = Proyector
all-tournaments = Todos los torneos
handbook = Manual

## En qué punto está un torneo

after-round = Después de la ronda { $number }

## La palabra antes de un aviso

notice-plain = Nota
notice-good = Hecho
notice-warn = Revisa esto
notice-bad = No guardado
notice-not-current = Sin actualizar

## El reloj de la ronda y las pausas

pause = Pausa
until = hasta las { $time }
overtime = Prórroga:
time-is-up = se acabó el tiempo
minutes-left = quedan { $count } min
paused = en pausa
paused-with = en pausa, { $left }

languages = Idiomas
no-such-language = Podium no habla este idioma.
