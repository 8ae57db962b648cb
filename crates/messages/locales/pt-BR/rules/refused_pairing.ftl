## Por que uma rodada não pode ser pareada

too-few-for-pod = { $count ->
    [0] Nenhum jogador pode ter lugar; um pod precisa de pelo menos { $least }. Adicione jogadores ou desfaça uma saída.
    [one] Só { $count } jogador pode ter lugar; um pod precisa de pelo menos { $least }. Adicione jogadores ou desfaça uma saída.
   *[other] Só { $count } jogadores podem ter lugar; um pod precisa de pelo menos { $least }. Adicione jogadores ou desfaça uma saída.
}
all-would-have-byes = { $count ->
    [one] Só { $count } jogador pode ter lugar e ficaria com bye; um pod precisa de { $size }. Adicione jogadores ou escolha pods menores em vez de byes.
   *[other] Só { $count } jogadores podem ter lugar e todos ficariam com bye; um pod precisa de { $size }. Adicione jogadores ou escolha pods menores em vez de byes.
}
cut-is-announced = O corte está anunciado: não há mais rodadas suíças a parear.
results-missing = { $count ->
    [one] Rodada { $round }: falta o resultado da mesa { $tables }. Registre-o antes de parear a próxima rodada.
   *[other] Rodada { $round }: faltam os resultados das mesas { $tables }. Registre-os antes de parear a próxima rodada.
}
kept-twice = { $name } está em dois dos pods mantidos ou não pode jogar esta rodada: altere os pods mantidos.
