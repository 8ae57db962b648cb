### Anuncios del staff

pinned = Fijado
for-you = Para ti
for-your-table = Para tu mesa
minutes-left-in-round = { $minutes ->
    [one] Queda menos de { $minutes } minuto de { $round }.
   *[other] Quedan menos de { $minutes } minutos de { $round }.
}
minutes-left-at-your-table = { $minutes ->
    [one] Queda menos de { $minutes } minuto en tu mesa.
   *[other] Quedan menos de { $minutes } minutos en tu mesa.
}
since = desde las { $time }
