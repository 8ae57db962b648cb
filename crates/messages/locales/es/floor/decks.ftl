### Listas de mazo para el staff

all-decklists = Todas las listas
to-decklists = Ir a las listas
the-player = El jugador

## La lista de los jugadores

change-rules = Cambiar lo que se pide
ask-for-lists = Pedir listas de mazo
none-asked = No se piden listas de mazo
none-asked-means = Cuando la organización pide listas de mazo, los jugadores las entregan en su propia página, y aquí ves quién falta.
asked-until = { $format }, entrega hasta el { $moment }.
asked-until-round = { $format }, entrega hasta la ronda 1.
deadline-over = El plazo ha terminado: puedes leer las listas, y cambiarlas solo con un motivo.
read-after-deadline = Podrás leer las listas después del plazo.
count-handed-in = entregadas
count-missing = sin entregar
count-with-problems = con problemas
which-lists = Qué listas
filter-all = Todas
filter-missing = Sin entregar
filter-wrong = Con problemas
find-player = Buscar un jugador
nobody-here = Nadie aquí
no-player-fits = Ningún jugador coincide. Prueba con menos letras.
everybody-handed-in = Todos han entregado una lista.
no-list-is-wrong = La revisión no encuentra problemas en ninguna lista.
players-appear = Los jugadores aparecen aquí cuando tienen plaza.
names = Nombres
caption = Jugadores y sus listas de mazo
column-no = N.º

## El estado de una lista

link-not-checked = Un enlace, sin revisar
to-look-at = { $count } por mirar

## La lista de un jugador

title-of = Lista de mazo de { $name }
heading-of = Lista de mazo de <bdi>{ $name }</bdi>
lists-until = Las listas se entregan hasta el { $moment }. Podrás leerlas después.
lists-until-round = Las listas se entregan hasta la ronda 1. Podrás leerlas después.
no-decklist = Sin lista de mazo
none-handed-in = El jugador no ha entregado ninguna.
link-kept = Un enlace se guarda tal cual y este servicio nunca lo abre: no se revisa nada de él.
card-count = { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
hand-in-another = Entregar otra lista por el jugador
hand-in = Entregar una lista por el jugador
list-hint = Un enlace o la lista: una carta por línea. Déjalo vacío para retirar la lista.
reason-hint = Necesario después del plazo. Queda anotado en el registro.
save-list = Guardar la lista
list-saved = La lista de mazo se ha guardado.
back-to-list = Volver a la lista
to-list = Ir a la lista

## La hoja de control

link-to-sheet = Hoja de control de mazos
deck-check = Control de mazos
player-number = jugador { $number }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
from-check = De la revisión
line-table = Mesa, ronda
line-taken = Recogido a las, devuelto a las
line-minutes = Minutos dados: lo que duró y 4 (MTR-A X.5A)
line-judge = Juez
before-deadline = Las listas de mazo se leen después del plazo.
nothing-to-print = No hay ninguna lista que imprimir: no se entregó, o es un enlace.

## Controles en las mesas

deck-checks = Controles de mazos
unchecked = { $count ->
    [one] { $count } mazo de las mesas aún no se ha controlado.
   *[other] { $count } mazos de las mesas aún no se han controlado.
}
draw = Sortear un mazo
draw-means = El sorteo sale del secreto del torneo. Está en el registro, y cualquiera puede volver a calcularlo cuando termine el torneo.
none-checked = Aún no se ha controlado ningún mazo
none-checked-means = Empieza un control en la página de una mesa. Aquí aparece de quién era el mazo, quién lo controló y qué se encontró.
in-progress = en curso
nothing-found = Sin hallazgos
drawn = { $among ->
    [one] Sorteado entre { $among } mazo sin controlar: { $player }, mesa { $table }. Empieza el control cuando llegues.
   *[other] Sorteado entre { $among } mazos sin controlar: { $player }, mesa { $table }. Empieza el control cuando llegues.
}
