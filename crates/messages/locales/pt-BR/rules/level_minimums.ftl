## Rodadas planejadas que não combinam com o número de jogadores

recommended-from = Há recomendação de rodadas a partir de { $fewest } jogadores; aqui há { $players }.
too-few-players = { $least ->
    [one] Um torneio { $level } tem pelo menos { $least } jogador; aqui há { $players } ({ $rule }).
   *[other] Um torneio { $level } tem pelo menos { $least } jogadores; aqui há { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Um torneio { $level } tem pelo menos { $least } rodada; aqui há { $rounds } ({ $rule }).
   *[other] Um torneio { $level } tem pelo menos { $least } rodadas; aqui há { $rounds } ({ $rule }).
}
