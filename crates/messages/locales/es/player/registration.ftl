## Inscribirse en un torneo

register = Inscribirse
no-registration = Ahora no hay inscripción
already =
    Este navegador ya inscribió a <bdi>{ $name }</bdi>:
    <a>mira su página</a>. Continúa aquí solo para inscribir a otra persona.

### A qué lleva una inscripción

needs-approval = La organización aprueba cada inscripción.
is-full = No quedan plazas: entrarás en la lista de espera y tendrás plaza en cuanto quede una libre.
has-places = Tendrás plaza al momento.

### Campos del formulario

code = Código
code-hint = El código del cartel de la organización, por ejemplo ABCD-2345.
name = Nombre
name-hint = Tal como debe aparecer en los emparejamientos y la clasificación.
same-name = El mismo nombre
that-is-me = Soy yo: la organización ya me ha introducido
that-is-me-hint = La organización lo confirma. Después, este navegador abre tu página.
another-person = Soy otra persona con el mismo nombre
team = Equipo de Gigante de dos cabezas
team-mate = Pareja de equipo
team-mate-hint = La segunda persona de tu equipo.
pronouns = Pronombres
commander-hint = También puedes indicarlo más tarde, hasta que empiecen las rondas.
decklist-hint = Un enlace que empiece por https://. Solo lo ve el staff.
decklist-hint-opens =
    Un enlace que empiece por https://. Solo lo ve el staff hasta que termine el torneo; después, todo el mundo.

### Demasiadas inscripciones desde una red

too-many = { $seconds ->
    [one] Aún no tienes inscripción: se han hecho muchas desde tu red en la última hora. Espera { $seconds } segundo y envíalo otra vez, o pide a la organización que te añada.
   *[other] Aún no tienes inscripción: se han hecho muchas desde tu red en la última hora. Espera { $seconds } segundos y envíalo otra vez, o pide a la organización que te añada.
}

### Después de la inscripción

registered = Inscripción hecha
registered-name = Inscripción hecha: <bdi>{ $name }</bdi>
confirms-it = La organización confirma que eres la persona que introdujo. Después, este navegador abre su página.
similar-name = En la lista hay un nombre parecido: { $name }, jugador { $number }. Si eres tú, díselo a la organización.
keeps-person = Este navegador abre desde ahora también <a>tu página</a> en { $community }, para todas sus jornadas.
waits-for-approval = La organización aún tiene que aprobarla.
is-waitlisted = No quedan plazas: estás en la lista de espera y tendrás plaza en cuanto quede una libre.
has-place = Tienes plaza.
your-own-link = Tu propio enlace
link-text =
    Abre tu página: mesa, asiento, puesto, check-in. Este navegador ya lo recuerda, y puedes volver a verlo en tu página,
    en «{ $where }». Quien lo tenga actúa en tu nombre.
to-my-page = Ir a mi página
gone = Esta inscripción ya no existe.
guest = Inscribirse solo en esta jornada
guest-hint = Tus resultados no pasan a ningún historial de esta comunidad, y nadie pregunta si ya has jugado aquí.
