## No lugar do relógio

no-time-limit = sem limite de tempo
find-your-seat = ache seu assento
paused = pausado

## No lugar dos pareamentos

first-pairings-appear-here = Os pareamentos da primeira rodada aparecem aqui quando forem publicados.
next-pairings-appear-here = Esta rodada terminou. Os pareamentos da próxima aparecem aqui quando forem publicados.
won = { $count ->
    [one] { $players } venceu.
   *[other] { $players } venceram.
}
in-the-cut = No corte: { $players }.
seeded = { $seed }. { $player }

## Partes da página

names-in-parts = Nomes em partes
pairings-by-name = Pareamentos por nome
turns = Página { $page } de { $pages } · muda em { $seconds } s
