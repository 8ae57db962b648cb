nobody = Nadie con ese nombre. Prueba con menos letras.
many-players = Muchos jugadores. Escribe más letras.
show-it = Mostrar
has-changed = Esto ha cambiado desde que empezaste a escribir.
offline = Sin conexión. Datos de las { $time }.
signed-out = Tu sesión ha terminado. Recarga la página para iniciarla de nuevo.
moved = Esta página se ha movido. Recárgala para seguir.
gone = Esta página ya no está aquí.

## Hojas y avisos sobre una página

close = Cerrar
close-message = Cerrar este mensaje

## Un formulario que no se pudo enviar

not-sent = No enviado
not-sent-why = La red no responde. Lo que escribiste sigue aquí: envíalo otra vez dentro de un momento.
signed-out-unsent = Tu sesión está cerrada. No se ha guardado nada, y lo que escribiste sigue aquí. Inicia sesión, vuelve y envíalo otra vez.
sending-file = El archivo se está enviando. Deja esta página abierta.
not-carried-out = No se ha hecho.

## Acciones que esperan en este dispositivo

acts-unsent = { $count ->
    [one] { $count } acción aún no se ha enviado
   *[other] { $count } acciones aún no se han enviado
}
acts-ask = Sin enviar: antes hay preguntas
act-of-player = Se guarda en este teléfono y se envía cuando responda la red. Mientras tanto, levanta la mano.
may-have-arrived = Puede que ya haya llegado.
acts-of-staff = Se guardan en este dispositivo y se envían en este orden cuando responda la red. Puedes cerrar la página.
acts-moved = La mesa ha avanzado desde que lo pulsaste, o el panel tiene una pregunta. No se hace nada hasta que respondas.
acts-full = No se guardan más de { $most }: la última no se guardó.
act-made-by = De { $name }: para enviarla hace falta iniciar sesión con ese nombre.
somebody = alguien
send-still = Enviar igualmente
do-not-send = No enviar
