### Por qué una ronda está emparejada así

## Cuántas veces se repiten rivales

nobody-again = Ningún jugador se enfrenta otra vez a un rival anterior.
again-by-hand-nobody-before = { $count ->
    [one] Se repite { $count } pareja; antes del cambio a mano, ninguna.
   *[other] Se repiten { $count } parejas; antes del cambio a mano, ninguna.
}
again-by-hand = { $count ->
    [one] Se repite { $count } pareja.
   *[other] Se repiten { $count } parejas.
}
again-strictly = { $count ->
    [one] Se repite { $count } pareja: esta ronda no lo evita.
   *[other] Se repiten { $count } parejas: esta ronda no lo evita.
}
again-all-tried = { $count ->
    [one] Se repite { $count } pareja; el mínimo posible es { $least } (se probaron o descartaron todos los emparejamientos).
   *[other] Se repiten { $count } parejas; el mínimo posible es { $least } (se probaron o descartaron todos los emparejamientos).
}
again-searched = { $count ->
    [one] Se repite { $count } pareja; el mínimo posible es { $least } (la búsqueda no encontró nada mejor).
   *[other] Se repiten { $count } parejas; el mínimo posible es { $least } (la búsqueda no encontró nada mejor).
}
again-kept-all-tried = { $count ->
    [one] Se repite { $count } pareja; el mínimo posible con los pods conservados es { $least } (se probaron o descartaron todos los emparejamientos).
   *[other] Se repiten { $count } parejas; el mínimo posible con los pods conservados es { $least } (se probaron o descartaron todos los emparejamientos).
}
again-kept-searched = { $count ->
    [one] Se repite { $count } pareja; el mínimo posible con los pods conservados es { $least } (la búsqueda no encontró nada mejor).
   *[other] Se repiten { $count } parejas; el mínimo posible con los pods conservados es { $least } (la búsqueda no encontró nada mejor).
}
rest-by-hand = El resto viene de cambios a mano.
meet-again = { $first } y { $second } vuelven a enfrentarse; ya jugaron en la ronda { $round }.
meet-nth-time = { $first } y { $second } se enfrentan por { $nth-f } vez; ya jugaron en las rondas { $rounds }.
third-meetings = { $count ->
    [one] { $count } pareja en total se enfrenta al menos por tercera vez.
   *[other] { $count } parejas en total se enfrentan al menos por tercera vez.
}
not-kept-apart = { $first } y { $second } no deberían enfrentarse, pero no se pudo evitar.
round-at-random = Esta ronda se empareja al azar.
round-mixed = Esta ronda mezcla jugadores fuertes y débiles.
round-by-standings = Esta ronda se empareja por clasificación.
round-strict = Esta ronda se empareja estrictamente por clasificación.

## Diferencias de puntos en un pod

all-equal = Todos juegan contra rivales con los mismos puntos de partida.
spread-least = Las diferencias de puntos de partida suman { $sum } en todos los pods, el mínimo posible.
spread-more = Las diferencias de puntos de partida suman { $sum } en todos los pods; el mínimo sería { $least } si nadie hubiera jugado antes con nadie.
wide-pods = { $count ->
    [one] { $count } pod con una diferencia de dos victorias o más.
   *[other] { $count } pods con una diferencia de dos victorias o más.
}
moved-up = { $name } ({ $points }) juega hacia arriba en la mesa { $table }, contra { $against }.
moved-down = { $name } ({ $points }) juega hacia abajo en la mesa { $table }, contra { $against }.
more-moved = { $count ->
    [one] { $count } más juega hacia arriba o hacia abajo.
   *[other] { $count } más juegan hacia arriba o hacia abajo.
}

## Pods más pequeños

smaller-pods = { $count ->
    [one] { $count } pod más pequeño; { $again }.
   *[other] { $count } pods más pequeños; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } pod más pequeño, porque { $players } jugadores no completan pods de { $size }; { $again }.
   *[other] { $count } pods más pequeños, porque { $players } jugadores no completan pods de { $size }; { $again }.
}
nobody-again-smaller = nadie está en uno por segunda vez
sat-before = { $count ->
    [one] { $names } ya estuvo en uno
   *[other] { $names } ya estuvieron en uno
}
many-sat-before = { $count ->
    [one] { $count } jugador ya estuvo en uno
   *[other] { $count } jugadores ya estuvieron en uno
}

## Mesas fijas

away-taken = { $name } está en la mesa { $table }: su mesa fija, la { $fixed }, también es la de { $other }.
away = { $name } está en la mesa { $table }, aunque su mesa fija es la { $fixed }.

## Por qué alguien tiene un bye

bye-awarded = { $name } tiene el bye: se le concedió antes del torneo.
bye-drawn = { $name } tiene el bye: en la ronda 1 los byes se sortean.
bye-by-hand = { $name } ({ $points }) recibió el bye a mano: por la clasificación le tocaba a { $other } ({ $others-points }).
bye-lowest = { $name } tiene el bye: es el último puesto de la clasificación que aún no tenía ninguno ({ $points }).
bye-fewest = { $name } tiene el bye: es el último puesto entre quienes tienen menos byes ({ $points }, antes { $had }).
bye-saves-repeat = Entre iguales no decidió el sorteo: habría costado una repetición.
bye-not-drawn = { $name } recibió el bye a mano: en el sorteo salió { $drawn }.

## Por qué un pod es así

no-points-yet = Nadie tiene puntos todavía.
ranks-here = Puestos { $ranks } de la clasificación.
drawn-at-random = Por sorteo.
all-on = Todos con { $points }.
from-to = De { $high } a { $low }.
fills-no-pods = { $count ->
    [one] { $count } jugador tiene { $points } o más, y no completa pods enteros.
   *[other] { $count } jugadores tienen { $points } o más, y no completan pods enteros.
}
alone-all-on = Solo por puntos: todos con { $points }; evitar repeticiones va antes.
alone-from-to = Solo por puntos: de { $high } a { $low }; evitar repeticiones va antes.
up = { $name } ({ $points }) juega hacia arriba.
down = { $name } ({ $points }) juega hacia abajo.
pod-meet-again = { $first } y { $second } vuelven a enfrentarse (ronda { $round }).
pod-meet-nth-time = { $first } y { $second } se enfrentan por { $nth-f } vez (rondas { $rounds }).
should-not-meet = { $first } y { $second } no deberían enfrentarse.
smaller-pod = Un pod más pequeño.
smaller-pod-uneven = { $players ->
    [one] Un pod más pequeño: { $players } jugador no completa pods de { $size }.
   *[other] Un pod más pequeño: { $players } jugadores no completan pods de { $size }.
}
pod-sat-before = { $count ->
    [one] { $names } ya estuvo en uno.
   *[other] { $names } ya estuvieron en uno.
}
fixed-for = La mesa { $table } es la mesa fija de { $name }.
kept-by-hand = Conservado a mano.
