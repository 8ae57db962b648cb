## No lugar do relógio

no-time-limit = sem limite de tempo
find-your-seat = procura o teu lugar
paused = em pausa

## No lugar dos emparelhamentos

first-pairings-appear-here = Os emparelhamentos da primeira ronda aparecem aqui quando forem publicados.
next-pairings-appear-here = Esta ronda terminou. Os emparelhamentos da próxima aparecem aqui quando forem publicados.
won = { $count ->
    [one] { $players } ganhou.
   *[other] { $players } ganharam.
}
in-the-cut = No corte: { $players }.
seeded = { $seed }. { $player }

## Partes da página

names-in-parts = Nomes em partes
pairings-by-name = Emparelhamentos por nome

turns = Página { $page } de { $pages } · muda em { $seconds } s
