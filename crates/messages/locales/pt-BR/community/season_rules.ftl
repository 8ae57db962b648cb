## Como uma temporada pontua

title = Pontuação
tiebreaker-evenings-won = Noites vencidas
tiebreaker-best-places = Melhores posições: mais primeiros lugares, depois mais segundos, e assim por diante
tiebreaker-best-evening = Mais pontos em uma noite
tiebreaker-evenings = Mais noites
tiebreaker-match-wins = Mais partidas vencidas
tiebreaker-match-win-percentage = Maior porcentagem de partidas vencidas
tiebreaker-latest-evening = Pontos na última noite
tiebreakers = Critérios de desempate
no-tiebreaker = Quem tem pontos iguais divide a mesma posição.
places = Pontos por posição final
column-places = Posições
place-and-on = { $place } em diante
place-range = { $first } a { $last }
no-places = As posições não dão pontos.
shared-first = Quem divide posições recebe os pontos da melhor delas.
shared-last = Quem divide posições recebe os pontos da pior delas.
shared-split = Quem divide posições reparte os pontos delas por igual, arredondados para baixo.
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
    [one] A cada { $every } noites, { $points } ponto de bônus.
   *[other] A cada { $every } noites, { $points } pontos de bônus.
}
attendance-most = { $most ->
    [one] Este bônus é dado uma só vez.
   *[other] Este bônus é dado no máximo { $most } vezes.
}
planned = { $count ->
    [one] { $count } noite está planejada.
   *[other] { $count } noites estão planejadas.
}
achievements = Conquistas
column-achievement = Conquista
column-most = Vezes por noite
most-once = uma vez
most-times = { $most } vezes
achievements-every = As conquistas contam de todas as noites.
