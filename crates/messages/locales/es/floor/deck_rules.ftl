### Reglas para las listas de mazo

title = Reglas para las listas
deck-format = Formato

## Formatos

commander = Commander
commander-draft = Commander Draft
another-format = otro formato
another = Otro
commander-hint = 100 cartas con el comandante, una de cada, dentro de los colores del comandante (CR 903.5).
commander-draft-hint = Al menos 60 cartas, sin límite de copias.
another-hint = Solo se buscan cartas prohibidas.
highest-bracket = Bracket más alto
any-bracket = Cualquiera
highest-bracket-hint = Solo para Commander: los jugadores indican el bracket de su mazo y la revisión cuenta sus Game Changers.

## Plazo

deadline-hint = Hora de { $zone }. Vacío: hasta la ronda 1. El staff lee las listas después.
deadline-problem = Plazo: { $problem }
choose-format = Elige el formato de la lista.

## Con qué se revisan las listas

checked-by = Con qué se revisan las listas
checked-by-means = La revisión indica lo que no pudo revisar por no estar cargado.
loaded = Cargado
banned-list = { $count ->
    [one] Una lista de prohibidas con { $count } nombre.
   *[other] Una lista de prohibidas con { $count } nombres.
}
card-data = { $count ->
    [one] Datos de { $count } carta.
   *[other] Datos de { $count } cartas.
}
forget = Quitarlo
site-banned-used = { $count ->
    [one] Este sitio tiene una lista de prohibidas del { $date } con { $count } nombre, que es la que se usa.
   *[other] Este sitio tiene una lista de prohibidas del { $date } con { $count } nombres, que es la que se usa.
}
site-banned-not-used = { $count ->
    [one] Este sitio tiene una lista de prohibidas del { $date } con { $count } nombre; en su lugar se usa la del torneo.
   *[other] Este sitio tiene una lista de prohibidas del { $date } con { $count } nombres; en su lugar se usa la del torneo.
}
site-cards-used = { $count ->
    [one] Este sitio tiene datos de { $count } carta del { $date }, que son los que se usan.
   *[other] Este sitio tiene datos de { $count } cartas del { $date }, que son los que se usan.
}
site-cards-not-used = { $count ->
    [one] Este sitio tiene datos de { $count } carta del { $date }; en su lugar se usan los del torneo.
   *[other] Este sitio tiene datos de { $count } cartas del { $date }; en su lugar se usan los del torneo.
}
banned-cards = Cartas prohibidas
banned-hint = Un nombre por línea: la lista propia del torneo. Sustituye a la cargada y, si prohíbe cartas, a las prohibiciones de los datos de cartas. Escribe + y un espacio delante de una carta permitida digan lo que digan los datos, y (companion) detrás de una prohibida solo como compañero.
cards-file = Datos de cartas
cards-hint = JSON, 8 MB como máximo: cada nombre con su identidad de color, si es tierra básica y cuántas copias permite su texto. Las listas solo pueden llevar los nombres del archivo.
save = Guardar las reglas
back-to-decklists = Volver a las listas
back-to-rules = Volver a las reglas
saved = Las reglas para las listas se han guardado.

## Dejar de pedir listas

stop = No pedir listas de mazo
stop-means = Se quitan el formato, el plazo y los datos cargados. Las listas entregadas se conservan.
stopped = Ya no se piden listas de mazo. Las entregadas siguen con sus jugadores.
