## O que um ficheiro importado tem e falta no torneio

without-winner = As mesas que ninguém ganhou contam como empate, sem pontos para ninguém: { $places }.
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
not-in-such-file = Nível, limites de tempo, penalizações e os jogos de uma partida não vêm num ficheiro assim.
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
published-kept = De mesas que ninguém ganhou não se tiram as posições deste torneio. As posições publicadas estão na descrição do torneio, com pontos e resultados.
published-cut = De mesas que ninguém ganhou não se tiram as posições deste torneio. As primeiras { $kept } de { $listed } posições publicadas estão na descrição do torneio, com pontos e resultados; as outras não cabem.
drawn-playoff = As mesas empatadas do playoff são ganhas aqui por quem seguiu em frente e, na última ronda, pelo melhor seed, como no TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Empate. Quem seguiu em frente conta como vencedor.
byes-placed = { $count ->
    [one] { $count } bye está só na classificação do ficheiro. Conta numa ronda em que o jogador não tem mesa: se possível entre as suas outras rondas, senão antes ou depois.
   *[other] { $count } byes estão só na classificação do ficheiro. Cada um conta numa ronda em que o jogador não tem mesa: se possível entre as suas outras rondas, senão antes ou depois.
}
draws-not-shared = Pelos totais da classificação do ficheiro, nem todos nestas mesas partilham o empate, e os outros perderam: { $places }.
draws-several = { $count ->
    [one] Os totais de { $count } jogador admitem várias leituras: qual das suas mesas empatadas perdeu é uma suposição. Os pontos não dependem disso: { $names }.
   *[other] Os totais de { $count } jogadores admitem várias leituras: quais das suas mesas empatadas perderam é uma suposição. Os pontos não dependem disso: { $names }.
}
draws-assumed = Onde a classificação do ficheiro não diz quem partilha um empate, partilham-no todos os da mesa.
totals-differ = { $count ->
    [one] { $count } número da classificação do ficheiro não resulta das mesas. Aqui valem as mesas: { $differences }.
   *[other] { $count } números da classificação do ficheiro não resultam das mesas. Aqui valem as mesas: { $differences }.
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
    [one] { $name } tem { $stated } bye na classificação e { $found } nas rondas
   *[other] { $name } tem { $stated } byes na classificação e { $found } nas rondas
}
points-differ = { $stated ->
    [one] { $name } tem { $stated } ponto na classificação e { $found } pelas mesas
   *[other] { $name } tem { $stated } pontos na classificação e { $found } pelas mesas
}
in-rounds = { $count ->
    [one] { $difference } (ronda { $rounds })
   *[other] { $difference } (rondas { $rounds })
}
not-kept = Campos que não têm lugar aqui: { $names }.
