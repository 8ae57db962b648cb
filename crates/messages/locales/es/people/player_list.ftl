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

## Una comunidad: quién es cada inscripción

add-regulars = { $count ->
    [one] Añadir a { $count } jugador de { $evening }
   *[other] Añadir a { $count } jugadores de { $evening }
}
who-is-it = ¿Es una de estas personas?
somebody-new = Una persona nueva
this-evening-only = Solo esta jornada
has-entry = { $name } ya es el número { $number } aquí
who-is-this = ¿Quién es?
is-person = Esta inscripción es de { $name }, persona { $number } de la comunidad.
is-guest = Esta inscripción es de un invitado de esta jornada.
is-unsaid = Aún no se sabe de quién es esta inscripción.
is-known = Se ha guardado quién es { $name }.
called-hint = Cada uno de estos jugadores se llama igual que una sola persona de la comunidad.
called = { $count ->
    [one] Reconocer por el nombre a { $count } jugador
   *[other] Reconocer por el nombre a { $count } jugadores
}
are-called = { $count ->
    [one] Se ha reconocido por el nombre a { $count } jugador.
   *[other] Se ha reconocido por el nombre a { $count } jugadores.
}
called-in-list = { $count ->
    [one] { $count } nombre es el de una sola persona de la comunidad:
   *[other] { $count } nombres son, cada uno, el de una sola persona de la comunidad:
}
called-are-meant = Reconocer a estos jugadores por el nombre
