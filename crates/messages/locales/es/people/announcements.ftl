## Anuncios del staff

what = Lo que debe leer todo el mundo
what-hint = Aparece al momento en el inicio, el proyector y las páginas de los jugadores.
special = Fijado, más tarde, o solo para una mesa o un jugador
pinned = Fijado: se queda encima de los demás
shown-from = Visible desde
shown-from-hint = Vacío: al momento. Las horas son las de { $zone }, donde ahora son las { $time }.
shown-from-wrong = Visible desde: { $problem }
only-table = Solo una mesa
only-table-hint = El número de una mesa de esta ronda: sus jugadores lo ven en «Mi mesa».
only-player = Solo un jugador
only-player-hint = Un número o el nombre completo. Solo lo ven este jugador y el staff.
announce = Publicar el anuncio

## Los minutos que quedan

minutes-left = Minutos restantes
on = Activado
on-means = Cuando a una ronda le quedan 10 y 5 minutos, lo dicen el inicio y el proyector, y la página de cada jugador cuando le quedan a su mesa.
off = Desactivado
off-means = Las páginas no anuncian que a una ronda le quedan 10 y 5 minutos, aparte de los relojes.
stop-minutes = No anunciar los minutos restantes
announce-minutes = Anunciar 10 y 5 minutos restantes

## Lo anunciado

announced = Anunciado
nothing-yet = Aún no hay anuncios
nothing-yet-text = Lo que anuncias está aquí, y se puede fijar y retirar.
withdrawn = Retirado
came-too-late = No se mostró: la ronda siguiente llegó antes
from = Desde { $time }
shown = Visible
to = Para: <bdi>{ $addressee }</bdi>
everybody = Todos
table-of-round = Mesa { $table }, { $round }
a-player = Un jugador
unpin = Dejar de fijar
pin = Fijar
withdraw = Retirar

## Avisos

can-read-now = Visible desde ahora para: { $whom }.
can-read-later = Visible desde esa hora para: { $whom }.
minutes-announced = Se anuncian diez y cinco minutos restantes.
minutes-not-announced = No se anuncian los minutos restantes.
stays-above = Se queda encima de los demás.
not-pinned = Ya no está fijado.
taken-from-pages = Se ha retirado de las páginas.
