## O que um arquivo importado tem e falta no torneio

without-winner = Mesas sem vitória contam como empate, sem pontos para ninguém: { $places }.
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
not-in-such-file = Nível, limites de tempo, penalidades e os jogos de uma partida não vêm em um arquivo assim. Em um empate, todos à mesa participam dele.
