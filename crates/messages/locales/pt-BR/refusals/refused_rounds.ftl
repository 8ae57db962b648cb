## Rodadas, o corte e o fim de um torneio

published-already = { $number ->
    [one] { $round } já tem pareamentos publicados. Retire a publicação primeiro, enquanto não há resultado.
   *[other] { $round } já têm pareamentos publicados. Retire a publicação primeiro, enquanto não há resultado.
}
no-draft = Não há rascunho { $round-of }.
tournament-finished = Este torneio está encerrado. Reabra-o primeiro.
not-finished-tournament = Este torneio não está encerrado.
rounds-unreadable = Não foi possível ler as rodadas antes desta.

## Uma rodada é pareada

drafted-already = { $number ->
    [one] { $round } já tem um rascunho. Publique-o, pareie de novo ou descarte-o.
   *[other] { $round } já têm um rascunho. Publique-o, pareie de novo ou descarte-o.
}
choose-who = Check-in feito: { $here } de { $all } jogadores. Escolha quem entra no pareamento: só esses ou todos os { $all }.
too-few-here = { $here ->
    [one] Só { $here } de { $all } jogadores está aqui: é pouco para uma rodada suíça. Faça o check-in de quem chegou ou pareie todos os { $all }.
   *[other] Só { $here } de { $all } jogadores estão aqui: é pouco para uma rodada suíça. Faça o check-in de quem chegou ou pareie todos os { $all }.
}
finish-then-pair = { $number ->
    [one] { $round } ainda não terminou. Encerre a rodada e depois pareie a próxima.
   *[other] { $round } ainda não terminaram. Encerre a rodada e depois pareie a próxima.
}
no-result-at = Falta resultado { $round-in }: { $tables }. Registre o que falta e depois encerre a rodada.
tables = { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}
no-tables = nenhuma mesa
no-rounds-planned = Nenhuma rodada suíça está planejada. Defina quantas nos ajustes e depois pareie a rodada 1.
plan-is-played = { $count ->
    [one] O plano tem { $count } rodada suíça, já jogada. Anuncie o corte ou planeje mais rodadas nos ajustes.
   *[other] O plano tem { $count } rodadas suíças, já jogadas. Anuncie o corte ou planeje mais rodadas nos ajustes.
}
reason-to-continue = { $warnings } Para continuar mesmo assim, dê um motivo; fica gravado.
playoff-has-winner = O título já está decidido. Encerre o torneio.
one-pairing-of-playoff = Uma rodada do playoff decorre dos seeds: só há um pareamento possível.
no-pod-to-keep = Nenhum pod deste rascunho está na mesa { $table }. Mantenha mesas que o rascunho tem.
keep-pods-reason = Escreva por que pods são mantidos: todos podem ler.
draft-up-to-date = O rascunho está atualizado: não há nada a decidir.
tables-of-playoff-follow = As mesas de uma rodada do playoff decorrem dos seeds. Refaça-as.
keep-draft-reason = Escreva por que o rascunho é mantido: todos podem ler.

## Um rascunho desatualizado

give-places = { $missing } Pareie de novo, ou dê a cada um um assento, um bye ou uma perda de partida; depois publique.
out-of-date = O rascunho está desatualizado. { $changes } Pareie de novo ou mantenha-o como está; depois publique.
no-place = { $count ->
    [one] { $names } não tem lugar nesta rodada.
   *[other] { $names } não têm lugar nesta rodada.
}
left-since-draft = { $count ->
    [one] { $names } saiu depois que o rascunho foi feito.
   *[other] { $names } saíram depois que o rascunho foi feito.
}
results-corrected = Houve correções de resultados: { $scores }.
points-instead = { $points ->
    [one] { $name } tem { $points } ponto em vez de { $then }
   *[other] { $name } tem { $points } pontos em vez de { $then }
}
groups-changed = Agora outros jogadores são mantidos longe de: { $names }.
fixed-tables-changed = Mesas fixas mudaram: { $moves }.
awarded-byes-changed = Os byes concedidos desta rodada mudaram: { $players }.
to-table = { $name } para a mesa { $table }
pod-size-changed = O tamanho dos pods agora é { $now }; o rascunho foi feito para { $then }.
settings-changed = Estes ajustes mudaram: { $settings }.
setting-uneven-pods = byes ou pods menores
setting-smaller-pods = quais pods são menores
setting-seating = como os assentos são dados
setting-tables = os números das mesas
other-pods = Um resultado foi corrigido, ou um jogador saiu ou voltou: os seeds dão outros pods.
more = mais { $count }

## Alterações à mão

no-table-number = Uma mesa tem um número de 1 a 99999.
other-round-now = A rodada já é outra. Veja as mesas dela e escolha de novo.
stage-no-table = Mesa: não há mesa { $table } { $round-in }.
tables-stay = { $number ->
    [one] { $round } já terminou: as mesas não mudam mais.
   *[other] { $round } já terminaram: as mesas não mudam mais.
}
seats-of-playoff-follow = Os assentos de uma rodada do playoff decorrem dos seeds: só é possível mover mesas.
result-there = Já há resultado ({ $tables }). Apague-o primeiro se a mesa jogou nos assentos errados.
nobody-chooses-first = Ninguém na mesa { $table } escolhe quem começa: os assentos ficam como estão.
game-has-begun = O jogo acompanhado da mesa { $table } já começou, então os assentos ficam como estão. Para recomeçá-lo, desfaça antes os passos no balcão do jogo.
two-players = Escolha dois jogadores diferentes.
another-table = Escolha outra mesa.
no-pod-at = Não há pod na mesa { $table }.
no-seat-and-bye = O jogador { $number } não tem assento nem bye nesta rodada.
change-reason = Escreva por quê: todos podem ler.
one-has-no-place = Um dos dois não tem lugar nesta rodada.
void-and-again = O que os jogadores informaram nestas mesas deixa de valer, e um jogo acompanhado ali começa de novo.
change-places = { $a } e { $b } trocam de lugar.
table-moves = A mesa { $from } passa a ser a mesa { $to }.

## Publicar, iniciar, encerrar e desfazer

publish-first = { $number ->
    [one] { $round } ainda é um rascunho. Publique primeiro.
   *[other] { $round } ainda são um rascunho. Publique primeiro.
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
    [one] { $round } já está em andamento: os pareamentos ficam. Corrija nas mesas o que estiver errado.
   *[other] { $round } já estão em andamento: os pareamentos ficam. Corrija nas mesas o que estiver errado.
}
not-newest = { $number ->
    [one] { $round } não é o último passo: só o último passo se desfaz. Corrija resultados.
   *[other] { $round } não são o último passo: só o último passo se desfaz. Corrija resultados.
}
cut-is-announced = O corte foi anunciado depois desta rodada. Revogue o corte primeiro, ou corrija o resultado.
not-running = { $number ->
    [one] { $round } não está em andamento: não há início a desfazer.
   *[other] { $round } não estão em andamento: não há início a desfazer.
}
start-stays = { $number ->
    [one] { $round } já está em andamento e tem resultados, então o início fica.
   *[other] { $round } já estão em andamento e têm resultados, então o início fica.
}
not-all-checked-in = Neste rascunho, só { $here } de { $all } jogadores fizeram check-in. Os outros também entram no pareamento.

## O que uma correção causa

made-with-old-result = { $number ->
    [one] { $round } é um rascunho feito com o resultado antigo: refaça-o depois disto.
   *[other] { $round } são um rascunho feito com o resultado antigo: refaça-o depois disto.
}
paired-with-old-result = { $number ->
    [one] { $round } já tem pareamentos feitos com o resultado antigo; eles ficam assim.
   *[other] { $round } já têm pareamentos feitos com o resultado antigo; eles ficam assim.
}
cut-would-be-other = O corte está anunciado; com este resultado, seria outro. Os seeds anunciados e a chave ficam; a correção é gravada.

## Quem chega tarde, sai ou não vem

no-swiss-round-to-enter = Não há rodada suíça em que entrar. Adicione o jogador para a próxima rodada.
late-has-result = A mesa { $table } já tem resultado. Escolha outra.
late-full = A mesa { $table } está cheia. Escolha um pod menor, um bye ou uma perda de partida.
same-name = O jogador { $number } tem o mesmo nome. Se são duas pessoas, adicione a segunda na página de jogadores e depois escolha-a aqui entre as inscrições.
no-registered-player = Não há jogador com inscrição { $number }.
has-left = { $name } saiu do torneio. Desfaça isso primeiro.
has-place = { $name } já tem lugar nesta rodada.
no-round-to-drop = Nenhuma rodada suíça está nas mesas. Registre a saída na página do jogador.
no-table-or-player = Não há mesa { $table }, ou não há jogador { $player }, na rodada { $round }.
clear-if-never-came = A mesa { $table } já tem resultado. Apague-o primeiro se { $name } nunca veio.
not-at-table-any-more = { $name } não está mais na mesa { $table }. Veja a mesa de novo.
too-small-without = Sem { $name }, a mesa { $table } fica pequena demais para um jogo. Faça uma troca de lugar com alguém de outra mesa, ou registre o resultado com a perda de partida e a saída do torneio.
too-few-left = { $count ->
    [one] Só ficaria { $count } jogador na mesa { $table }, e isso é pouco para um jogo: a partida fica, e o resultado é registrado como sempre.
   *[other] Só ficariam { $count } jogadores na mesa { $table }, e isso é pouco para um jogo: a partida fica, e o resultado é registrado como sempre.
}
followed-with-all = O jogo da mesa { $table } foi acompanhado com todos os jogadores dela: a partida fica, e o resultado é registrado como sempre.
drop-at-end = { $count ->
    [one] { $names } sai do torneio no fim { $round-of }.
   *[other] { $names } saem do torneio no fim { $round-of }.
}

## O corte e o fim do torneio

finish-then-cut = { $number ->
    [one] { $round } ainda não terminou. Encerre a rodada e depois faça o corte.
   *[other] { $round } ainda não terminaram. Encerre a rodada e depois faça o corte.
}
finish-then-cut-at = { $number ->
    [one] { $round } ainda não terminou. Falta resultado: { $tables }. Encerre a rodada e depois faça o corte.
   *[other] { $round } ainda não terminaram. Falta resultado: { $tables }. Encerre a rodada e depois faça o corte.
}
finish-round-first = { $number ->
    [one] { $round } ainda não terminou. Encerre a rodada primeiro.
   *[other] { $round } ainda não terminaram. Encerre a rodada primeiro.
}
swiss-left-out = Rodadas suíças jogadas: { $played } de { $planned } planejadas.
playoff-left-out = O playoff planejado, com { $players } jogadores, não foi jogado.
swiss-and-playoff-left-out = Rodadas suíças jogadas: { $played } de { $planned } planejadas; o playoff planejado, com { $players } jogadores, não foi jogado.
cut-already = O corte já está anunciado.
cut-reason = Rodadas suíças jogadas: { $played } de { $planned } planejadas. Para fazer o corte agora, escreva por quê: todos podem ler.
discard-playoff-first = Há rodadas do playoff. Descarte-as primeiro.
no-cut = Não há corte anunciado a revogar.
cancel-instead = Nenhuma rodada foi jogada. Em vez disso, cancele o torneio.
playoff-no-winner = O playoff ainda não terminou. Jogue-o até o fim ou revogue o corte.
finish-reason = { $left-out } Para encerrar o torneio agora, escreva por quê: todos podem ler.
reopen-reason = Escreva por que o torneio é reaberto: todos podem ler.
