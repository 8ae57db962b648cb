### Un torneo desde un archivo

title = Torneo nuevo desde un archivo
intro = No se guarda nada antes de que revises su contenido.
cannot = El archivo no se puede importar
cannot-text = Cada línea muestra un lugar del archivo y qué está mal ahí.
event-file = Archivo del torneo
file-hint = Un documento de torneo de Podium, o un torneo tal como lo da la API de TopDeck: clasificación y rondas en JSON.
choose-file = Elige un archivo.
look-at-file = Ver el archivo
no-list = Una lista de jugadores no es un torneo: crea antes el torneo y después carga la lista en su página <em>Añadir varios</em>.
without-file = Un torneo nuevo sin archivo

## La vista previa

preview-title = Revisar el torneo
nothing-stored = Aún no se ha guardado nada.
not-imported = Lo que no se importa
best = Los primeros { $shown } de { $count }, tal como se cuentan aquí
import = Importar este torneo
another-file = Otro archivo

## Datos del archivo

written-as = Formato
written-topdeck = JSON de TopDeck
written-podium = Documento de torneo de Podium
rounds-swiss = { $swiss ->
    [one] { $swiss } suiza
   *[other] { $swiss } suizas
}
rounds-and-playoff = { $swiss ->
    [one] { $swiss } suiza, { $playoff } en el playoff
   *[other] { $swiss } suizas, { $playoff } en el playoff
}
rounds-unfinished = { $rounds }; a la última le faltan resultados y sigue aquí
points = { $win } por victoria, { $draw } por empate, { $bye } por bye

## Aviso

imported = El torneo se ha importado: { $players }, { $rounds }. Solo lo ve su staff hasta que lo abras.
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
