## Mensajes en la pantalla bloqueada de un teléfono, debajo del nombre del torneo. Cortos.

begun = Las notificaciones de este torneo están activadas.
seat = { $round }: mesa { $table }, asiento { $seat }
bye = { $round }: tienes bye
result-waits = Mesa { $table }: se ha reportado un resultado. Confírmalo o impúgnalo.
judge-comes = Un juez va a la mesa { $table }.
judge-comes-to-you = Un juez va a donde estás.
call-at = Llamada a un juez en la mesa { $table }.
call-elsewhere = Llamada a un juez fuera de las mesas.
