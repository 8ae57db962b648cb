## El torneo en imágenes

title = El torneo en gráficos
nothing-yet = Todavía no hay gráficos
nothing-yet-means = Aparecen después de la primera ronda.
field = Los jugadores, ronda a ronda
field-means = Cada círculo representa a los jugadores con los mismos puntos después de la ronda, también a quienes abandonaron. La línea es { $name }.
field-means-alone = Cada círculo representa a los jugadores con los mismos puntos después de la ronda, también a quienes abandonaron.
rounds = Las rondas en cifras
column-tables = Mesas
column-byes = Byes
column-drawn = Empates
column-most = Más puntos
column-median = Mediana (min)
column-longest = La más larga (min)
times = Cuánto jugaron las mesas
times-mean = Minutos desde el inicio de la ronda hasta el resultado. Cada marca es una mesa; la larga es la mediana.
bracket = Cómo creció el bracket
bracket-after = Después de: { $stage }
seats-and-commanders = Asientos y comandantes
