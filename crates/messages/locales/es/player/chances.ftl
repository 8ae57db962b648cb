## Si aún se puede llegar al playoff

line = { $rounds ->
    [one] Top { $cut }, queda { $rounds } ronda
   *[other] Top { $cut }, quedan { $rounds } rondas
}
now-in = Estás en el top { $cut } pase lo que pase, salvo que abandones.
now-out = Por puntos ya no llegas al top { $cut }, salvo que abandone gente por encima de ti.
now-open = Aún no se sabe si llegas al top { $cut }.
now-wagered = Como se apuestan puntos, hasta el final de la última ronda no se sabe si llegas al top { $cut }.
by-points = Solo por puntos: es seguro, hagan lo que hagan los demás. A igualdad de puntos deciden los desempates.

### Una lista: cómo puede acabar la partida…

with-win = Si ganas
with-draw = Si empatas
with-loss = Si pierdes

### … y qué significa

means-in = estás dentro seguro
means-out = te quedas fuera, salvo que abandone gente por encima de ti
means-open = deciden otras mesas o los desempates
