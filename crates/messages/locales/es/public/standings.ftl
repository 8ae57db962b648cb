## La clasificación y los puestos finales

title = Clasificación
after-round = Clasificación tras la ronda { $round }
final-places = Puestos finales
order-of-places = Primero el playoff, por la ronda alcanzada y después por seed; luego, el orden de las rondas suizas.

## Una búsqueda sin resultados

nobody-by-that-name = Nadie con ese nombre en esta clasificación

## Frases encima de la tabla

bracket-shows-playoff = <a>El bracket</a> muestra el playoff.
line-below-last = La línea está debajo de la última persona que entró en el <a>playoff</a>.
choose-a-name = Elige un nombre para ver de dónde salen los números.

## Cabeceras de columnas

column-place = Puesto
column-record = V–D–E
record-explained = Victorias, derrotas, empates
column-swiss = Suizo
swiss-explained = Puesto tras las rondas suizas
column-games = Juegos
games-explained = Puntos de juego
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Junto a un nombre

still-in-playoff = Sigue en el playoff

## El corte previsto

line-below-top = La línea está debajo del top { $cut }, que según lo previsto pasa al playoff.
top-go-on = Según lo previsto, el top { $cut } pasa al playoff.
what-in-and-out-mean =
    Dentro: seguro, salvo que abandone. Fuera: ya no es posible por puntos, salvo que abandone gente por encima.

## Debajo de la tabla

after-each-round = Tras cada ronda suiza
after-another-round = Tras otra ronda
places-as-csv = Puestos finales en CSV
standings-as-csv = Clasificación en CSV
results-as-json = Resultados en JSON, en el formato de TopDeck

## Antes de la primera ronda terminada

none-finished = Aún no ha terminado ninguna ronda
appear-here = La clasificación aparece aquí tras la primera ronda terminada. Mientras tanto, mira los <a>emparejamientos</a>.
