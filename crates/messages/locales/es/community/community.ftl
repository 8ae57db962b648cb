## Una comunidad: su inicio, la página de una persona y las páginas de su staff.

### El inicio

now = En curso
coming = Próximas jornadas
past = Jornadas anteriores
seasons = Temporadas
nothing-yet = Aún no hay jornadas
nothing-yet-text = Las jornadas aparecen aquí cuando se abre la inscripción.
your-page = Tu página
manage = Gestionar esta comunidad

### La página de una persona

number = Persona { $number }
stat-events = jornadas
stat-won-events = ganadas
stat-record = V–D–E
stat-best-place = mejor puesto
events = Jornadas
column-event = Jornada
column-date = Fecha
column-place = Puesto
column-record = V–D–E
column-commander = Comandante
place-of = { $place } de { $players }
disqualified = descalificación
opponents = Rivales más frecuentes
column-tables = Mesas
seats = Asientos
column-seat = Asiento
column-matches = Partidas
column-won = Ganadas
commanders = Comandantes
column-events = Jornadas
no-events = Aún no hay jornadas terminadas
no-events-text = Las jornadas aparecen aquí cuando terminan.
shows-nothing = No hay nada público sobre esta persona.
earlier-events = { $count ->
    [one] { $count } jornada anterior
   *[other] { $count } jornadas anteriores
}

### La página propia de una persona

own-title = Tu página
own-intro = Tus jornadas en { $community }. Tu enlace abre esta página, y tu mesa en cada jornada de la comunidad.
tonight = Tus jornadas abiertas
my-table = Mi mesa
register = Inscribirse
none-open = No hay jornadas abiertas
none-open-text = Las jornadas abiertas de esta comunidad aparecen aquí.
public = Lo que ve todo el mundo
public-hint = Esto no cambia las páginas de un torneo: lo que muestran lo decide su organización.
show-name = Mi nombre en las páginas de la comunidad
show-name-hint = Si ocultas tu nombre, ahí eres un número y no se muestra nada de lo que sigue.
show-results = Mis jornadas, puestos y resultados
show-tables = Mis rivales y asientos
show-commanders = Mis comandantes
show-commanders-hint = Solo donde el torneo muestra los comandantes.
show-rating = Mi rating
save-public = Guardar lo que ve todo el mundo
public-saved = Guardado. Las páginas están al día.
your-link = Tu enlace
your-link-text = Escanea el código con otro teléfono o guarda la dirección. Quien tenga este enlace actúa en tu nombre.
secret-link = Enlace secreto
forget-link = Olvidar el enlace en este navegador
link-forgotten = Este navegador ha olvidado el enlace.
see-public = Esto es lo que <a>ve todo el mundo</a>.

### Un enlace abierto en un navegador que tiene el de otra persona

whose-page = ¿De quién es la página?
question = Este navegador tiene el enlace de { $held }. ¿Quieres cambiar a { $name }?
change-to = Cambiar a { $name }
stay-with = Seguir con { $name }
no-such-link = Este enlace ya no es válido. Pide el nuevo al staff.
