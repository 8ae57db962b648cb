## O que um arquivo importado tem e falta no torneio

without-winner = Mesas que ninguém venceu contam como empate, sem pontos para ninguém: { $places }.
too-small = Um pod tem pelo menos três jogadores. Em mesas menores, quem venceu tem bye e os outros, perda de partida: { $places }.
place-table = rodada { $round }, mesa { $table }
place-round = rodada { $round }
places-and-more = { $places } e mais { $count }
missed-points = { $count ->
    [one] Os pontos de { $count } jogador no arquivo não resultam de quaisquer pontos por vitória, empate e bye; aqui resultam, com { $win }, { $draw } e { $bye }.
   *[other] Os pontos de { $count } jogadores no arquivo não resultam de quaisquer pontos por vitória, empate e bye; aqui resultam, com { $win }, { $draw } e { $bye }.
}
moved = { $count ->
    [one] { $count } jogador tem posição diferente da do arquivo: { $name }, { $there } lá e { $here } aqui.
   *[other] { $count } jogadores têm posição diferente da do arquivo; o primeiro da lista: { $name }, { $there } lá e { $here } aqui.
}
gaps = { $count ->
    [one] { $count } jogador ficou sem lugar em uma rodada entre a primeira e a última que jogou; o arquivo não diz por quê.
   *[other] { $count } jogadores ficaram sem lugar em uma rodada entre a primeira e a última que jogaram; o arquivo não diz por quê.
}
renumbered = As rodadas são contadas a partir de 1, sem saltos; o arquivo conta de outro jeito.
other-game = O arquivo é de outro jogo: { $game }.
unread = Não aproveitado, por ser desconhecido aqui: { $names }.
places-computed = As posições são calculadas de novo pelos pontos e pela porcentagem de vitórias dos oponentes em partidas. As porcentagens do arquivo não são guardadas.
commanders-lost = { $count ->
    [one] Os comandantes de { $count } jogador não são guardados: há mais de dois.
   *[other] Os comandantes de { $count } jogadores não são guardados: há mais de dois.
}
decks-lost = { $count ->
    [one] O deck de { $count } jogador não é guardado: o arquivo tem os cards, mas nenhuma lista.
   *[other] Os decks de { $count } jogadores não são guardados: o arquivo tem os cards, mas nenhuma lista.
}
counted-as-dropped = { $count ->
    [one] { $count } jogador conta como saída do torneio após a última rodada em que tem lugar: o arquivo não diz quem saiu ou recebeu uma desqualificação.
   *[other] { $count } jogadores contam como saída do torneio após a última rodada em que têm lugar: o arquivo não diz quem saiu ou recebeu uma desqualificação.
}
not-in-such-file = Nível, limites de tempo, penalidades e os jogos de uma partida não vêm em um arquivo assim.
published-head = Posições publicadas:
published-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
published-wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
published-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
}
published-losses = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
}
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
published-kept = De mesas que ninguém venceu não saem as posições deste torneio. As posições publicadas estão na descrição do torneio, com pontos e resultados.
published-cut = De mesas que ninguém venceu não saem as posições deste torneio. As primeiras { $kept } de { $listed } posições publicadas estão na descrição do torneio, com pontos e resultados; as outras não cabem.
drawn-playoff = Mesas empatadas do playoff são vencidas aqui por quem seguiu adiante e, na última rodada, pelo melhor seed, como no TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Empate. Quem seguiu adiante conta como vencedor.
byes-placed = { $count ->
    [one] { $count } bye está só na classificação do arquivo. Ele conta em uma rodada em que o jogador não tem mesa: se possível entre as outras rodadas dele, senão antes ou depois.
   *[other] { $count } byes estão só na classificação do arquivo. Cada um conta em uma rodada em que o jogador não tem mesa: se possível entre as outras rodadas dele, senão antes ou depois.
}
draws-not-shared = Pelos totais da classificação do arquivo, nem todos nestas mesas dividem o empate, e os outros perderam: { $places }.
draws-several = { $count ->
    [one] Os totais de { $count } jogador admitem várias leituras: qual das suas mesas empatadas ele perdeu é uma suposição. Os pontos não dependem disso: { $names }.
   *[other] Os totais de { $count } jogadores admitem várias leituras: quais das suas mesas empatadas eles perderam é uma suposição. Os pontos não dependem disso: { $names }.
}
draws-assumed = Onde a classificação do arquivo não diz quem divide um empate, todos na mesa o dividem.
totals-differ = { $count ->
    [one] { $count } número da classificação do arquivo não resulta das mesas. Aqui valem as mesas: { $differences }.
   *[other] { $count } números da classificação do arquivo não resultam das mesas. Aqui valem as mesas: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } tem { $stated } vitória na classificação e { $found } nas mesas
   *[other] { $name } tem { $stated } vitórias na classificação e { $found } nas mesas
}
draws-differ = { $stated ->
    [one] { $name } tem { $stated } empate na classificação e { $found } nas mesas
   *[other] { $name } tem { $stated } empates na classificação e { $found } nas mesas
}
losses-differ = { $stated ->
    [one] { $name } tem { $stated } derrota na classificação e { $found } nas mesas
   *[other] { $name } tem { $stated } derrotas na classificação e { $found } nas mesas
}
byes-differ = { $stated ->
    [one] { $name } tem { $stated } bye na classificação e { $found } nas rodadas
   *[other] { $name } tem { $stated } byes na classificação e { $found } nas rodadas
}
points-differ = { $stated ->
    [one] { $name } tem { $stated } ponto na classificação e { $found } pelas mesas
   *[other] { $name } tem { $stated } pontos na classificação e { $found } pelas mesas
}
in-rounds = { $count ->
    [one] { $difference } (rodada { $rounds })
   *[other] { $difference } (rodadas { $rounds })
}
not-kept = Campos que não têm lugar aqui: { $names }.
