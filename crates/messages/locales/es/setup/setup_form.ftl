### El formulario de los ajustes de un torneo

## Títulos, botones y enlaces

new-tournament = Torneo nuevo
create = Crear el torneo
copy = Copiar el torneo
copy-intro = Un torneo nuevo con los ajustes de este. Los jugadores y las rondas se quedan aquí.
save = Guardar los ajustes
start-from = Partir de
defaults = Los valores del anexo
played-elsewhere = Si el torneo se jugó en otro sitio, <a>parte de su archivo</a>.
penalties = Tabla de penalizaciones

## Avisos

saved = Los ajustes se han guardado.
nothing-saved = No se ha guardado nada. Corrige los campos marcados.
cancelled = El torneo se ha cancelado.
created = El torneo se ha creado.
created-with = { $count ->
    [one] El torneo se ha creado, con un jugador.
   *[other] El torneo se ha creado, con { $count } jugadores.
}
look-at-names-first = Revisa los nombres. Aún no se ha creado nada.

## Jugadores de un torneo nuevo

look-at-names = Revisa los nombres
create-with-names = Crearlo con estos nombres
names-hint = Un nombre por línea. Si editas la lista, la revisas otra vez.
players-hint = Un nombre por línea, si ya los conoces. Puedes añadir más cuando quieras, y los jugadores se pueden inscribir.

## Lo que se lleva una copia

comes-along = Se copia también
staff-along = { $count ->
    [one] Staff: una persona además de ti, con la misma función
   *[other] Staff: { $count } personas además de ti, con las mismas funciones
}
deck-rules = Reglas para las listas de mazo
deck-rules-hint = Las listas se aceptan hasta la ronda 1, o hasta el plazo que fijes.
along-hint = Todos los ajustes, también la tabla de penalizaciones.

## Los primeros campos

date = Fecha
place = Lugar
time-zone = Zona horaria
time-zone-hint = Escribe una ciudad grande, como Madrid o Lima.
language = Idioma
language-hint = De las hojas impresas y el proyector. Las páginas las lee cada cual en su idioma.
level-hint = De él dependen todos los valores de abajo. Los campos vacíos siguen el anexo.
level-regular = Pods más pequeños, 90 minutos, se termina el turno. Desde 4 jugadores.
level-competitive = Byes, 75 minutos, turnos extra. Desde 16 jugadores.
level-professional = Como Competitivo, con las decisiones más estrictas. Desde 16 jugadores.
until-first-round = Todo lo que sigue se puede cambiar hasta la primera ronda.
as-level = Según el nivel

## Rondas y playoff

rounds-and-playoff = Rondas y playoff
recommended = Para { $players } jugadores: { $rounds } rondas suizas y después el top { $cut }.
recommended-with-byes = { $byes ->
    [one] Para { $players } jugadores con { $byes } bye: { $rounds } rondas suizas y después el top { $cut }.
   *[other] Para { $players } jugadores con { $byes } byes: { $rounds } rondas suizas y después el top { $cut }.
}
recommended-later = Según el número de jugadores, contando los byes.
swiss-rounds-hint = Vacío: según lo recomendado (MTR-A, apéndice E).
playoff-hint = En un top 7, 10, 13 o 40, los mejores seeds se saltan la primera ronda del playoff.
cut-recommended = Según lo recomendado
cut-none = Sin playoff
cut-top = Top { $cut }
uneven = Si los jugadores no completan los pods
uneven-level = Normal: pods más pequeños. Competitivo y Profesional: byes (MTR-A 10.4A).
uneven-byes = Byes
uneven-byes-hint = Los pods están completos; los últimos sin bye reciben uno. Aconsejado para Commander (MTR-A X.1B).
smaller-pods = Pods más pequeños
uneven-smaller-hint = Juega todo el mundo; algunos pods tienen un jugador menos.
uneven-larger = Pods más grandes
uneven-larger-hint = Juega todo el mundo; algunos pods tienen un jugador más. Los pods completos son entonces los más pequeños.
uneven-then-byes = Pods más pequeños, después un bye
uneven-then-byes-hint = Tantos pods completos como se pueda; los demás tienen un jugador menos, para que como mucho uno tenga bye.
smaller-pods-hint = En qué extremo de la clasificación. Sin efecto si se dan byes.
at-bottom = Abajo
at-top = Arriba
seating = Asientos en rondas suizas
seats-random = Al azar
seats-balanced = Repartidos a lo largo de las rondas (diferencia)
draft-pods = Los pods de un draft se conservan en la primera ronda (MTR-A X.6A)
house-pods = Pods y rondas según otras reglas
house-pods-hint = Para reglas distintas del anexo: quién va a los pods más pequeños, cuántas rondas hay y cómo se empareja cada una.
smaller-pods-once = Nadie va dos veces a un pod más pequeño mientras otros no hayan estado en uno
smaller-pods-once-hint = Solo evitar rivales repetidos va antes. Sin esto, se evita donde no cueste nada más.
round-table-hint = Una línea por número de jugadores: 16: 2 rounds, top 4. Vale hasta 16 jugadores. La última puede valer para todos los demás: more: 5 rounds, no playoff. Vacío: según lo recomendado (MTR-A, apéndice E).
round-kinds-hint = La ronda 1 se sortea. Elige cómo se emparejan las demás; el anexo las empareja por clasificación.
round-kind-second = Ronda 2
round-kind-others = Rondas siguientes
round-kind-last = Última ronda

## Partida y puntos

match-and-points = Partida y puntos
pod-size = Tamaño de pod
pod-size-hint = 4, como en Commander.
games-to-win = Juegos para ganar una partida
games-to-win-hint = Uno en Commander (MTR-A X.1A).
points-win = Puntos por victoria
points-win-hint = Vacío: tamaño de pod + 1.
points-draw = por empate
points-draw-hint = Vacío: 1.
points-loss = por derrota
points-loss-hint = Vacío: 0.
points-bye = por bye
points-bye-hint = Vacío: como una victoria.
players-report = Los jugadores reportan sus resultados
players-report-hint = En nivel Normal reportan los jugadores; por encima, el staff. El staff tiene la última palabra.
players-report-yes = Sí: un resultado cuenta cuando lo confirma otro jugador del pod
players-report-no = No: solo el staff introduce resultados
running-results = Resultados de una ronda en curso
running-results-hint = En nivel Normal, cualquiera los ve según llegan; por encima, cuando termina la ronda. No se puede cambiar una vez emparejada la ronda 1.
running-results-yes = Cualquiera los ve según llegan
running-results-no = Cualquiera los ve cuando termina la ronda
table-games = Juegos que llevan las mesas
table-games-hint = Los jugadores llevan en sus teléfonos las vidas, los turnos y las eliminaciones de su mesa, y los jueces lo ven. Si no eliges nada, pueden hacerlo en nivel Normal; por encima, solo los jueces anotan juegos.
table-games-yes = Los jugadores pueden llevar el juego de su mesa
table-games-no = Solo los jueces anotan juegos
long-turn = Minutos de un turno largo
long-turn-hint = Un turno que dura más se marca en las páginas de los jueces. Vacío: no se marca ninguno.
long-turns-at-table = Marcar los turnos largos también en la mesa
own-time = Minutos de tiempo propio por jugador
own-time-hint = En la mesa, los turnos de cada jugador en un juego se descuentan de este tiempo, y los jueces ven quién lo ha agotado; ellos deciden qué sigue. Vacío: solo se muestra el tiempo usado.
tiebreakers = Desempates
tiebreakers-hint = Vacío: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Para otro orden, escribe los nombres separados por comas; también hay W%, OW%, H2H, Seat, Games won.
house-rules = Reglas de la casa
house-rules-hint = Lo que otros documentos de reglas deciden de otro modo que el anexo. El reglamento elegido fija algunos de estos ajustes; los demás siguen el anexo.
percentages = Porcentajes en la clasificación
percentages-hint = Para reglas distintas del anexo. Los rivales imaginarios tienen un porcentaje y ningún punto de partida: cuentan en OMW%, no en OAMP, y no cambian ningún emparejamiento.
opponents-hint = Vacío: ninguno, como en el anexo.
opponents-percentage = con un porcentaje de
opponents-percentage-hint = Por ejemplo 1/5, 20 % o 0.33.
byes-in-percentages = Un bye cuenta como partida ganada en el porcentaje que reciben los rivales
percentage-decimals-hint = Cuántos decimales de la fracción cuentan, de 2 a 4; el 5 se redondea hacia arriba: con 4 se compara 31,50 %. Vacío: se comparan sin redondear.
percentage-floor-hint = Por ejemplo 1/5, 1/3 o 1/7; 0 es ninguno. Vacío: 1 / puntos por victoria.
scoring = Puntos según el tamaño del pod, puntos apostados
scoring-hint = Para reglas distintas del anexo.
win-points-by-hint = Según los jugadores en la mesa, una victoria en un pod de tres vale 4 o 5. Deja vacíos los puntos por victoria y por bye: se ajustan solos.
win-points-tournament = Los mismos en cada pod
win-points-plus-one = Jugadores en la mesa + 1
win-points-twice = El doble de los jugadores en la mesa − 1
wager-start = Puntos apostados: al empezar
wager-start-hint = Por ejemplo, 1000. Vacío: cada resultado tiene sus puntos.
wager-stake = Apuesta en cada partida
wager-stake-hint = La parte de sus propios puntos que apuestan los jugadores, como 10 % o 1/10.
place-points-hint = Una línea por tamaño de pod: los jugadores y después los puntos desde el primer puesto, como 4: 6 3 2 1. Un tamaño sin línea usa la del siguiente tamaño mayor. Deja vacíos los puntos por victoria y por bye: se ajustan solos.
draw-points-hint = Una línea por número de jugadores que siguen en el juego: los jugadores y los puntos de cada uno, como 2: 3. Vacío: los puntos del último de sus puestos.
tied-last = Puntos del último de sus puestos
tied-turn-order = Por orden de turno
draws = Empates y asientos del playoff
draws-hint = Para reglas distintas del anexo. En cada ajuste, la primera opción es la del anexo.
draw-shared-by-hint = Si lo comparten solo quienes siguen en el juego, quien introduce un empate dice quiénes eran.
draw-shared-all = Todos los que empezaron la partida y no la concedieron
draw-shared-still-in = Solo quienes siguen en el juego cuando acaba en empate
drawn-elimination-replay = Se juega otra vez hasta que alguien gane
drawn-elimination-seed = Avanza el mejor seed de quienes comparten el empate
playoff-seats-seed = Por seed, el mejor primero (2.2B)
playoff-seats-chosen = Al azar, y el mejor seed de la mesa elige quién empieza
playoff-places = Cuando alguien gana la final, los demás siguen jugando por los puestos siguientes
playoff-places-hint = El resultado de la final dice quién dejó el juego y en qué orden.
ending = Prórroga, juegos sin terminar y empates
overtime-hint = Minutos para el turno en curso tras el final del tiempo. Vacío: sin límite.
end-step-turn = Si alguien está actuando en el paso final al anunciarse el final del tiempo, el turno siguiente es el último
no-show-hint = Minutos de ronda. Vacío: deciden los jueces.

## Tiempo

time = Tiempo
round-minutes = Minutos de una ronda suiza
round-minutes-hint = Vacío: 90 en nivel Normal, 75 por encima (MTR-A, apéndice B). 0: sin límite.
end-of-round = Al acabarse el tiempo
end-of-round-hint = Turnos extra hasta 75 minutos; por encima, terminar el turno.
end-as-limit = Según el tiempo límite
end-extra-turns = Turnos extra (2.5AA)
end-finish-turn = Terminar el turno (2.5AB)
playoff-minutes = Minutos de una partida del playoff
playoff-minutes-hint = Vacío: sin límite, como se aconseja (MTR-A 2.5B).
breaks-hint = Una por línea: round 2: 45 minutes, Comida. Para un segundo día: round 4: until 10:00. Una pausa empieza cuando termina su ronda.

## Inscripción y nombres

registration-and-names = Inscripción y nombres
registration = Los jugadores se inscriben por su cuenta
registration-closed = Cerrada
registration-closed-hint = El staff inscribe a los jugadores.
registration-approval = Con aprobación
registration-approval-hint = Los jugadores se inscriben con un enlace; el staff aprueba a cada uno.
registration-open = Abierta
registration-open-hint = Los jugadores se inscriben con un enlace o código QR.
max-players = Máximo de jugadores
max-players-hint = Las inscripciones posteriores van a la lista de espera. Vacío: sin límite.
per-address = Inscripciones por hora desde una dirección
per-address-hint = Todos los teléfonos del Wi-Fi de un local comparten una dirección, así que permite tantas como jugadores esperes. Un programa tampoco puede superarlo.
names-shown = Nombres en páginas públicas
names-full = Nombres completos
names-initial = Nombre e inicial
commanders = Comandantes en páginas públicas
commanders-hint = En nivel Normal, con los primeros emparejamientos; por encima, después del torneo. Antes de la ronda 1 solo los ve el staff. Una vez emparejada, no puedes mostrar más.
commanders-with-pairings = Cualquiera los ve con los emparejamientos
commanders-after = Cualquiera los ve cuando termina el torneo
commanders-never = Solo los ve el staff
decklists = Cualquiera puede leer las listas de mazo después del torneo
decklists-hint = En las páginas de los jugadores, en las exportaciones y en el formato de TopDeck. Hasta entonces solo las puede leer el staff. Elígelo antes de la ronda 1.
listed = En la portada
listed-hint = Cuando el torneo esté abierto.
indexed = Los buscadores pueden mostrar sus páginas

## Mesas y textos

tables-and-texts = Mesas y textos
first-table = Número de la primera mesa
first-table-hint = Ahí se sienta el primer pod; los demás, en las mesas siguientes.
skipped = Mesas que se saltan
skipped-hint = Números y rangos: 13, 20-24.
description-hint = Está en el inicio del torneo, para cualquiera.
code-of-conduct-hint = Lo ve todo el mundo; incumplirlo es Conducta antideportiva (MTR-A 5.4).

## Debajo del formulario

deviations-hint = Esta lista la puede leer cualquiera.
deviation = { $what }: { $here } (anexo: { $addendum })
for-next = Para el próximo torneo
preset-name = Nombre de la plantilla
preset-name-hint = Guarda los ajustes, salvo el nombre, la fecha y la descripción. Sustituye a una plantilla con el mismo nombre.
preset-for-everybody = Para todos los que crean torneos aquí
keep-preset = Guardar como plantilla
preset-kept = La plantilla «{ $name }» se ha guardado: un torneo nuevo puede partir de ella.
preset-removed = La plantilla «{ $name }» se ha quitado.
cancel = Cancelar el torneo
cancel-means = No se borra nada, pero ya no se puede introducir nada más. El motivo lo puede leer cualquiera.

## La comunidad del torneo

community = Comunidad
community-hint = Los jugadores pasan a ser personas de la comunidad. Tienen ahí su historial, y la próxima vez los vuelves a encontrar.
no-community = Ninguna comunidad
community-leaves = Si el torneo deja la comunidad, sale de sus temporadas, y sus resultados, del historial de sus personas. Si vuelve, sus jugadores siguen siendo las mismas personas.
choose-community = Guardar la comunidad
community-chosen = La comunidad se ha guardado.
