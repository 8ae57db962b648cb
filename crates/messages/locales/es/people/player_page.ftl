### La página de un jugador

## Debajo del título

here = Presente
fee-collected = Cuota cobrada
all-players = Todos los jugadores
link-and-code = Enlace secreto y código QR
message = Escribir a este jugador

## Una inscripción con un nombre repetido

already-entered = ¿Ya tiene plaza?
same-name = El jugador { $number } tiene el mismo nombre. Si sabes que es la misma persona, su navegador recibe la página del jugador { $number }.
same-person = Es el jugador { $number }
another-person = Aprobar como otra persona

## Botones

check-in = Check-in
check-out = Anular el check-in
fee-not-collected = Cuota no cobrada
refuse = Rechazar
undo-drop = Deshacer el abandono
revoke-disqualification = Revocar la descalificación
disqualified-by = Descalificación por la decisión { $number }

## Los datos del jugador

data-removed = Los datos personales de este jugador se han borrado.
texts = Textos que aún pueden nombrar a este jugador: { $count }
open-decklist = Abrir la lista de mazo
mail = Correo

## Decisiones y notas

rulings = Decisiones y penalizaciones
none-yet = Aún ninguna.
new-ruling = Decisión nueva sobre este jugador
notes = Notas de los jueces
note-hint = Solo la lee el staff, también en rondas posteriores.
keep-note = Guardar la nota

## Irse

leaving = Dejar el torneo
drop-while-playing = { $number ->
    [one] { $round } aún se juega; desde la ronda siguiente ya no entra en los emparejamientos. Lo puedes deshacer.
   *[other] { $round } aún se juegan; desde la ronda siguiente ya no entra en los emparejamientos. Lo puedes deshacer.
}
drop-means = Ya no entra en los emparejamientos. Las rondas anteriores se quedan como están. Lo puedes deshacer.
can-undo = Lo puedes deshacer.
why = Por qué
their-matches = Sus partidas
drop = Registrar el abandono
remove-means = Como si no hubiera venido: el número no se vuelve a usar, y se puede recuperar su plaza.
remove = Quitar de la lista

## Descalificación

disqualify = Descalificar
disqualify-the-player = Descalificar al jugador
disqualify-means = Sale del torneo y de su clasificación, y sigue contando para sus rivales. Solo lo hace el juez principal; la organización, si no lo hay.
list-publicly = Mostrarlo en la página pública de cambios

## Borrar datos personales

forget = Borrar datos personales
forget-the-data = Borrar los datos personales
forget-means = El nombre, la pareja de equipo, los pronombres, el correo, la lista de mazo, el comandante y el grupo se borran para siempre, también en el registro, y el enlace secreto deja de funcionar. En todas partes pondrá «Jugador { $number }», también donde alguien escribió el nombre completo: en llamadas, decisiones, impugnaciones, anuncios, motivos. Los resultados se quedan.
forget-afterwards = Después se listan los textos con una parte del nombre, para que puedas cambiarlos.
forget-id-stays = El id <bdi>{ $key }</bdi> de los documentos se queda: con él se calculan los sorteos.
forget-is-person = Esta inscripción ya no será de ninguna persona de la comunidad, así que las temporadas y los ratings pierden sus resultados. Para conservarlos, borra los datos personales en la página de la persona en la comunidad, y no aquí. Eso incluye todas sus inscripciones.
forget-copies = Las copias anteriores de la base de datos, y las exportaciones que alguien tenga, conservan lo que contienen.
