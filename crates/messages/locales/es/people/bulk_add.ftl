### Añadir muchos jugadores

title = Añadir varios
intro = No se añade nada antes de que veas la lista.
paste = Pegar nombres
names = Nombres
names-hint = Uno por línea. Si es un equipo de dos: los dos nombres con un punto y coma entre ellos; se te pregunta antes de unirlos.
look-at-names = Ver los nombres
send-file = Enviar un archivo
file = Archivo CSV u hoja de cálculo
file-hint = Columnas: name (o first name y last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. El orden no importa; otras columnas no se leen; sin cabecera, la primera columna es el nombre. Separadas por comas, puntos y comas o tabuladores; o una hoja de Excel (.xlsx) u OpenDocument (.ods).
written-by = Creado con
written-by-hint = La lista de otro programa se lee por sus propios nombres de columnas; los jugadores que no juegan se dejan fuera.
look-at-file = Ver el archivo
no-names = No hay nombres: escribe uno por línea.
no-file = Elige un archivo con al menos un jugador.

## La vista previa

preview-title = Revisar la lista
nothing-added = Aún no se ha añadido nada.
read-as = El archivo no está en UTF-8: se leyó como { $encoding }. Revisa las letras con acentos.
this-sheet = Esta es la hoja «{ $sheet }» del archivo.
sheet-of-file = Hoja del archivo
read-sheet = Leer esta hoja
edit-list = Editar la lista
the-list = La lista
check-again = Revisar otra vez
add-these = Añadir estos jugadores
start-over = Empezar de nuevo

## La lista

not-readable = No se puede leer
rows-wrong = { $count ->
    [one] { $count } de { $all } filas tiene un problema
   *[other] { $count } de { $all } filas tienen un problema
}
fix-or-leave-out = Corrígelas en la lista de abajo o déjalas fuera. No se añade a ningún jugador hasta que todas las filas sean válidas.
rows = { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
rows-shown = { $count ->
    [one] { $count } fila; se muestran { $shown }, primero las que tienen problemas
   *[other] { $count } filas; se muestran { $shown }, primero las que tienen problemas
}
column-line = Línea
column-problem = Problema
leave-out = Dejar fuera
leave-out-player = Dejar fuera a { $player }
column-left-out = Fuera
column-mail = Correo
problem-in-column = Columna { $column }: { $problem }
same-name-as = Mismo nombre que { $who }
looks-like = Se parece a { $who }, con otras letras
unknown-card = Los datos de cartas no tienen <bdi>{ $card }</bdi>. Revisa cómo se escribe.

## Preguntas debajo de la lista

same-names = Nombres que ya están en la lista
same-names-out = Dejarlos fuera
same-names-out-hint = La lista ya se añadió antes, o tiene un nombre dos veces.
same-names-add = Añadirlos también
same-names-add-hint = Son personas distintas con el mismo nombre.
second-name = El segundo nombre de una línea
second-out = Dejarlo fuera
second-out-hint = El nombre de un equipo, un club o una nota no es un jugador.
second-team-mate = Es la pareja de equipo
second-team-mate-hint = Dos jugadores que juegan como uno.
commas = Comas entre nombres
commas-players = Separan jugadores
commas-one = Una línea es un jugador
commas-one-hint = Apellido, nombre.

## Avisos después de añadir

nobody-added = No se ha añadido a nadie.
added = { $count ->
    [one] Se ha añadido un jugador.
   *[other] Se han añadido { $count } jugadores.
}
waiting = { $count ->
    [one] { $count } está en la lista de espera.
   *[other] { $count } están en la lista de espera.
}
one-left-out = Se ha dejado fuera a { $player }: el nombre ya está.
many-left-out = { $count ->
    [one] Se ha dejado fuera { $count }: el nombre ya está.
   *[other] Se han dejado fuera { $count }: sus nombres ya están.
}
