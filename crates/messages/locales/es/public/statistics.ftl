### La página

matches-so-far = { $count ->
    [one] { $count } partida hasta ahora
   *[other] { $count } partidas hasta ahora
}
of-tournaments = { $count ->
    [one] de { $count } torneo
   *[other] de { $count } torneos
}
with-others = Con otros torneos
none-yet = Aún no hay estadísticas
not-yet = Las estadísticas son públicas cuando termina el torneo.
not-yet-staff =
    Se calculan aquí en cuanto la primera mesa tiene resultado. Todo el mundo las ve cuando termina el torneo.
choose = Elige torneos terminados: se cuentan juntos.
choose-first = Elige primero torneos terminados.
to-statistics = Ir a las estadísticas
parts = Partes
phone-shows = En el teléfono se ven las columnas principales; los archivos las tienen todas.
how-counted = Cómo se cuenta
table-named = Tabla: { $caption }
more-in-file = En el archivo hay { $count } más.
as-csv = { $section } en CSV

### La elección de torneos

choose-tournaments = Elegir torneos
none-to-choose = Puedes elegir torneos terminados que estén en la lista de la portada.
finished-at-most = Torneos terminados, { $most } como máximo
older-ones = Otros { $count }, más antiguos, se pueden elegir desde sus propias páginas de estadísticas.
count-together = Contarlos juntos
nothing-chosen = No has elegido nada: marca al menos un torneo.

### Palabras bajo una cifra grande

stat-tournaments = { $count ->
    [one] torneo
   *[other] torneos
}
stat-entries = { $count ->
    [one] inscripción
   *[other] inscripciones
}
stat-matches = { $count ->
    [one] partida
   *[other] partidas
}
stat-drawn = en empate

### Cabeceras de columnas

column-matches = Partidas
label-matches = partidas
column-won = Ganadas
label-won = ganadas
column-drawn = Empates
label-drawn = empates
column-lost = Perdidas
label-lost = perdidas
label-rank = puesto
label-between = entre
column-draws-left-out = Sin empates
label-draws-left-out = sin empates
column-draws-counted = Con empates
label-draws-counted = con empates
column-share = Proporción
label-share = proporción
column-minutes = Minutos
label-minutes = min
column-longest = Máx.
label-longest = máx.
label-longest-minutes = máx., min
column-share-drawn = % empates
column-counted = Total
label-counted = total
column-shortest = Mín.
label-shortest = mín.
column-middle = Mediana
label-middle = mediana
column-average = Promedio
label-average = promedio
column-entries = Inscr.
label-entries = inscr.
column-points-a-match = Puntos/partida
label-points-a-match = puntos/partida
column-against-mean = Vs. promedio
label-against-mean = vs. promedio
column-cuts = Cortes
label-cuts = cortes
column-share-won = % ganadas
column-by-chance = Por azar
label-by-chance = cortes por azar
column-conversion = Conversión
label-conversion = conversión
column-commander = Comandante
column-against = Contra
label-against = contra
column-meetings = Cruces
label-meetings = cruces
column-first-won = Gana el 1.º
label-first-won = gana el 1.º
column-second-won = Gana el 2.º
label-second-won = gana el 2.º
column-share-of-first = % del 1.º
column-events = Torneos
label-events = torneos
column-byes = Byes
label-byes = byes
label-opponents = rivales
column-ended = Final
column-what = Qué

range = { $least }–{ $most }
intervals = Cada línea es el intervalo de Wilson del 95 %: con muchas más partidas, el punto acabaría probablemente en algún lugar de ella.

### Asientos

seats = Asientos
seats-none-drawn = { $matches ->
    [one] { $matches } partida en pods de { $size }, sin empates.
   *[other] { $matches } partidas en pods de { $size }, sin empates.
}
seats-drawn = { $matches ->
    [one] { $matches } partida en pods de { $size }; empates: { $drawn }.
   *[other] { $matches } partidas en pods de { $size }; empates: { $drawn }.
}
seats-apart = Los pods de otro tamaño se cuentan aparte, y también las partidas del playoff, donde el mejor seed tiene el primer asiento.
wins-by-seat = Victorias por asiento
wins-draws-left-out = Victorias por asiento, sin contar empates
wins-draws-counted = Victorias por asiento, un empate cuenta como no ganada
equal-share = La línea discontinua es un reparto a partes iguales, { $share }.
seat-of-pods = Pods de { $size }, asiento { $number }
seat-of-playoff = Playoff, pods de { $size }, asiento { $number }
test-too-few =
    Muy pocas para comprobar si los asientos son iguales: hacen falta { $least } partidas ganadas por cada asiento, y diez asientos como máximo.
test-differs =
    Prueba de igualdad entre asientos, con las partidas ganadas: χ² = { $statistic }, { $degrees } grados de libertad, p = { $p }: los asientos difieren más de lo que suele deberse al azar.
test-chance =
    Prueba de igualdad entre asientos, con las partidas ganadas: χ² = { $statistic }, { $degrees } grados de libertad, p = { $p }: una diferencia así bien puede deberse solo al azar.
less-than = menos de { $number }

### Empates

draws = Empates
draws-of-matches = { $matches ->
    [one] Empates: { $drawn } de { $matches } partida.
   *[other] Empates: { $drawn } de { $matches } partidas.
}
draws-and-minutes = Empates y minutos por ronda
draws-by-round = Empates por ronda
all-together = La línea discontinua es el valor de todas juntas, { $share }.
playoff = Playoff

### Cómo terminaron las partidas

endings = Cómo terminaron las partidas
when-ended = Cuándo terminaron las partidas
when-ended-drawn = Cuándo terminaron las partidas y cuántas acabaron en empate
after-time-means = Fuera de hora: aún se jugaban cuando se acabó el tiempo de la mesa, según su reloj o al anunciarlo un juez.
ended-in-time = A tiempo
ended-after-time = Fuera de hora
ended-not-known = Sin datos
extra-turns = { $matches ->
    [one] Se anotaron turnos extra en { $matches } partida: de { $least } a { $most }, mediana { $middle }.
   *[other] Se anotaron turnos extra en { $matches } partidas: de { $least } a { $most }, mediana { $middle }.
} { $won ->
    [one] { $won } de ellas se ganó en esos turnos.
   *[other] { $won } de ellas se ganaron en esos turnos.
}
conceded = { $count ->
    [one] En { $count } partida consta, por el resultado o por un juego anotado, que alguien concedió; la mayoría de los resultados no lo dicen.
   *[other] En { $count } partidas consta, por el resultado o por un juego anotado, que alguien concedió; la mayoría de los resultados no lo dicen.
}
conceded-where-followed = { $followed ->
    [one] De { $followed } partida con un juego que un juez anotó hasta el final, ocurrió en { $conceded }.
   *[other] De { $followed } partidas con un juego que un juez anotó hasta el final, ocurrió en { $conceded }.
}

### Duraciones

lengths = Cuánto duró
minutes-of-round = Minutos de una ronda, mediana
bar-minutes = { $minutes } min
lengths-means =
    Minutos enteros: el promedio, y la mediana cuando cae entre dos valores, se redondean hacia abajo. Una ronda va desde que empieza hasta que se da por terminada; una partida, desde el inicio de la ronda hasta que llega su resultado; un juego, si lo anotó un juez, del primer turno al final.
a-round = Una ronda
a-match = Una partida
a-game = Un juego

### Comandantes

commanders = Comandantes
won-by-commander = Partidas ganadas por comandante
won-by-commander-caption =
    Partidas ganadas por comandante, de los que tienen puesto y en su orden: por puntos frente al promedio. Un empate no es una victoria.
commanders-ranked = Tienen puesto los que suman { $least } o más partidas suizas; los demás siguen por nombre.
against-mean-means =
    Los puntos por partida son de partidas suizas, sin byes; «vs. promedio» los divide entre lo que sumó el conjunto de jugadores en los mismos torneos: 1 es el promedio.
conversion-means =
    La conversión son los cortes alcanzados divididos entre los que daría solo el azar (Σ corte / tamaño del torneo); requiere { $least } de estos.
commanders-known = { $entries ->
    [one] Se conoce el comandante en { $known } de { $entries } inscripción.
   *[other] Se conoce el comandante en { $known } de { $entries } inscripciones.
}
commanders-withheld = { $count ->
    [one] Los comandantes de { $count } inscripción no se muestran: su torneo no los publica.
   *[other] Los comandantes de { $count } inscripciones no se muestran: su torneo no los publica.
}

### Comandantes que coincidieron en una mesa

pairs = Comandante contra comandante
pairs-most-frequent = Comandantes que coincidieron, primero los cruces más frecuentes
pairs-means =
    En cada mesa, cada inscripción de un comandante se cruza con cada una del otro. El porcentaje es sobre los cruces que ganó uno de los dos, y se da a partir de { $least } cruces; los demás los ganó otra persona, o nadie.

### Jugadores

players = Jugadores
players-ranked =
    Tienen puesto por puntos frente al promedio quienes suman { $least } o más partidas suizas; los demás siguen por nombre. Rivales: el promedio de lo que sumaron sus rivales frente al promedio; 1 es el promedio.
same-names =
    En varios torneos, los jugadores cuentan como la misma persona si su nombre está escrito igual, salvo que en un mismo torneo haya dos.
