## Avisos da organização

pinned = Fixado
for-you = Para você
for-your-table = Para sua mesa
minutes-left-in-round = Faltam menos de { $minutes } minutos para terminar { $round }.
minutes-left-at-your-table = Faltam menos de { $minutes } minutos na sua mesa.
since = desde { $time }
