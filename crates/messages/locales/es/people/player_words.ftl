### Palabras sobre un jugador

back-to-players = Volver a los jugadores
back-to-player = Volver al jugador
no-player = En este torneo no hay ningún jugador con el número { $number }.

## El estado de un jugador

disqualified = Descalificación
dropped-before-playing = Abandono antes de jugar
dropped-after = Abandono después de { $round }
from-round = Desde la ronda { $round }
playing = Juega
checked-in = Con check-in

## Botones

approve = Aprobar
bring-back = Recuperar
give-place = Dar plaza

## Avisos

now-waitlisted = Todas las plazas están ocupadas: { $player } está en la lista de espera.
has-place = { $player } tiene plaza.
plays-from = { $player } juega desde la ronda { $round }.
is-refused = Inscripción de { $player } rechazada.
is-removed = { $player } está de baja.
drops-after = { $player } abandona al terminar { $round }.
has-dropped = { $player } ha abandonado.
is-back = { $player } vuelve a estar en el torneo.
is-disqualified = { $player }: descalificación registrada.
is-disqualified-by = { $player }: descalificación registrada por la decisión { $ruling }.
disqualification-revoked = Descalificación de { $player } revocada.
forgotten = Los datos personales se han borrado: desde ahora es { $player }.
may-still-name = { $count ->
    [one] Aún puede haber un texto con su nombre.
   *[other] Aún puede haber { $count } textos con su nombre.
}
is-changed = Los datos de { $player } se han guardado.
type-word = No se ha hecho nada. Escribe { $word } para confirmarlo.
is-number = { $player } tiene el número { $number }.
is-number-waiting = { $player } tiene el número { $number }, en la lista de espera.
is-number-from = { $player } tiene el número { $number } y juega desde la ronda { $round }.

## Los campos de un jugador

two-people = Son dos personas con el mismo nombre
similar-name = Nombre parecido: { $name }, jugador { $number }.
sorted-under-hint = Como en las listas por apellido: «García Márquez, Gabriel». Déjalo vacío para usar el nombre.
two-headed-giant = Equipo de Gigante de dos cabezas
team-mate-hint = La otra persona del equipo, que cuenta como un solo jugador.
mail-address = Correo
mail-address-hint = Solo lo ven la organización y el juez principal.
decklist-hint = Un enlace que empiece por https://, o un texto. Mientras dura el torneo solo lo ve el staff.
commander-hint = La carta que lidera el mazo.
second-commander-hint = Para camaradas (partner) o un Trasfondo.
fixed-table = Mesa fija
fixed-table-hint = Solo para un jugador que la necesite: su pod siempre se sienta ahí.
group = Grupo
group-hint = Los jugadores con la misma palabra aquí no se enfrentan si se puede evitar: una familia, un equipo.
awarded-byes = Byes concedidos
awarded-byes-hint = Byes para las primeras rondas, por ejemplo de un clasificatorio: de 0 a 3. Todos los ven en la lista de jugadores.
