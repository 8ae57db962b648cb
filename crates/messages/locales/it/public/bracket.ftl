seeds = Seed
order-of-seeds = Nell’ordine della classifica di svizzera all’annuncio della top; le parità sono state sorteggiate.
column-seed = Seed
column-swiss-points = Punti
left-tournament = ha lasciato il torneo

## Prima dei playoff.

not-announced = La top non è ancora annunciata
planned = Dopo { $rounds } round di svizzera prosegue la top { $cut }. Sarà qui quando verrà annunciata.
no-playoff = Questo torneo non ha playoff.
will-be-here = I playoff saranno qui quando verrà annunciata la top.
