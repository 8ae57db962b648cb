## Por que motivo o corte ou uma ronda do playoff não é possível

cut-too-large = { $left ->
    [one] Um playoff de { $size } precisa de { $size } jogadores; só { $left } ainda está no torneio. Escolhe um corte mais pequeno.
   *[other] Um playoff de { $size } precisa de { $size } jogadores; só { $left } ainda estão no torneio. Escolhe um corte mais pequeno.
}
results-missing-cut = { $count ->
    [one] Ronda { $round }: falta o resultado da mesa { $tables }. Regista o que falta e depois faz o corte.
   *[other] Ronda { $round }: faltam os resultados das mesas { $tables }. Regista o que falta e depois faz o corte.
}
not-announced = O corte não está anunciado. Anuncia-o primeiro.
too-many-rounds = { $planned ->
    [one] Um playoff de { $size } tem { $planned } ronda; aqui há { $here }.
   *[other] Um playoff de { $size } tem { $planned } rondas; aqui há { $here }.
}
out-of-playoff = Ronda { $round }, mesa { $table }: { $name } está fora do playoff. Corrige antes o pod ou o resultado.
results-missing = { $count ->
    [one] Ronda { $round }: falta o resultado da mesa { $tables }. Regista primeiro o que falta.
   *[other] Ronda { $round }: faltam os resultados das mesas { $tables }. Regista primeiro o que falta.
}
drawn = { $count ->
    [one] Ronda { $round }: a partida empatou na mesa { $tables }. Uma partida do playoff não empata: joga-se outro jogo; regista quem ganhou.
   *[other] Ronda { $round }: a partida empatou nas mesas { $tables }. Uma partida do playoff não empata: joga-se outro jogo; regista quem ganhou.
}
too-many-left = { $left ->
    [one] Depois da ronda { $round } resta { $left } jogador; o plano deste playoff tem { $most } depois dela.
   *[other] Depois da ronda { $round } restam { $left } jogadores; o plano deste playoff tem { $most } depois dela.
}
nobody-left = Todos saíram do playoff: não há quem siga em frente.
