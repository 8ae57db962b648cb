## Quien no puede hacer lo que intentó

not-on-staff = No estás en el staff de este torneo, y para esto hace falta alguien que pueda { $what }. Habla con la organización.
is-organizer = Tu función es organización, y para esto hace falta alguien que pueda { $what }. Habla con la organización.
is-head-judge = Tu función aquí es juez principal, y para esto hace falta alguien que pueda { $what }. Habla con la organización.
is-judge = Tu función aquí es juez, y para esto hace falta alguien que pueda { $what }. Habla con la organización.
is-scorekeeper = Tu función aquí es scorekeeper, y para esto hace falta alguien que pueda { $what }. Habla con la organización.

## Lo que alguien puede hacer

may-see-inside = ver las páginas del staff
may-enter-results = introducir resultados
may-manage-players = gestionar jugadores
may-pair = emparejar y publicar rondas
may-judge = actuar como juez
may-choose-table-ends = elegir cómo termina una mesa su ronda
may-run-clock = llevar el reloj
may-correct = corregir rondas terminadas
may-read-records = leer el registro completo y las exportaciones privadas
may-choose-stage = elegir qué muestra un stream
may-announce = publicar anuncios
may-change-settings = cambiar los ajustes
may-remove-personal-data = borrar datos personales
may-choose-staff = elegir el staff

## Otros rechazos según quién es

sign-in-first = Inicia sesión primero.
only-administrator = Solo la administración del sitio puede gestionar cuentas.
not-signed-in-any-more = Tu sesión ya no está abierta, así que no se ha cambiado nada. Inicia sesión y envíalo otra vez.
password-too-long-ago = Hace demasiado que escribiste tu contraseña, así que no se ha cambiado nada. Envíalo otra vez y se te pedirá.
factor-due = Aquí la administración necesita un segundo factor y tu cuenta no tiene ninguno. Configúralo antes en la página de tu cuenta.
link-not-valid = Este enlace ya no es válido, así que no se ha cambiado nada. Pide el nuevo al staff.
link-of-tournament = El enlace de un jugador es para un torneo.
only-player = Esto solo lo puede hacer un jugador, con su enlace secreto.

## Programas que usan un token

token-ended = Este token se revocó o ha caducado, así que no se ha cambiado nada.
token-is-no-password = Esto pide tu contraseña, y ningún token la sustituye. Hazlo en un navegador con la sesión iniciada.
token-elsewhere = Este token es para otro torneo, no para este.
token-lacks-scope = A este token le falta el permiso «{ $scope }». Crea uno que lo tenga en la página de tu cuenta.

## Páginas que ya no están al día

no-such-tournament = Aquí no hay ese torneo.
tournament-cancelled = Este torneo se canceló.
no-round-now = El torneo ha cambiado desde que lo miraste y ahora no tiene ninguna ronda. Míralo como está ahora y decide otra vez.
round-is-draft = { $number ->
    [one] { $round } es ahora un borrador: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
   *[other] { $round } son ahora un borrador: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
}
round-is-published = { $number ->
    [one] { $round } tiene ahora los emparejamientos publicados: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
   *[other] { $round } tienen ahora los emparejamientos publicados: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
}
round-is-running = { $number ->
    [one] { $round } ya está en curso: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
   *[other] { $round } ya están en curso: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
}
round-is-finished = { $number ->
    [one] { $round } ya ha terminado: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
   *[other] { $round } ya han terminado: las rondas han cambiado desde que las miraste, quizá porque enviaste esto dos veces. Mira el torneo como está ahora y decide otra vez.
}
