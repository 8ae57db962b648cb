## Como uma época pontua

title = Pontuação
tiebreaker-evenings-won = Noites ganhas
tiebreaker-best-places = Melhores posições: mais primeiros lugares, depois mais segundos, e assim por diante
tiebreaker-best-evening = Mais pontos numa noite
tiebreaker-evenings = Mais noites
tiebreaker-match-wins = Mais partidas ganhas
tiebreaker-match-win-percentage = Maior percentagem de partidas ganhas
tiebreaker-latest-evening = Pontos na última noite
tiebreakers = Critérios de desempate
no-tiebreaker = Quem tem pontos iguais partilha a mesma posição.
places = Pontos por posição final
column-places = Posições
place-and-on = { $place } em diante
place-range = { $first } a { $last }
no-places = As posições não dão pontos.
shared-first = Quem partilha posições recebe os pontos da melhor delas.
shared-last = Quem partilha posições recebe os pontos da pior delas.
shared-split = Quem partilha posições reparte os pontos delas por igual, arredondados para baixo.
match-points = { $points ->
    [one] Cada ponto de partida dá { $points } ponto.
   *[other] Cada ponto de partida dá { $points } pontos.
}
participation = { $points ->
    [one] Participar dá { $points } ponto.
   *[other] Participar dá { $points } pontos.
}
participation-every = Os pontos por participação contam de todas as noites.
best = { $best ->
    [one] Só conta a melhor noite de cada pessoa.
   *[other] Contam as { $best } melhores noites de cada pessoa.
}
best-all = Todas as noites contam.
attendance = { $points ->
    [one] A cada { $every } noites, { $points } ponto de bónus.
   *[other] A cada { $every } noites, { $points } pontos de bónus.
}
attendance-most = { $most ->
    [one] Este bónus é dado uma só vez.
   *[other] Este bónus é dado no máximo { $most } vezes.
}
planned = { $count ->
    [one] { $count } noite está planeada.
   *[other] { $count } noites estão planeadas.
}
achievements = Conquistas
column-achievement = Conquista
column-most = Vezes por noite
most-once = uma vez
most-times = { $most } vezes
achievements-every = As conquistas contam de todas as noites.
