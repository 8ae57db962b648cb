## Avisos da organização

pinned = Fixado
for-you = Para ti
for-your-table = Para a tua mesa
minutes-left-in-round = { $minutes ->
    [one] Falta menos de { $minutes } minuto para o fim { $round-of }.
   *[other] Faltam menos de { $minutes } minutos para o fim { $round-of }.
}
minutes-left-at-your-table = Faltam menos de { $minutes } minutos na tua mesa.
since = desde { $time }
