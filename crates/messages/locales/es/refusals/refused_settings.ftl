## Nombres de campos

label-place = Lugar
label-description = Descripción
label-code-of-conduct = Código de conducta
label-date = Fecha
label-preset = Nombre de la plantilla
label-announcement = Anuncio
label-pod-size = Tamaño de pod
label-points = Puntos
label-games-to-win = Juegos para ganar
label-tiebreakers = Desempates
label-playoff-time = Tiempo límite del playoff

## Ajustes de un torneo

unknown-time-zone = Zona horaria desconocida: «{ $zone }». Usa una ciudad grande cercana o un nombre como Europe/Madrid.
first-table = Primera mesa: elige un número del 1 al 90000.
registrations-per-address = Inscripciones desde una dirección: elige un número del 1 al 100000.
lists-name-commanders = Listas de mazo: una lista indica su comandante, y los comandantes no se muestran a nadie. Mantén cerradas las listas o muestra los comandantes después del torneo.
profile-not-stored = No se puede guardar el perfil: { $problem }
may-not-create = Tu cuenta no puede crear torneos, solo trabajar donde la inviten. Habla con la administración de este sitio.
settings-changed = Mientras tanto, alguien cambió los ajustes. Compáralos con los de ahora y vuelve a enviar los tuyos.
open-already = El torneo ya está abierto.
cancel-reason = Escribe por qué se cancela: lo puede leer cualquiera.
new-not-there = El torneo nuevo no está.
fixed-once-paired = { $label }: ya se emparejó a jugadores con ese ajuste, así que se queda como está.
commanders-staff-only = Comandantes: ahora solo los ve el staff. Una vez emparejada la ronda 1 se puede mostrar menos, pero nunca más que ahora.
commanders-after-event = Comandantes: ahora cualquiera los ve después del torneo. Una vez emparejada la ronda 1 se puede mostrar menos, pero nunca más que ahora.
lists-stay-closed = Listas de mazo: solo las lee el staff. Los jugadores entregaron las suyas contando con eso, así que siguen cerradas una vez emparejada la ronda 1.
results-as-they-come = Resultados de una ronda en curso: cualquiera los ve según llegan. Los jugadores empezaron contando con eso, así que se queda: elige esa opción.
results-when-finished = Resultados de una ronda en curso: cualquiera los ve cuando termina la ronda. Los jugadores empezaron contando con eso, así que se queda: elige esa opción.

## Plantillas

presets-of-everybody = Solo la administración de este sitio guarda plantillas para todos.
name-preset = Nombre de la plantilla: escribe uno, como «Viernes».
too-many-presets = Ya hay { $most } plantillas. Quita antes una en la página de tus torneos.
settings-not-stored = No se pueden guardar los ajustes: { $problem }
preset-needs-account = Una plantilla pertenece a una cuenta: inicia sesión primero.
preset-removed = Esa plantilla ya se había quitado.
preset-removed-meanwhile = Mientras tanto, se quitó la plantilla. Lo de abajo está como lo dejaste: crea el torneo con ello.
preset-is-everybodys = Esta plantilla es de todos. Pide a la administración de este sitio que la quite.

## El nombre que se propone para una plantilla

preset-minutes = { $minutes } min
preset-untimed = sin límite de tiempo
preset-pods = pods de { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
preset-no-playoff = sin playoff
preset-top = top { $cut }

## Anuncios

announcement-empty = Anuncio: escribe lo que tiene que leer todo el mundo, o la persona a la que va dirigido.
time-past = Visible desde: esa hora ya pasó. Déjalo vacío para mostrar el anuncio ahora mismo.
time-far = Visible desde: falta más de un año. Mira la fecha.
whom-everybody = Todos
one-of-both = Solo un jugador: un anuncio es para una mesa o para un jugador. Deja vacío uno de los dos.
no-round-played = Solo una mesa: ahora no se juega ninguna ronda. Espera a los emparejamientos o indica un jugador.
no-such-table = Solo una mesa: no hay ninguna mesa { $typed } en { $round }. Escribe su número.
nobody-called = Solo un jugador: nadie se llama { $typed }. Escribe el nombre completo o el número del jugador.
several-called = Solo un jugador: hay varios que se llaman { $typed }. Escribe un número: { $numbers }.
no-player-number = Solo un jugador: no hay ningún jugador con el número { $number }.
announcement-gone = Este anuncio ya no está en las páginas.

## Webhooks

choose-events = Eventos: elige al menos uno.
no-webhook = Aquí no hay (o ya no hay) ese webhook.
address-taken = Dirección: ya la tiene el webhook { $webhook }. Cambia los eventos de ese webhook.
no-event-here = Eventos: un webhook de aquí no puede recibir { $event }. Elige otros.
too-many-webhooks = Ya hay { $most } webhooks: quita antes uno que ya no se use.
webhook-changed = Mientras tanto, alguien cambió este webhook. Míralo como está ahora y envíalo otra vez.
too-many-secrets = Ahora mismo son válidos { $most } secretos de firma de este webhook. Espera a que caduquen los anteriores al último, un día después de crearse este.
webhook-active = Este webhook ya está activo.
webhook-disabled = Este webhook está desactivado. Actívalo primero.
no-delivery = No hay (o ya no hay) esa entrega.
not-public-yet = Esto aún no es público. Se envía cuando lo sea.
address-paste = Dirección: pega la que muestra tu receptor o tu chat, como https://bot.example/podium.
address-letters = Dirección: escríbela sin espacios y sin letras distintas de la a a la z, tal como la muestra un navegador al copiarla.
address-http = Dirección: tiene que empezar por https://, porque si no, lo que se envía se podría leer por el camino.
address-https = Dirección: tiene que empezar por https://.
address-fragment = Dirección: quita «#» y lo que sigue: no se envía nunca.
address-password = Dirección: quita el nombre y la contraseña que hay antes de «@». Lo que se envía va firmado.
address-host = Dirección: el servidor no es válido. Escríbela como https://bot.example/podium.
address-own-network = Dirección: lleva a la propia red de esta máquina, y esta instalación no lo permite.
discord-chat = Qué se envía: esta es la dirección de un canal de Discord, que solo admite mensajes. Elige «Para un chat».
event-not-stored = No se puede guardar: { $problem }

## Documentos importados o exportados

round-finished-without-results = La ronda { $number } ha terminado, pero a { $missing } de sus pods les falta el resultado.
round-not-finished = La ronda { $number } no ha terminado, pero hay otra después.
draft-with-results = La ronda { $number } es un borrador con resultados.
clock-without-begin = La ronda { $number } no ha empezado, pero tiene reloj.
no-player-with-id = Ningún jugador tiene el id «{ $id }».
part-not-written = No se puede escribir la parte del torneo que se muestra.
