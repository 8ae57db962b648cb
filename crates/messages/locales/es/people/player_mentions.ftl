## Textos que aún pueden nombrar a un jugador

title = Textos sobre { $player }
heading = Textos sobre <bdi>{ $player }</bdi>
nothing-left = No queda nada por revisar
nothing-left-text = Ningún texto puede nombrar ya a este jugador.
what-to-do = Los datos personales se han borrado, y donde alguien escribió el nombre completo pone ahora «{ $player }». Estos textos tienen una parte del nombre: puede referirse a otra persona, o a nadie. Cambia los que aún identifiquen al jugador; el texto anterior se borra entonces para siempre.
as-it-is = El texto tal como está
store = Guardar el texto cambiado
may-stay = Puede quedarse
where-shown = Dónde se muestra
to-list = Ir a la lista
names-no-text = Este formulario no nombra ningún texto.
stays = El texto se queda como está.
is-changed = El texto ha cambiado, y el anterior ya no existe.

## Qué es un texto

announcement = Anuncio
call-what = Llamada: de qué se trata
call-answer = Llamada: cómo se resolvió
call-note = Llamada: la pregunta al juez principal
ruling-what = Decisión: qué ocurrió
ruling-answer = Decisión: la respuesta
ruling-rule = Decisión: la regla
ruling-decision = Decisión: lo que decidió el juez principal
ruling-withdrawal = Decisión: por qué se retiró
ruling-earlier = Decisión: un texto anterior
more-time = Motivo de una extensión de tiempo
dispute = Impugnación de un resultado
judge-note = Nota o declaración de un juez
witness = Testigo de una declaración
deck-check = Lo que encontró un control de mazos
table-note = Nota sobre una mesa
end-of-round = Por qué una mesa termina su ronda de otra forma
log-line = Línea del registro
log-reason = Motivo en el registro
about-tournament = Sobre el torneo
place = Lugar del torneo
page-text = Texto de la página del torneo
