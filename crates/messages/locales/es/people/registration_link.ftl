## El enlace de inscripción

title = Inscripción
heading = Inscripción en { $tournament }
in-settings = Cambiarlo en los ajustes
code = Código: <b>{ $code }</b>
as-picture = Código como imagen (SVG)
who-may = Quién puede inscribirse
with-code = Solo pueden inscribirse quienes tengan el código. Está en el enlace y en la imagen de arriba, y se puede escribir. Un código nuevo invalida los carteles y enlaces anteriores.
without-code = Puede inscribirse cualquiera que encuentre el torneo. Si se inscribe gente que no está en la sala, pide un código: está en el enlace y en la imagen de aquí, así que quienes están en la sala lo escanean y no tienen que escribirlo.
new-code = Crear un código nuevo
no-code = No pedir código
ask-code = Pedir un código
asks-code = La inscripción pide ahora este código. Los enlaces y carteles anteriores llevan a un formulario que lo pide.
asks-no-code = La inscripción ya no pide código.

## Si la inscripción está abierta

off = La inscripción propia de los jugadores está desactivada en los ajustes.
opens-later = La inscripción se abre con el torneo.
open = La inscripción está abierta.
open-approval = La inscripción está abierta; apruebas a cada jugador.
closed = La inscripción propia de los jugadores está cerrada.
over = La inscripción ha terminado.
