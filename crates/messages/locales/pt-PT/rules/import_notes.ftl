## O que um ficheiro importado tem e falta no torneio

without-winner = As mesas sem quem as ganhasse contam como empate, sem pontos para ninguém: { $places }.
too-small = Um pod tem pelo menos três jogadores. Em mesas mais pequenas, quem ganhou tem bye e os outros têm perda de partida: { $places }.
place-table = ronda { $round }, mesa { $table }
place-round = ronda { $round }
places-and-more = { $places } e mais { $count }
missed-points = { $count ->
    [one] Os pontos de { $count } jogador no ficheiro não resultam de quaisquer pontos por vitória, empate e bye; aqui resultam, com { $win }, { $draw } e { $bye }.
   *[other] Os pontos de { $count } jogadores no ficheiro não resultam de quaisquer pontos por vitória, empate e bye; aqui resultam, com { $win }, { $draw } e { $bye }.
}
moved = { $count ->
    [one] { $count } jogador tem posição diferente da do ficheiro: { $name }, { $there } lá e { $here } aqui.
   *[other] { $count } jogadores têm posição diferente da do ficheiro; o primeiro da lista: { $name }, { $there } lá e { $here } aqui.
}
gaps = { $count ->
    [one] { $count } jogador ficou sem lugar numa ronda entre a primeira e a última que jogou; o ficheiro não diz porquê.
   *[other] { $count } jogadores ficaram sem lugar numa ronda entre a primeira e a última que jogaram; o ficheiro não diz porquê.
}
renumbered = As rondas são contadas a partir de 1, sem saltos; o ficheiro conta de outra forma.
other-game = O ficheiro é de outro jogo: { $game }.
unread = Não aproveitado, pois ninguém aqui sabe o que é: { $names }.
places-computed = As posições são calculadas de novo pelos pontos e pela percentagem de vitórias dos oponentes em partidas. As percentagens do ficheiro não são guardadas.
commanders-lost = { $count ->
    [one] Os comandantes de { $count } jogador não são guardados: há mais de dois.
   *[other] Os comandantes de { $count } jogadores não são guardados: há mais de dois.
}
decks-lost = { $count ->
    [one] O deck de { $count } jogador não é guardado: o ficheiro tem as cartas, mas nenhuma lista.
   *[other] Os decks de { $count } jogadores não são guardados: o ficheiro tem as cartas, mas nenhuma lista.
}
counted-as-dropped = { $count ->
    [one] { $count } jogador conta como saída do torneio após a última ronda em que tem lugar: o ficheiro não diz quem saiu ou foi desqualificado.
   *[other] { $count } jogadores contam como saída do torneio após a última ronda em que têm lugar: o ficheiro não diz quem saiu ou foi desqualificado.
}
not-in-such-file = Nível, limites de tempo, penalizações e os jogos de uma partida não vêm num ficheiro assim. Num empate, todos à mesa participam dele.
