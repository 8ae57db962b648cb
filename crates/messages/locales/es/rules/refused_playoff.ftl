## Por qué no se puede hacer el corte o una ronda del playoff

cut-too-large = { $left ->
    [one] Un playoff de { $size } necesita { $size } jugadores; en el torneo queda { $left }. Elige un corte más pequeño.
   *[other] Un playoff de { $size } necesita { $size } jugadores; en el torneo quedan { $left }. Elige un corte más pequeño.
}
results-missing-cut = { $count ->
    [one] En la ronda { $round } falta el resultado de la mesa { $tables }. Introduce lo que falta y después haz el corte.
   *[other] En la ronda { $round } faltan los resultados de las mesas { $tables }. Introduce lo que falta y después haz el corte.
}
not-announced = El corte no está anunciado. Anúncialo primero.
too-many-rounds = { $planned ->
    [one] Un playoff de { $size } tiene { $planned } ronda; aquí hay { $here }.
   *[other] Un playoff de { $size } tiene { $planned } rondas; aquí hay { $here }.
}
out-of-playoff = Ronda { $round }, mesa { $table }: { $name } está fuera del playoff. Corrige el pod o el resultado anterior.
results-missing = { $count ->
    [one] En la ronda { $round } falta el resultado de la mesa { $tables }. Introduce antes lo que falta.
   *[other] En la ronda { $round } faltan los resultados de las mesas { $tables }. Introduce antes lo que falta.
}
drawn = { $count ->
    [one] Ronda { $round }: la partida de la mesa { $tables } acabó en empate. Una partida del playoff la gana alguien: que jueguen otro juego, e introduce quién ganó.
   *[other] Ronda { $round }: las partidas de las mesas { $tables } acabaron en empate. Una partida del playoff la gana alguien: que jueguen otro juego, e introduce quién ganó.
}
too-many-left = { $left ->
    [one] De la ronda { $round } queda { $left } jugador; según el plan de este playoff, después quedan { $most }.
   *[other] De la ronda { $round } quedan { $left } jugadores; según el plan de este playoff, después quedan { $most }.
}
nobody-left = Todos han dejado el playoff: no queda nadie que siga.
