### Un webhook y sus entregas

title = Webhook
mark-and-address = Webhook { $mark } a { $address }
mark-only = Webhook { $mark }
since = desde el { $since }
not-heard = Sin respuesta
trouble-gone = Su receptor respondió que ya no existe (410). Arréglalo y después vuelve a activarlo.
trouble-week = Hace una semana que no llega nada ahí. Arréglalo y después vuelve a activarlo.
trouble-unreadable = Su dirección no se puede leer con las claves de esta instalación. Escríbela otra vez y después activa el webhook.
trouble-since = Ahí no llega nada desde el { $since }. Podium sigue intentándolo; al cabo de una semana se desactiva.
send-test = Enviar una prueba
enable = Volver a activar

## Entregas

deliveries = Entregas
nothing-sent = Aún no se ha enviado nada
listed-here = Las entregas desde ahora se muestran aquí durante 30 días.
deliveries-caption = Las últimas, primero. Una entrega fallida se reintenta durante dos días y las posteriores esperan, para que todas lleguen en orden.
column-what = Qué
column-when = Cuándo
column-answer = Respuesta
column-tries = Intentos
column-again = Otra vez
send-again = Reenviar
waits = En espera
tried-again = Reintento
arrived = Entregada
given-up = Abandonada
not-sent = No enviada

## A qué espera una entrega

not-while-disabled = sin intentos mientras esté desactivado
not-before = no antes del { $at }
waits-for-earlier = espera a la anterior
next-now = el siguiente, ahora
next-at = el siguiente, a las { $time }

## El secreto de firma

signing-secret = Secreto de firma
signing-secret-means = Las entregas se firman con él según Standard Webhooks, para que tu receptor pueda comprobar que vienen de aquí.
old-secrets = { $count ->
    [one] El secreto anterior también sirve, hasta el { $until }.
   *[other] Los { $count } secretos anteriores también sirven, hasta el { $until }.
}
new-secret = Crear un secreto nuevo

## Cambiarlo y quitarlo

change-it = Cambiarlo
remove-heading = Quitar el webhook
remove-means = Ya no se envía nada ahí, y la lista de entregas se borra.

## Avisos

changed = El webhook se ha cambiado.
removed = El webhook se ha quitado.
secret-made = Hay un secreto de firma nuevo. Los anteriores valen un día más.
test-is-sent = Se está enviando una prueba: la lista de entregas dirá qué pasó con ella.
test-in-queue = { $count ->
    [one] Hay una prueba en la cola. { $count } entrega espera antes y se intenta ahora.
   *[other] Hay una prueba en la cola. { $count } entregas esperan antes y se intentan ahora.
}
it-is-sent = Se está enviando: la lista de entregas dirá qué pasó con ella.
it-in-queue = { $count ->
    [one] Está en la cola. { $count } entrega espera antes y se intenta ahora.
   *[other] Está en la cola. { $count } entregas esperan antes y se intentan ahora.
}
enabled-nothing-waits = Está activado y no hay nada por enviar: envíale una prueba.
enabled-after-gone = Se intenta otra vez ahora; si su receptor sigue respondiendo 410, se vuelve a desactivar.
enabled = Está activado, y las entregas en espera se reintentan ahora.
no-such = Aquí no hay (o ya no hay) ese webhook.
to-webhooks = Ir a los webhooks
