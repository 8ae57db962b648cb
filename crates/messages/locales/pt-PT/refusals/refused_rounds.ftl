## Rondas, o corte e o fim de um torneio

published-already = { $number ->
    [one] { $round } já tem emparelhamentos publicados. Retira a publicação primeiro, enquanto não há resultado.
   *[other] { $round } já têm emparelhamentos publicados. Retira a publicação primeiro, enquanto não há resultado.
}
no-draft = Não há rascunho { $round-of }.
tournament-finished = Este torneio está encerrado. Reabre-o primeiro.
not-finished-tournament = Este torneio não está encerrado.
rounds-unreadable = Não é possível ler as rondas antes desta.

## Uma ronda é emparelhada

drafted-already = { $number ->
    [one] { $round } já tem um rascunho. Publica-o, emparelha de novo ou descarta-o.
   *[other] { $round } já têm um rascunho. Publica-o, emparelha de novo ou descarta-o.
}
choose-who = Check-in feito: { $here } de { $all } jogadores. Escolhe quem entra no emparelhamento: só esses ou todos os { $all }.
too-few-here = { $here ->
    [one] Só { $here } de { $all } jogadores está aqui: é pouco para uma ronda suíça. Faz o check-in de quem chegou ou emparelha todos os { $all }.
   *[other] Só { $here } de { $all } jogadores estão aqui: é pouco para uma ronda suíça. Faz o check-in de quem chegou ou emparelha todos os { $all }.
}
finish-then-pair = { $number ->
    [one] { $round } ainda não terminou. Encerra a ronda e depois emparelha a próxima.
   *[other] { $round } ainda não terminaram. Encerra a ronda e depois emparelha a próxima.
}
no-result-at = Falta resultado { $round-in }: { $tables }. Regista o que falta e depois encerra a ronda.
tables = { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}
no-tables = nenhuma mesa
no-rounds-planned = Não há rondas suíças planeadas. Define quantas nas definições e depois emparelha a ronda 1.
plan-is-played = { $count ->
    [one] O plano tem { $count } ronda suíça, já jogada. Anuncia o corte ou planeia mais rondas nas definições.
   *[other] O plano tem { $count } rondas suíças, já jogadas. Anuncia o corte ou planeia mais rondas nas definições.
}
reason-to-continue = { $warnings } Para continuar mesmo assim, dá um motivo; fica registado.
playoff-has-winner = O título já está decidido. Encerra o torneio.
one-pairing-of-playoff = Uma ronda do playoff decorre dos seeds: só há um emparelhamento possível.
no-pod-to-keep = Nenhum pod deste rascunho está na mesa { $table }. Mantém mesas que o rascunho tem.
keep-pods-reason = Escreve por que motivo se mantêm pods: todos o podem ler.
draft-up-to-date = O rascunho está atualizado: não há nada para decidir.
tables-of-playoff-follow = As mesas de uma ronda do playoff decorrem dos seeds. Refaz as mesas.
keep-draft-reason = Escreve por que motivo o rascunho é mantido: todos o podem ler.

## Um rascunho desatualizado

give-places = { $missing } Emparelha de novo, ou dá a cada jogador um lugar, um bye ou uma perda de partida; depois publica-o.
out-of-date = O rascunho está desatualizado. { $changes } Emparelha de novo ou mantém-o como está; depois publica-o.
no-place = { $count ->
    [one] { $names } não tem lugar nesta ronda.
   *[other] { $names } não têm lugar nesta ronda.
}
left-since-draft = { $count ->
    [one] { $names } saiu depois de o rascunho ser feito.
   *[other] { $names } saíram depois de o rascunho ser feito.
}
results-corrected = Houve correções de resultados: { $scores }.
points-instead = { $points ->
    [one] { $name } tem { $points } ponto em vez de { $then }
   *[other] { $name } tem { $points } pontos em vez de { $then }
}
groups-changed = Agora outros jogadores são mantidos afastados de: { $names }.
fixed-tables-changed = As mesas fixas mudaram: { $moves }.
awarded-byes-changed = Os byes atribuídos desta ronda mudaram: { $players }.
to-table = { $name } para a mesa { $table }
pod-size-changed = O tamanho dos pods agora é { $now }; o rascunho foi feito para { $then }.
settings-changed = Estas definições mudaram: { $settings }.
setting-uneven-pods = byes ou pods mais pequenos
setting-smaller-pods = que pods são mais pequenos
setting-seating = como os lugares são dados
setting-tables = os números das mesas
other-pods = Um resultado foi corrigido, ou um jogador saiu ou voltou: os seeds dão outros pods.
more = mais { $count }

## Alterações à mão

no-table-number = Uma mesa tem um número de 1 a 99999.
other-round-now = A ronda já é outra. Vê as mesas dela e escolhe de novo.
stage-no-table = Mesa: não há mesa { $table } { $round-in }.
tables-stay = { $number ->
    [one] { $round } já terminou: as mesas já não mudam.
   *[other] { $round } já terminaram: as mesas já não mudam.
}
seats-of-playoff-follow = Os lugares de uma ronda do playoff decorrem dos seeds: só é possível mover mesas.
result-there = Já há resultado ({ $tables }). Apaga-o primeiro se a mesa jogou com os lugares errados.
nobody-chooses-first = Ninguém na mesa { $table } escolhe quem começa: os lugares ficam como estão.
game-has-begun = O jogo acompanhado da mesa { $table } já começou, por isso os lugares ficam como estão. Para o recomeçar, desfaz primeiro os passos no balcão do jogo.
two-players = Escolhe dois jogadores diferentes.
another-table = Escolhe outra mesa.
no-pod-at = Não há pod na mesa { $table }.
no-seat-and-bye = O jogador { $number } não tem lugar nem bye nesta ronda.
change-reason = Escreve porquê: todos o podem ler.
one-has-no-place = Um dos dois não tem lugar nesta ronda.
void-and-again = O que os jogadores comunicaram nestas mesas deixa de valer, e um jogo acompanhado ali começa de novo.
change-places = { $a } e { $b } trocam de lugar.
table-moves = A mesa { $from } passa a ser a mesa { $to }.

## Publicar, iniciar, encerrar e desfazer

publish-first = { $number ->
    [one] { $round } ainda é um rascunho. Publica-o primeiro.
   *[other] { $round } ainda são um rascunho. Publica-o primeiro.
}
is-finished = { $number ->
    [one] { $round } já terminou.
   *[other] { $round } já terminaram.
}
draft-already = { $number ->
    [one] { $round } já é um rascunho.
   *[other] { $round } já são um rascunho.
}
under-way = { $number ->
    [one] { $round } já está a decorrer: os emparelhamentos ficam. Corrige nas mesas o que estiver errado.
   *[other] { $round } já estão a decorrer: os emparelhamentos ficam. Corrige nas mesas o que estiver errado.
}
not-newest = { $number ->
    [one] { $round } não é o último passo: só o último passo se desfaz. Em vez disso, corrige os resultados.
   *[other] { $round } não são o último passo: só o último passo se desfaz. Em vez disso, corrige os resultados.
}
cut-is-announced = O corte foi anunciado depois desta ronda. Revoga o corte primeiro, ou corrige o resultado.
not-running = { $number ->
    [one] { $round } não está a decorrer: não há início a desfazer.
   *[other] { $round } não estão a decorrer: não há início a desfazer.
}
start-stays = { $number ->
    [one] { $round } já está a decorrer e tem resultados, por isso o início fica.
   *[other] { $round } já estão a decorrer e têm resultados, por isso o início fica.
}
not-all-checked-in = Neste rascunho, só { $here } de { $all } jogadores fizeram check-in. Os outros também entram no emparelhamento.

## O que uma correção causa

made-with-old-result = { $number ->
    [one] { $round } é um rascunho feito com o resultado antigo: refaz o rascunho depois disto.
   *[other] { $round } são um rascunho feito com o resultado antigo: refaz o rascunho depois disto.
}
paired-with-old-result = { $number ->
    [one] { $round } já tem emparelhamentos feitos com o resultado antigo; ficam assim.
   *[other] { $round } já têm emparelhamentos feitos com o resultado antigo; ficam assim.
}
cut-would-be-other = O corte está anunciado; com este resultado, seria outro. Os seeds anunciados e o quadro ficam; a correção fica registada.

## Quem chega tarde, sai ou não vem

no-swiss-round-to-enter = Não há ronda suíça em que entrar. Adiciona o jogador para a próxima ronda.
late-has-result = A mesa { $table } já tem resultado. Escolhe outra.
late-full = A mesa { $table } está cheia. Escolhe um pod mais pequeno, um bye ou uma perda de partida.
same-name = O jogador { $number } tem o mesmo nome. Se são duas pessoas, adiciona a segunda na página de jogadores e depois escolhe-a aqui entre as inscrições.
no-registered-player = Não há nenhum jogador inscrito com o número { $number }.
has-left = { $name } saiu do torneio. Desfaz isso primeiro.
has-place = { $name } já tem lugar nesta ronda.
no-round-to-drop = Nenhuma ronda suíça está nas mesas. Regista a saída na página do jogador.
no-table-or-player = Não há mesa { $table }, ou não há jogador { $player }, na ronda { $round }.
clear-if-never-came = A mesa { $table } já tem resultado. Apaga-o primeiro se { $name } nunca veio.
not-at-table-any-more = { $name } já não está na mesa { $table }. Vê a mesa de novo.
too-small-without = Sem { $name }, a mesa { $table } fica demasiado pequena para um jogo. Faz uma troca de lugar com alguém de outra mesa, ou regista o resultado com a perda de partida e a saída do torneio.
too-few-left = { $count ->
    [one] Só ficaria { $count } jogador na mesa { $table }, e isso é pouco para um jogo: a partida fica, e o resultado é registado como sempre.
   *[other] Só ficariam { $count } jogadores na mesa { $table }, e isso é pouco para um jogo: a partida fica, e o resultado é registado como sempre.
}
followed-with-all = O jogo da mesa { $table } foi acompanhado com todos os jogadores dela: a partida fica, e o resultado é registado como sempre.
drop-at-end = { $count ->
    [one] { $names } sai do torneio no fim { $round-of }.
   *[other] { $names } saem do torneio no fim { $round-of }.
}

## O corte e o fim do torneio

finish-then-cut = { $number ->
    [one] { $round } ainda não terminou. Encerra a ronda e depois faz o corte.
   *[other] { $round } ainda não terminaram. Encerra a ronda e depois faz o corte.
}
finish-then-cut-at = { $number ->
    [one] { $round } ainda não terminou. Falta resultado: { $tables }. Encerra a ronda e depois faz o corte.
   *[other] { $round } ainda não terminaram. Falta resultado: { $tables }. Encerra a ronda e depois faz o corte.
}
finish-round-first = { $number ->
    [one] { $round } ainda não terminou. Encerra a ronda primeiro.
   *[other] { $round } ainda não terminaram. Encerra a ronda primeiro.
}
swiss-left-out = Rondas suíças jogadas: { $played } de { $planned }.
playoff-left-out = O playoff planeado, com { $players } jogadores, não foi jogado.
swiss-and-playoff-left-out = Rondas suíças jogadas: { $played } de { $planned }; o playoff planeado, com { $players } jogadores, não foi jogado.
cut-already = O corte já está anunciado.
cut-reason = Rondas suíças jogadas: { $played } de { $planned }. Para fazer o corte agora, escreve porquê: todos o podem ler.
discard-playoff-first = Há rondas do playoff. Descarta-as primeiro.
no-cut = Não há corte anunciado a revogar.
cancel-instead = Nenhuma ronda foi jogada. Em vez disso, cancela o torneio.
playoff-no-winner = O playoff ainda não terminou. Joga-o até ao fim ou revoga o corte.
finish-reason = { $left-out } Para encerrar o torneio agora, escreve porquê: todos o podem ler.
reopen-reason = Escreve por que motivo o torneio é reaberto: todos o podem ler.
