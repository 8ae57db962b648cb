### Check-in a la entrada

## La cabecera

all-players = Todos los jugadores
collect-fees = Cobrar cuotas
without-fees = Sin cuotas
over = El check-in ha terminado
over-text = Terminó al empezar las rondas. Para los jugadores que llegan ahora, usa <a>entrada tardía</a>; los que se fueron están en <a>la lista de jugadores</a>.
nobody-yet = Aún no hay jugadores
nobody-yet-text = Aparecen aquí cuando se les <a>añade</a> o <a>se inscriben</a>.

## Cuántos han llegado

here-of = <b>{ $here }</b> de { $all } presentes
players-here = Jugadores presentes
nobody-missing = no falta nadie
not-here = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
for-approval = por aprobar: { $count }
here-waiting = presentes en lista de espera: { $count }
fees-collected = cuotas cobradas: { $paid } de { $all }

## Búsqueda y cámara

name-or-number = Nombre o número
scan = Escanear
enter-hint = Enter hace el check-in del único resultado.
camera = La imagen de la cámara
close-camera = Cerrar la cámara

## La lista

nobody-fits = Nadie coincide
nobody-fits-text = Prueba con menos letras. Puedes añadir aquí a un jugador que no esté en la lista, <a>con más campos</a>, o enviarle el <a>enlace de inscripción</a>.
add-and-check-in = Añadir a «<bdi>{ $name }</bdi>» y hacer el check-in
somebody-else = ¿Es otra persona? <a>Añade un jugador</a> o muestra el <a>enlace de inscripción</a>.
press-approve = Aprobar + check-in
press-check-in = Check-in
press-here = Presente
press-look = Ver
press-to-undo = (pulsar para deshacer)
fee = Cuota
fee-collected-undo = Cuota de { $name } cobrada (pulsar para deshacer)
fee-collect = Cuota de { $name }: cobrar
already-entered = ¿Ya tiene plaza?
disqualified = Descalificación
dropped = Abandono

## Todos a la vez

everybody-at-once = Todos a la vez
everybody-here = Han llegado todos
check-in-everybody = Check-in de todos
everybody-means = { $count ->
    [one] Se registra el check-in de { $count } jugador con plaza.
   *[other] Se registra el check-in de los { $count } jugadores con plaza.
}
begin-again = Empezar de nuevo
check-out-everybody = Anular el check-in de todos
nobody-means = Se anula el check-in de todos los jugadores, también de la lista de espera, como si acabara de empezar.
drop-absent = Abandono de los ausentes
drop-not-here = Registrar su abandono
drop-means = { $count ->
    [one] { $count } jugador no ha hecho el check-in. Se registra su abandono antes de la ronda 1, y las plazas libres pasan a quienes están en la lista de espera y han llegado. Cada abandono se puede deshacer en la página del jugador.
   *[other] { $count } jugadores no han hecho el check-in. Se registra su abandono antes de la ronda 1, y las plazas libres pasan a quienes están en la lista de espera y han llegado. Cada abandono se puede deshacer en la página del jugador.
}
type-word = No se ha cambiado nada. Escribe { $word } para confirmarlo.
everybody-checked-in = Todos tienen el check-in hecho: { $count } no lo tenían antes.
nobody-checked-in = Nadie tiene ya el check-in hecho: { $count } lo tenían antes.
were-dropped = Abandonos registrados: { $names }.

## Qué hizo una pulsación

here-on-waiting-list = { $name } ha llegado, en la lista de espera.
is-here = { $name } ha llegado: check-in hecho.
here-already = { $name } ya tenía el check-in hecho.
checked-out = Check-in de { $name } anulado.
fee-is-collected = La cuota de { $name } está cobrada.
fee-not-collected = La cuota de { $name } no está cobrada.
several-fit = { $count ->
    [one] Coincide { $count } jugador. Escribe más letras o pulsa uno.
   *[other] Coinciden { $count } jugadores. Escribe más letras o pulsa uno.
}
no-number = No hay ningún jugador con el número { $number }.
nobody-called = Nadie se llama «{ $typed }».
for-another-tournament = Este código es de otro torneo.
is-secret-link = Este es el enlace secreto de un jugador. El código para la entrada está en la página que abre: «{ $link }».
no-check-in-code = Este no es un código de check-in de Podium. Busca al jugador por nombre o número.
no-player-named = El formulario no nombra a ningún jugador. Abre la página otra vez y pulsa ahí el botón.
back-to-check-in = Volver al check-in
to-check-in = Ir al check-in

## La página del código de un jugador

now-here = Ha llegado
is-here-already = Ya había llegado
undo-check-out = Deshacer: anular el check-in
waits-for-approval = Espera aprobación.
approve-and-check-in = Aprobar a <bdi>{ $name }</bdi> y hacer el check-in
check-in-player = Check-in de <bdi>{ $name }</bdi>
player-page = La página del jugador
all-at-check-in = Todos los jugadores del check-in
is-checked-in = { $name }: check-in hecho.

## El código que muestra un jugador

code-title = Código de check-in
you-are-checked-in = Ya tienes el check-in hecho
show-this = Muéstralo en el check-in o di tu número.
is-over = El check-in ha terminado.
you-wait = Esperas aprobación. El staff puede aprobarte al escanear esto.
on-waiting-list = Estás en la lista de espera. Las plazas libres son para quienes han llegado.
not-in-tournament = Ya no estás en el torneo. Si deberías estar, habla con el staff.
