## Avisos da organização

pinned = Fixado
for-you = Para ti
for-your-table = Para a tua mesa
minutes-left-in-round = Faltam menos de { $minutes } minutos para terminar { $round }.
minutes-left-at-your-table = Faltam menos de { $minutes } minutos na tua mesa.
since = desde { $time }
