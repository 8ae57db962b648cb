## Início de um torneio

pairings-of = Pareamentos { $round-of }
times-are-in = Horários em { $zone }.
before-first = A rodada 1 ainda não foi pareada. Faça check-in na sua página ou no balcão.
cancelled-on = Cancelado em { $date }
results-so-far = Resultados até agora
won = { $name } venceu
drawn = empate
announcements = Avisos
about = Sobre
pages = Páginas
community = Comunidade
ask-to-take-part = Pedir para participar
register = Fazer inscrição

## Dados do torneio

fact-players = Jogadores
of-at-most = { $count } de no máximo { $most }
fact-level = Nível
fact-rounds = Rodadas
plan = { $rounds ->
    [0] Sem rodadas suíças
    [one] { $rounds } rodada suíça
   *[other] { $rounds } rodadas suíças
}, { $cut ->
    [0] sem playoff
   *[other] depois playoff do top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Sem rodadas suíças
    [one] { $rounds } rodada suíça
   *[other] { $rounds } rodadas suíças
}, { $cut ->
    [0] sem playoff
   *[other] depois playoff do top { $cut }
} (recomendado para este número de jogadores)

## A situação das inscrições

registration = Inscrição
places-full = Lotado
places-left = Vagas livres: { $left } de { $most }
places-without-limit = Sem limite de jogadores
places-taken = { $waiting ->
    [0] As { $most } vagas estão ocupadas
    [one] As { $most } vagas estão ocupadas, { $waiting } jogador na lista de espera
   *[other] As { $most } vagas estão ocupadas, { $waiting } jogadores na lista de espera
}
places-approved = A organização aprova cada inscrição.
places-until = As inscrições fecham quando a rodada 1 for pareada.
