## Las páginas del staff de una comunidad

### Navegación

group = Comunidad
page-desk = Panel
page-home = Página pública
page-people = Personas
page-doubts = ¿Misma persona?
page-merges = Fusiones
page-log = Registro
page-staff = Staff
page-settings = Ajustes

### La jornada que empieza como la anterior

next-evening = Próxima jornada
like-last = Con los ajustes, el staff y los jugadores de { $last }, con fecha de hoy y la inscripción abierta.
start-evening = Empezar la jornada de hoy
evening-started = { $count ->
    [one] Se ha abierto { $name }, con { $count } jugador.
   *[other] Se ha abierto { $name }, con { $count } jugadores.
}
is-open = ya está abierta
first-evening = Crea el primer torneo y elige esta comunidad en sus ajustes. Después podrás empezar aquí cada jornada con una pulsación.

open-now = Torneos abiertos

### La lista de personas

add-person = Añadir una persona
add = Añadir
find = Buscar una persona
nobody-yet = Aún no hay nadie
nobody-yet-text = Las personas aparecen aquí cuando juegan en un torneo de la comunidad.
nobody-found = Nadie con ese nombre
count-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
column-number = N.º
column-name = Nombre
column-last = Última vez
column-events = Jornadas
removed = datos borrados
added = { $name } es la persona { $number }.
two-people = Son personas distintas
as-csv = Personas en CSV

### Una persona

save = Guardar la persona
saved = Los datos de la persona se han guardado.
email-hint = Solo lo ve el staff. Cuando alguien se inscribe con este correo, se propone esta persona.
link = Enlace secreto
show-link = Mostrar el enlace secreto
link-also-on-page = El enlace de una persona también está en su página, en la lista de <a>personas</a>.
card-opens = Tu página en cada jornada de la comunidad: mesa, asiento, puesto, check-in. No le des este enlace a nadie.
link-means = El enlace abre la página de la persona, y su página de jugador en cada jornada de la comunidad. Quien lo tenga actúa en su nombre.
wrong-hands = ¿El enlace se ha perdido o lo tiene alguien más?
new-one = Al renovarlo se sustituyen este enlace y los de todas sus inscripciones.
renew = Renovar los enlaces
renewed = Los enlaces se han renovado. Los anteriores ya no funcionan.
entries = Inscripciones
same-as = Fusionar con otra persona
same-as-text = Las inscripciones de la otra persona pasan a esta. La fusión se puede deshacer.
other-number = Número de la otra persona
why = Motivo (para el registro)
merge = Fusionar
merged = Fusión hecha. Puedes deshacer la fusión { $number } en la página «Fusiones».
erase = Borrar datos personales
erase-text =
    El nombre, el nombre con el que se ordena y el correo se borran aquí, en todas las inscripciones y en los textos. Los resultados se quedan, con un número. No se puede deshacer.
erase-now = Borrar los datos personales
erased = { $entries ->
    [one] Los datos personales se han borrado aquí y en { $entries } inscripción.
   *[other] Los datos personales se han borrado aquí y en { $entries } inscripciones.
}
erased-mentions = { $mentions ->
    [one] { $mentions } texto de un torneo aún puede nombrar a la persona. Revísalo allí, en la página del jugador.
   *[other] { $mentions } textos de torneos aún pueden nombrar a la persona. Revísalos allí, en las páginas de los jugadores.
}
erased-in-community = { $count ->
    [one] { $count } texto de la comunidad aún puede nombrar a la persona. Revísalo abajo.
   *[other] { $count } textos de la comunidad aún pueden nombrar a la persona. Revísalos abajo.
}
also-theirs = ¿Son suyas también estas inscripciones? Se borran además los datos de las que marques.
entry-in = { $name }, número { $number } en { $tournament }
back-to-people = Volver a las personas
back-to-person = Volver a la persona

### Dudas

doubts-intro = Que coincida el nombre o el correo no demuestra que sea la misma persona. Cada pregunta se hace una vez.
no-doubts = No hay preguntas
no-doubts-text = Cuando alguien se inscribe con un nombre que ya está en la comunidad, se te pregunta aquí si es esa persona.
is-entry = ¿Es { $entry }, número { $number } en { $tournament }, la misma persona que { $person } (n.º { $of })?
are-people = ¿Son { $one } (n.º { $first }) y { $other } (n.º { $second }) la misma persona?
because-name = Mismo nombre
because-look = Nombre parecido
because-mail = Mismo correo
seen = { $events ->
    [one] { $events } jornada, el { $date }
   *[other] { $events } jornadas, la última el { $date }
}
never-seen = Ninguna jornada terminada
same = Misma persona
other = Personas distintas
answered = Respuesta guardada. No se te pregunta otra vez.

### Fusiones

merges-intro = Primero las últimas. Al deshacer una fusión, sus inscripciones vuelven a donde estaban.
no-merges = No hay fusiones
no-merges-text = Dos personas se fusionan en la página de una de ellas.
merge-line = Fusión { $number }: { $gone } pasa a { $kept }
moved = { $entries ->
    [one] { $entries } inscripción trasladada
   *[other] { $entries } inscripciones trasladadas
}
undone-on = Deshecha el { $date }
undo = Deshacer la fusión
split = { $name } vuelve a ser una persona aparte. Las inscripciones que ha recuperado tienen enlaces nuevos.
older = Fusiones anteriores

### Staff y ajustes

staff-intro = Las funciones de aquí valen para las páginas de la comunidad. Cada torneo tiene su propio staff.
new-member = Cuenta
new-member-hint = Puedes elegir cuentas del staff de un torneo de esta comunidad.
give-role = Dar la función
role-given = Ya tiene la función.
role-removed = Ya no está en el staff de la comunidad.
nobody-else = No hay a quién añadir: las cuentas vienen del staff de los torneos de esta comunidad.
new-community = Comunidad nueva
create = Crear la comunidad
created = La comunidad se ha creado.
save-settings = Guardar los ajustes
settings-saved = Los ajustes se han guardado.
names-hint = Si un torneo de esta comunidad muestra iniciales, las páginas de la comunidad también tienen que mostrarlas.
description-hint = Está en la página de la comunidad.
your-communities = Tus comunidades
