## Por que motivo uma ronda não pode ser emparelhada

too-few-for-pod = { $count ->
    [0] Nenhum jogador pode ter lugar; um pod precisa de pelo menos { $least }. Adiciona jogadores ou desfaz uma saída.
    [one] Só { $count } jogador pode ter lugar; um pod precisa de pelo menos { $least }. Adiciona jogadores ou desfaz uma saída.
   *[other] Só { $count } jogadores podem ter lugar; um pod precisa de pelo menos { $least }. Adiciona jogadores ou desfaz uma saída.
}
all-would-have-byes = { $count ->
    [one] Só { $count } jogador pode ter lugar e ficaria com bye; um pod precisa de { $size }. Adiciona jogadores ou escolhe pods mais pequenos em vez de byes.
   *[other] Só { $count } jogadores podem ter lugar e todos ficariam com bye; um pod precisa de { $size }. Adiciona jogadores ou escolhe pods mais pequenos em vez de byes.
}
cut-is-announced = O corte está anunciado: já não há rondas suíças a emparelhar.
results-missing = { $count ->
    [one] Ronda { $round }: falta o resultado da mesa { $tables }. Regista-o antes de emparelhar a próxima ronda.
   *[other] Ronda { $round }: faltam os resultados das mesas { $tables }. Regista-os antes de emparelhar a próxima ronda.
}
kept-twice = { $name } está em dois dos pods mantidos ou não pode jogar esta ronda: altera os pods mantidos.
