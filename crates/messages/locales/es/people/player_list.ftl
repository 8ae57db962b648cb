### La lista de jugadores

## Enlaces y añadir un jugador

check-in = Check-in
add-many = Añadir varios
links-to-print = Enlaces para imprimir
registration-link = Enlace de inscripción
add-player = Añadir un jugador
add = Añadir
more-fields = Más campos
add-the-player = Añadir al jugador

## Debajo de números

in-tournament = en el torneo
checked-in = con check-in
places = plazas
free = libres

## Aún sin jugadores

none-yet = Aún no hay jugadores
none-yet-text = Aparecen aquí cuando se añaden.
none-yet-add = Aparecen aquí cuando se añaden: escribe un nombre arriba, <a>pega una lista o envía un archivo</a>, o <a>deja que se inscriban</a>.

## Filtros y búsqueda

which = Qué jugadores
filter-and-count = { $filter } ({ $count })
filter-all = Todos
filter-active = En el torneo
filter-here = Con check-in
filter-absent = Sin check-in
filter-pending = Por aprobar
filter-waiting = Lista de espera
filter-gone = Abandonos
filter-removed = De baja
find = Buscar un jugador
nobody = Nadie aquí
nobody-fits = Ningún jugador coincide. Prueba con menos letras o <a>míralos todos</a>.

## La lista

sorted-by-name = Orden <b>por apellido</b> o <a>por número</a>.
sorted-by-number = Orden <a>por apellido</a> o <b>por número</b>.
column-number = N.º
column-fixed-table = Mesa fija
already-entered = ¿Ya tiene plaza? El jugador { $number } se llama así
same-person = Misma persona
same-person-is = Misma persona: { $player } es el jugador { $number }
another-person = Otra persona
another-person-named = Otra persona: { $player }
approve-player = Aprobar a { $player }

## Rechazar muchas inscripciones a la vez

take-off-waiting-list = { $count ->
    [one] Quitar { $count } de la lista de espera
   *[other] Quitar los { $count } de la lista de espera
}
refuse-all = { $count ->
    [one] Rechazar { $count }
   *[other] Rechazar los { $count }
}
refuse-all-means = Incluye a quienes oculta una búsqueda. Quien se inscriba mientras tanto se queda. Con una pulsación se recuperan todos. Si los inscribe un programa, <a>pide un código</a>.
refused-at = Rechazo a las { $time }
at-once = { $count ->
    [one] { $count } jugador a la vez.
   *[other] { $count } jugadores a la vez.
}
bring-back = { $count ->
    [one] Recuperar { $count }
   *[other] Recuperar los { $count }
}

## Avisos y errores

is-player = { $player } es el jugador { $number }: su navegador abre ahora esa página.
are-refused = { $count ->
    [one] Se ha rechazado { $count } inscripción. Con una pulsación se recupera.
   *[other] Se han rechazado { $count } inscripciones. Con una pulsación se recuperan.
}
are-back = { $count ->
    [one] { $count } inscripción recuperada; vuelve a esperar.
   *[other] { $count } inscripciones recuperadas; vuelven a esperar.
}
names-no-player = El formulario no nombra a ningún jugador. Abre la página otra vez y pulsa ahí el botón.
names-no-list = El formulario no nombra ninguna lista. Abre la página otra vez y pulsa ahí el botón.
