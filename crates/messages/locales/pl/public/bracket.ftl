## Drabinka i rozstawienia

seeds = Rozstawienia
order-of-seeds = Według klasyfikacji rund szwajcarskich w chwili ogłoszenia topu; przy równości zdecydowało losowanie.
column-seed = Rozst.
column-swiss-points = Punkty Swiss
left-tournament = poza turniejem

## Przed playoffem

not-announced = Top nie jest jeszcze ogłoszony
planned = { $rounds ->
    [one] Po { $rounds } rundzie szwajcarskiej dalej gra top { $cut }. Gracze pojawią się tutaj po ogłoszeniu topu.
   *[other] Po { $rounds } rundach szwajcarskich dalej gra top { $cut }. Gracze pojawią się tutaj po ogłoszeniu topu.
}
no-playoff = Ten turniej nie ma playoffu.
will-be-here = Playoff pojawi się tutaj po ogłoszeniu topu.
