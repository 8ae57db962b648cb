## Por que o corte ou uma rodada do playoff não é possível

cut-too-large = { $left ->
    [one] Um playoff de { $size } precisa de { $size } jogadores; só { $left } ainda está no torneio. Escolha um corte menor.
   *[other] Um playoff de { $size } precisa de { $size } jogadores; só { $left } ainda estão no torneio. Escolha um corte menor.
}
results-missing-cut = { $count ->
    [one] Rodada { $round }: falta o resultado da mesa { $tables }. Registre o que falta e depois faça o corte.
   *[other] Rodada { $round }: faltam os resultados das mesas { $tables }. Registre o que falta e depois faça o corte.
}
not-announced = O corte não está anunciado. Anuncie-o primeiro.
too-many-rounds = { $planned ->
    [one] Um playoff de { $size } tem { $planned } rodada; aqui há { $here }.
   *[other] Um playoff de { $size } tem { $planned } rodadas; aqui há { $here }.
}
out-of-playoff = Rodada { $round }, mesa { $table }: { $name } está fora do playoff. Corrija antes o pod ou o resultado.
results-missing = { $count ->
    [one] Rodada { $round }: falta o resultado da mesa { $tables }. Registre primeiro o que falta.
   *[other] Rodada { $round }: faltam os resultados das mesas { $tables }. Registre primeiro o que falta.
}
drawn = { $count ->
    [one] Rodada { $round }: a partida empatou na mesa { $tables }. Uma partida do playoff não empata: joguem outro jogo e registre quem venceu.
   *[other] Rodada { $round }: a partida empatou nas mesas { $tables }. Uma partida do playoff não empata: joguem outro jogo e registre quem venceu.
}
too-many-left = { $left ->
    [one] Após a rodada { $round } resta { $left } jogador; o plano deste playoff tem { $most } depois dela.
   *[other] Após a rodada { $round } restam { $left } jogadores; o plano deste playoff tem { $most } depois dela.
}
nobody-left = Todos saíram do playoff: não há quem siga adiante.
