## Una línea de la clasificación, explicada

title = { $player } tras la ronda { $round }
rank-after = Puesto { $rank } tras la ronda { $round }
not-in-standings = { $player } no está en la clasificación tras la ronda { $round }.

## Los números

numbers = Los números, en el orden en que deciden
exact-fractions =
    Se comparan como fracciones exactas; aquí están redondeados. Quienes empatan en todos comparten puesto.
rounded-percentages =
    Los porcentajes se comparan como se muestran, redondeados; los promedios, como fracciones exactas. Quienes empatan en todos comparten puesto.
no-round = Aún no hay ninguna ronda con resultado.
from-one-round = De una ronda.
over-the-rounds = { $sum } a lo largo de las rondas.
start = Al empezar
staked = { $result }: { $stake } apostados, { $taken } obtenidos
no-match-played = Ninguna partida jugada, por eso 0.
match-win = { $matches ->
    [one] { $own } de los { $most } puntos posibles en { $matches } partida.
   *[other] { $own } de los { $most } puntos posibles en { $matches } partidas.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } de los byes = { $own } de los { $most } puntos posibles en { $matches } partida.
   *[other] { $all } − { $byes } de los byes = { $own } de los { $most } puntos posibles en { $matches } partidas.
}
win-with-byes = { $matches ->
    [one] { $own } de los { $most } puntos posibles en { $matches } partida; de ellas, byes como victorias: { $byes }.
   *[other] { $own } de los { $most } puntos posibles en { $matches } partidas; de ellas, byes como victorias: { $byes }.
}
rounded = { $decimals ->
    [0] Se redondea a un porcentaje entero antes de comparar.
    [one] Se redondea a { $decimals } decimal antes de comparar.
   *[other] Se redondea a { $decimals } decimales antes de comparar.
}
with-imaginary-of-byes = { $byes ->
    [one] Con { $byes } bye, rivales imaginarios en el promedio: { $count }, con { $percentage } cada uno.
   *[other] Con { $byes } byes, rivales imaginarios en el promedio: { $count }, con { $percentage } cada uno.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Con { $matches } partida en un pod más pequeño, rivales imaginarios en el promedio: { $count }, con { $percentage } cada uno.
   *[other] Con { $matches } partidas en pods más pequeños, rivales imaginarios en el promedio: { $count }, con { $percentage } cada uno.
}
head-to-head = Puntos de partida en mesas con quienes empatan en todo lo anterior.
no-head-to-head = Solo decide entre quienes empatan si todos se han enfrentado entre sí.
average-seat = { $matches ->
    [one] Número de asiento en { $matches } partida: { $sum } ÷ { $matches }. Los últimos asientos son los más difíciles: cuanto más alto, mejor.
   *[other] Números de asiento en { $matches } partidas: { $sum } ÷ { $matches }. Los últimos asientos son los más difíciles: cuanto más alto, mejor.
}
games-won = Juegos ganados en mesas; los byes no cuentan.
no-opponent = Aún sin rivales, por eso 0.
opponents-points = { $count ->
    [one] { $count } rival tiene { $sum } puntos de partida: { $sum } ÷ { $count }.
   *[other] { $count } rivales suman { $sum } puntos de partida: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] El promedio del porcentaje de partidas ganadas de { $count } rival; nadie cuenta menos del { $floor }.
   *[other] El promedio de los porcentajes de partidas ganadas de { $count } rivales; nadie cuenta menos del { $floor }.
}
opponents-match-win-raised = { $count ->
    [one]
        El promedio del porcentaje de partidas ganadas de { $count } rival; nadie cuenta menos del { $floor }, mínimo que se aplica a { $raised ->
            [one] ese rival
           *[other] { $raised } rivales
        }.
   *[other]
        El promedio de los porcentajes de partidas ganadas de { $count } rivales; nadie cuenta menos del { $floor }, mínimo que se aplica a { $raised ->
            [one] uno
           *[other] { $raised }
        } de ellos.
}
game-points = { $points } por cada juego ganado, 1 por cada juego empatado que se empezó; a título informativo.

## Las rondas

points-by-round = Puntos por ronda
together = Total

## Los rivales

how-opponents-count =
    Cada rival cuenta una vez, por muchas veces que se hayan enfrentado. Los puntos incluyen los byes; MW% no los incluye y cuenta como mínimo { $floor }.
how-opponents-count-with-byes =
    Cada rival cuenta una vez, por muchas veces que se hayan enfrentado. Los puntos incluyen los byes; W% cuenta cada bye como una partida ganada y vale como mínimo { $floor }.
imaginary = { $count ->
    [one] { $count } rival imaginario
   *[other] { $count } rivales imaginarios
}
column-opponent = Rival
column-met = En la ronda
column-counts-as = Cuenta como
label-counts-as = cuenta como
mean = Promedio

## Enlaces

all-rounds-of = Todas las rondas de { $player }
