## El playoff en imagen

seeds = Seeds
order-of-seeds = En el orden de la clasificación suiza al anunciarse el corte; los empates se sortearon.
column-seed = Seed
column-swiss-points = Pts. suizo
left-tournament = abandonó el torneo

## Antes del playoff

not-announced = El corte no se ha anunciado
planned = { $rounds ->
    [one] Después de { $rounds } ronda suiza pasa el top { $cut }. Aparecerá aquí cuando se anuncie el corte.
   *[other] Después de { $rounds } rondas suizas pasa el top { $cut }. Aparecerá aquí cuando se anuncie el corte.
}
no-playoff = Este torneo no tiene playoff.
will-be-here = El playoff aparecerá aquí cuando se anuncie el corte.
