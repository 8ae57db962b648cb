### Llamadas a un juez

## En qué punto está una llamada

waits = espera a un juez
waits-for-head-judge = espera al juez principal desde las { $time }
you-have-it = La atiendes desde las { $time }
has-it = La atiende { $judge } desde las { $time }
you-handed = Se la pasaste a { $judge } a las { $time }
handed-to-you = { $judge } te la pasó a las { $time }
handed = { $from } se la pasó a { $to } a las { $time }
you-ask = Preguntas: { $note }
judge-asks = { $judge } pregunta: { $note }
you-stay = Te quedas en la mesa.
judge-stays = { $judge } se queda en la mesa.

## Quién llamó

noted-by-you = la anotaste tú
noted-by = la anotó { $judge }

## Tiempo para la mesa

no-time = Sin tiempo
its-length = Su duración

## Lo mismo en las líneas de la sala

line-handed = Para { $judge }: { $caller }, desde las { $time }
line-taken = Atiende { $judge }: { $caller }, desde las { $time }
line-head-judge = Juez principal: { $caller }, desde las { $time }
line-call = Llamada: { $caller }, desde las { $time }

## La página de las llamadas

none-open = ninguna abierta
open = abiertas: { $count }
disputed = { $count } en disputa
nobody-waits = Nadie espera a un juez
new-calls = Las llamadas nuevas aparecen aquí.
silent = Este dispositivo no suena cuando llega una llamada nueva.
call-at-table = Llamada en la mesa { $table }
call-of = Llamada: { $place }
call-away = Llamada fuera de las mesas
away = Fuera
disagree = Los jugadores no coinciden en un resultado
note-a-call = Llamada nueva
no-table-hint = Vacío: una llamada fuera de las mesas.
what-about = De qué se trata
note-it = Añadir la llamada
ended = Cerradas
answer-was = Respuesta: <bdi>{ $answer }</bdi>
away-from-tables = Fuera de las mesas
withdrawn-at = retirada a las { $time }
resolved-at = la resolvió { $judge } a las { $time }

## Avisos

noted = La llamada se ha anotado.
claimed = La llamada es tuya.
given-back = La llamada vuelve a esperar.
escalated = Se ha llamado al juez principal.
handed-over = La llamada se ha pasado.
resolved = Resuelta.
resolved-with-time = Resuelta. La mesa tiene { $minutes } min más.
