## Início de um torneio

pairings-of = Emparelhamentos { $round-of }
times-are-in = Horas de { $zone }.
before-first = A ronda 1 ainda não foi emparelhada. Faz check-in na tua página ou no balcão.
cancelled-on = Cancelado em { $date }
results-so-far = Resultados até agora
won = { $name } ganhou
drawn = empate
announcements = Avisos
about = Sobre
pages = Páginas
community = Comunidade
ask-to-take-part = Pedir para participar
register = Fazer inscrição

## Dados do torneio

fact-players = Jogadores
of-at-most = { $count } (máximo: { $most })
fact-level = Nível
fact-rounds = Rondas
plan = { $rounds ->
    [0] Sem rondas suíças
    [one] { $rounds } ronda suíça
   *[other] { $rounds } rondas suíças
}, { $cut ->
    [0] sem playoff
   *[other] depois playoff do top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Sem rondas suíças
    [one] { $rounds } ronda suíça
   *[other] { $rounds } rondas suíças
}, { $cut ->
    [0] sem playoff
   *[other] depois playoff do top { $cut }
} (recomendado para este número de jogadores)

## A situação das inscrições

registration = Inscrição
places-full = Esgotado
places-left = Vagas livres: { $left } de { $most }
places-without-limit = Sem limite de jogadores
places-taken = { $waiting ->
    [0] As { $most } vagas estão ocupadas
    [one] As { $most } vagas estão ocupadas, { $waiting } jogador na lista de espera
   *[other] As { $most } vagas estão ocupadas, { $waiting } jogadores na lista de espera
}
places-approved = A organização aprova cada inscrição.
places-until = As inscrições fecham quando a ronda 1 for emparelhada.
