## Lo que se hace con los jugadores

no-such-number = En este torneo no hay ningún jugador con el número { $number }.
finished = El torneo ha terminado: reábrelo primero.
cancelled = El torneo está cancelado: ya no cambia nada de sus jugadores.
check-in-ended = El check-in terminó al empezar las rondas.
approve-first = { $name } espera aprobación: aprueba antes su inscripción.
bring-back-first = { $name } está de baja: recupera antes su plaza.
registered-already = { $name } ya tiene plaza.
swiss-over = Las rondas suizas han terminado: ya no puede entrar nadie.
removed-already = { $name } ya está de baja.
has-place = { $name } tiene un sitio en { $round }: registra su abandono, para que las rondas queden como están.
in-cut = { $name } está en el corte anunciado: registra su abandono.
has-not-dropped = { $name } no ha abandonado.
disqualified-already = { $name } ya tiene una descalificación.
was-not-disqualified = { $name } no tiene ninguna descalificación.
pending = { $name } espera aprobación y aún no está en el torneo.
waits = { $name } está en la lista de espera y aún no en el torneo: dale de baja.
was-removed = { $name } está de baja.
was-disqualified = { $name } tiene una descalificación.
dropped-before-round-one = { $name } ya abandonó, antes de la ronda 1.
dropped-after = { $name } ya abandonó, después de { $round }.
same-name = El jugador { $number } tiene el mismo nombre. Si son dos personas, indícalo; si no, no hay nada que hacer.
player-number = jugador { $number }
row-of-list = fila { $row } de esta lista

## Añadir jugadores

list-empty = La lista está vacía: no se ha añadido a nadie.
tournament-finished = El torneo ha terminado: ya no puede entrar nadie.
tournament-cancelled = El torneo está cancelado: ya no puede entrar nadie.
most-rounds = Un torneo tiene { $most } rondas como máximo: ya no puede entrar nadie.
most-players = Un torneo tiene { $most } jugadores como máximo: no se ha añadido a nadie.
all-places-taken = Las { $most } plazas están ocupadas: registra un abandono o sube el máximo en los ajustes.
all-places-taken-meanwhile = Mientras tanto, se ocuparon las { $most } plazas: registra otro abandono o sube el máximo en los ajustes.
over = El torneo ha terminado: ya no se rechaza a nadie.
does-not-wait = { $name } no espera aprobación.
not-with-this-name = El jugador { $number } no está en el torneo con el nombre { $name }. Aprueba o rechaza la inscripción.
only-waiting = Solo se pueden rechazar juntas las inscripciones por aprobar.
none-waits = Ya no espera nadie de esa lista.
none-removed = Ya no está de baja nadie de esa lista: no hay nada que deshacer.

## Check-in

foreign-code = Este código no es de ningún jugador de aquí, o su enlace se renovó después. Busca por nombre o número.
approve-same-name = El jugador { $entry } se llama igual que { $name }. Abre la página del jugador { $number } e indica si es la misma persona.
check-in-not-open = El check-in aún no se ha abierto.
nobody-checked-in = Nadie ha hecho el check-in.
round-drawn = La ronda { $number } ya está sorteada. Descarta el borrador, registra el abandono de quien falta y vuelve a emparejar.
nobody-here = Nadie ha hecho el check-in, así que abandonarían todos. Registra antes el check-in de quienes están.
everybody-here = Todos han hecho el check-in: no se ha registrado ningún abandono.

## Abandonos y descalificaciones

reason-everybody-reads = Indica por qué: lo puede leer cualquiera.
reason-is-kept = Indica por qué: el motivo queda en el registro.
no-match-to-void = Aún no se ha jugado ninguna ronda: no hay ninguna partida que anular.
ruling-disqualified = La descalificación de { $name } viene de la decisión { $ruling }: retira la decisión y se deshace todo lo que hizo.
only-head-judge = Solo el juez principal puede descalificar, o revocar una descalificación: habla con { $name }.

## Qué pasa cuando un jugador se va

leave-nothing-void = { $name } no tiene ninguna partida sin resultado: no se anula nada.
leave-table = { $name } deja ahora la mesa { $table }: los otros { $others } siguen jugando. En esta ronda no se le cuenta ninguna partida ni derrota a { $name }.
leave-void-tables = En las mesas anuladas nadie tiene puntos, partida ni rivales. Para los emparejamientos posteriores, estos jugadores ya se han enfrentado.
leave-seen-after = Se verá en la clasificación tras { $round }, que aún no se ha terminado.
leave-unreadable = El torneo no se puede leer sin estas partidas.

## Borrado de datos personales

data-removed-already = Los datos personales del jugador { $number } ya se borraron.
text-looked-at = Mientras tanto, alguien revisó este texto: ya no aparece en la lista.
text-gone = Este texto ya no está.
text-changed = Mientras tanto, alguien cambió este texto. Míralo como está ahora.
leave-words = Texto: deja una palabra o dos, para que se sepa de qué trataba.

## Inscripción propia

waiting-list-full = La lista de espera está llena. Pregunta a la organización si hay plaza para ti.
same-name-choose = El jugador { $number } tiene el mismo nombre. Indica si eres tú.
registration-not-open = La inscripción aún no se ha abierto.
no-registration-here = Aquí los jugadores no se inscriben por su cuenta: pide plaza a la organización.
registration-cancelled = El torneo está cancelado.
registration-over = El torneo ha terminado.
registration-closed = La inscripción está cerrada: las rondas han empezado. Pregunta a la organización si aún puedes entrar.
type-code = Escribe el código del cartel o escanéalo otra vez.
wrong-code = Este no es el código, o ya no lo es: mira el cartel o escanéalo otra vez.
