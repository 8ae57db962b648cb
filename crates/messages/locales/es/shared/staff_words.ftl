### Palabras de las páginas del staff

## Nombres en frases

nobody = nadie
a-player = un jugador
somebody = alguien
from-waiting-list = De la lista de espera: { $names }.

## El puesto de un jugador, antes y después de un cambio

rank-and-points = { $points ->
    [one] puesto { $rank }, { $points } punto
   *[other] puesto { $rank }, { $points } puntos
}
not-in-standings = fuera de la clasificación

## Antes de terminar una ronda

open-call = Hay una llamada a un juez en la mesa { $table }. Sigue abierta cuando termine la ronda.
open-calls = Hay llamadas a un juez en las mesas { $tables }. Siguen abiertas cuando termine la ronda.
