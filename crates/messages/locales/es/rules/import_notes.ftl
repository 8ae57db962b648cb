## Lo que un archivo importado cuenta de otra forma

without-winner = Las mesas sin ganador cuentan como empate, sin puntos para nadie: { $places }.
too-small = Un pod tiene al menos tres jugadores. En mesas más pequeñas, quien ganó tiene un bye y los demás una pérdida de partida: { $places }.
place-table = ronda { $round }, mesa { $table }
place-round = ronda { $round }
places-and-more = { $places } y { $count } más
missed-points = { $count ->
    [one] Los puntos de { $count } jugador del archivo no cuadran con sus resultados, sean cuales sean los puntos por victoria, empate y bye; aquí sí cuadran, con { $win }, { $draw } y { $bye }.
   *[other] Los puntos de { $count } jugadores del archivo no cuadran con sus resultados, sean cuales sean los puntos por victoria, empate y bye; aquí sí cuadran, con { $win }, { $draw } y { $bye }.
}
moved = { $count ->
    [one] { $count } jugador tiene un puesto distinto que en el archivo: { $name }, { $there } allí y { $here } aquí.
   *[other] { $count } jugadores tienen un puesto distinto que en el archivo; en primer lugar { $name }, { $there } allí y { $here } aquí.
}
gaps = { $count ->
    [one] { $count } jugador no tuvo sitio en alguna ronda entre su primera y su última; el archivo no dice por qué.
   *[other] { $count } jugadores no tuvieron sitio en alguna ronda entre su primera y su última; el archivo no dice por qué.
}
renumbered = Las rondas se numeran desde la 1 sin huecos; el archivo cuenta de otra forma.
other-game = El archivo es de otro juego: { $game }.
unread = No se incluye, porque aquí nadie sabe qué es: { $names }.
places-computed = Los puestos se vuelven a calcular por puntos y porcentaje de partidas ganadas de los rivales. Los porcentajes de victorias del archivo no se conservan.
commanders-lost = { $count ->
    [one] No se conservan los comandantes de { $count } jugador: se indican más de dos.
   *[other] No se conservan los comandantes de { $count } jugadores: se indican más de dos.
}
decks-lost = { $count ->
    [one] No se conserva el mazo de { $count } jugador: el archivo tiene sus cartas, y no una lista.
   *[other] No se conservan los mazos de { $count } jugadores: el archivo tiene sus cartas, y no una lista.
}
counted-as-dropped = { $count ->
    [one] A { $count } jugador se le cuenta un abandono después de la última ronda en la que tiene sitio: el archivo no dice quién se fue ni si hubo descalificaciones.
   *[other] A { $count } jugadores se les cuenta un abandono después de la última ronda en la que tienen sitio: el archivo no dice quién se fue ni si hubo descalificaciones.
}
not-in-such-file = El nivel, los tiempos límite, las penalizaciones y los juegos de una partida no están en un archivo así.
published-head = Puestos publicados:
published-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
published-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
published-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
}
published-losses = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
}
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
published-kept = De mesas sin ganador no salen los puestos de este torneo. Los puestos publicados están en la descripción del torneo, con puntos y resultados.
published-cut = De mesas sin ganador no salen los puestos de este torneo. Los primeros { $kept } de { $listed } puestos publicados están en la descripción del torneo, con puntos y resultados; los demás no caben.
drawn-playoff = Las mesas empatadas del playoff las gana aquí quien siguió adelante y, en la última ronda, el mejor seed, como en TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Empate. Quien siguió adelante cuenta como ganador.
byes-placed = { $count ->
    [one] { $count } bye solo está en la clasificación del archivo. Cuenta en una ronda en la que ese jugador no tiene mesa: si es posible entre sus otras rondas, si no antes o después.
   *[other] { $count } byes solo están en la clasificación del archivo. Cada uno cuenta en una ronda en la que ese jugador no tiene mesa: si es posible entre sus otras rondas, si no antes o después.
}
draws-not-shared = Según los totales de la clasificación del archivo, no todos comparten el empate en estas mesas, y los demás perdieron: { $places }.
draws-several = { $count ->
    [one] Los totales de { $count } jugador admiten varias lecturas: cuál de sus mesas empatadas perdió es una suposición. Los puntos no dependen de ello: { $names }.
   *[other] Los totales de { $count } jugadores admiten varias lecturas: cuáles de sus mesas empatadas perdieron es una suposición. Los puntos no dependen de ello: { $names }.
}
draws-assumed = Donde la clasificación del archivo no dice quién comparte un empate, lo comparten todos los de la mesa.
totals-differ = { $count ->
    [one] { $count } número de la clasificación del archivo no se deduce de sus mesas. Aquí se usan las mesas: { $differences }.
   *[other] { $count } números de la clasificación del archivo no se deducen de sus mesas. Aquí se usan las mesas: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } tiene { $stated } victoria en la clasificación y { $found } en las mesas
   *[other] { $name } tiene { $stated } victorias en la clasificación y { $found } en las mesas
}
draws-differ = { $stated ->
    [one] { $name } tiene { $stated } empate en la clasificación y { $found } en las mesas
   *[other] { $name } tiene { $stated } empates en la clasificación y { $found } en las mesas
}
losses-differ = { $stated ->
    [one] { $name } tiene { $stated } derrota en la clasificación y { $found } en las mesas
   *[other] { $name } tiene { $stated } derrotas en la clasificación y { $found } en las mesas
}
byes-differ = { $stated ->
    [one] { $name } tiene { $stated } bye en la clasificación y { $found } en las rondas
   *[other] { $name } tiene { $stated } byes en la clasificación y { $found } en las rondas
}
points-differ = { $stated ->
    [one] { $name } tiene { $stated } punto en la clasificación y { $found } según las mesas
   *[other] { $name } tiene { $stated } puntos en la clasificación y { $found } según las mesas
}
in-rounds = { $count ->
    [one] { $difference } (ronda { $rounds })
   *[other] { $difference } (rondas { $rounds })
}
not-kept = Campos que no tienen sitio aquí: { $names }.
