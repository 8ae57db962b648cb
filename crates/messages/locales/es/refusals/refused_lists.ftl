## Listas de jugadores pegadas o enviadas

in-line = Línea { $line }: { $problem }
in-column = Línea { $line }, columna { $column }: { $problem }
too-long = Una lista tiene { $most } filas como máximo. Envíala por partes.
unreadable = No se puede leer la tabla: { $problem }.
no-text-file = No es un archivo de texto. Guarda la tabla como «CSV UTF-8» o como hoja de Excel u OpenDocument y envía eso.
sheet-unreadable = No se puede leer la hoja. Guárdala otra vez, o guárdala como «CSV UTF-8» y envía eso.
file-too-large = El archivo es demasiado grande una vez descomprimido. Guarda la hoja de los jugadores como «CSV UTF-8» y envía eso.
old-excel = Es el formato de versiones antiguas de Excel. Guarda el archivo como .xlsx y envíalo otra vez.
same-columns = dos columnas significan lo mismo ({ $headings }). Quita una de ellas.
no-names = ninguna columna contiene los nombres. Llámala «name», o «first name» y «last name».
row-short = Esta fila tiene { $count } columnas y la cabecera { $header }: complétala o quítala.
row-long = Esta fila tiene { $count } columnas y la cabecera { $header }: ¿falta una comilla (")?
unknown-column = Columna desconocida: añade una primera línea con los nombres de las columnas.
is-no-name = Esto no es un nombre. Si los nombres están en otra columna, añade una primera línea con los nombres de las columnas.
more-than-two-names = Hay más de dos nombres: un jugador, o un equipo de dos, por línea.

## Cómo se leyó una lista

unknown-left-out = Columnas desconocidas, no leídas: { $columns }.
columns-left-out = Columnas no leídas: { $columns }.
byes-left-out = La columna de byes no se lee: contiene algo distinto de 0 a 3, el número de primeras rondas con bye concedido. Los demás byes de la ronda 1 se sortean.
named-by-mail = Los jugadores sin nombre se llaman como la parte de su correo antes de la @.
no-header = No hay cabecera: el primer texto es el nombre. Los correos y enlaces se reconocen por su forma; un texto justo después del nombre es la pareja de equipo, y uno posterior, el comandante.
first-column-numbers = La primera columna no se lee: numera las filas.
marks-left-out = Los números o viñetas al principio de las líneas no se leen.
marks-left-out-but = Los números o viñetas al principio de las líneas no se leen. Líneas que no tienen: { $lines }.
first-column-only = Solo se lee la primera columna, como hace EventLink con una lista de invitados.
rows-repeated = { $count ->
    [one] { $count } fila no se lee: ya está más arriba.
   *[other] { $count } filas no se leen: ya están más arriba.
}
rows-not-playing = { $count ->
    [one] { $count } fila no se lee: por su estado, no juega.
   *[other] { $count } filas no se leen: por su estado, no juegan.
}

## Qué programa escribió la lista

source-any = Cualquier programa: con nombres de columnas
