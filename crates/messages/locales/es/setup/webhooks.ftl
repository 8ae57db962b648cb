### Webhooks

## La lista

title = Webhooks
what-they-do = Una dirección de aquí recibe lo que ocurre en este torneo en cuanto es público: un canal de chat, un bot, una superposición de stream, la web de una liga.
what-they-do-in-community = Una dirección de aquí recibe lo que ocurre en esta comunidad en cuanto es público: jornadas, resultados de pods libres y clasificaciones de temporadas.
none-yet = Aún no hay webhooks
add-below = Añade abajo una dirección y después envíale una prueba.
column-webhook = Webhook
column-for = Para
column-events = Eventos
not-answered = sin respuesta desde el { $since }
unreadable-address = una dirección que no se puede leer
add-heading = Añadir un webhook
added = El webhook se ha añadido. Envíale una prueba.

## Estados

active = Activo
fails = Falla
disabled = Desactivado

## El formulario

name-hint = Un nombre para tu staff, como «Web de la liga».
address-hint = Donde escucha tu bot, o la dirección de webhook de un canal de Discord. Quien la conozca puede escribir ahí: se guarda cifrada y no se vuelve a mostrar entera.
address-stays = Vacío: como está, { $address }.
what-is-sent = Qué se envía
for-program = Para un programa
for-program-hint = JSON firmado, según Standard Webhooks: para bots, superposiciones y webs de ligas.
for-chat = Para un chat
for-chat-hint = Un mensaje con el enlace, como lo aceptan los webhooks de Discord.
no-shape = Qué se envía: elige una de las dos opciones.
shape-program = Programa
shape-chat = Chat
events = Eventos
events-hint = También se envían los eventos que los deshacen.
add = Añadir el webhook

## Eventos

round-published = Se publica una ronda
round-unpublished = Se retira la publicación de una ronda
round-started = Empieza una ronda
round-unstarted = Se deshace un comienzo
round-finished = Termina una ronda
round-reopened = Se reabre una ronda
table-result = El resultado de una mesa, cuando lo ve todo el mundo
cut-announced = Se anuncia el corte
cut-revoked = Se revoca el corte
tournament-over = El torneo termina o se cancela
has-champion = Alguien gana el torneo
tournament-reopened = Se reabre el torneo
tournament-cancelled = Se cancela el torneo
announcement = Un anuncio para todo el mundo
announcement-withdrawn = Se retira un anuncio
players-change = Jugadores que entran, se van o cambian de nombre
evening-opened = Se abre una jornada
evening-over = Una jornada termina o se cancela
evening-reopened = Se reabre una jornada
evening-cancelled = Se cancela una jornada
season-changed = Cambian la clasificación o las jornadas de una temporada
season-closed = Se cierra una temporada
season-reopened = Se reabre una temporada
free-pod-result = El resultado de un pod libre empieza a contar
a-test = Una prueba
