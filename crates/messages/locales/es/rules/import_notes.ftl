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
not-in-such-file = El nivel, los tiempos límite, las penalizaciones y los juegos de una partida no están en un archivo así. En un empate cuentan todos los de la mesa.
