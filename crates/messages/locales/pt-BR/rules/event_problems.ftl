## O que está errado nos ajustes de um torneio

pod-size-range = O tamanho do pod vai de { $least } a { $most }; { $given } não serve.
games-to-win-range = Os jogos a vencer em uma partida vão de { $least } a { $most }; { $given } não serve.
points-win-range = Uma vitória vale de { $least } a { $most }; { $given } não serve.
points-draw-range = Um empate vale de { $least } a { $most }; { $given } não serve.
points-loss-range = Uma derrota vale de { $least } a { $most }; { $given } não serve.
points-bye-range = Um bye vale de { $least } a { $most }; { $given } não serve.
time-limit-range = Um limite de tempo em minutos vai de { $least } a { $most }; { $given } não serve.
swiss-rounds-range = As rodadas suíças planejadas vão de { $least } a { $most }; { $given } não serve.
cut-range = O corte planejado vai de { $least } a { $most }; { $given } não serve.
tiebreaker-needed = É preciso pelo menos um critério de desempate, como "match_points".
tiebreaker-twice = Este critério de desempate já está na lista.
code-of-conduct-too-long = O código de conduta tem { $length } caracteres; o máximo é { $most }.
break-follows = Um intervalo vem depois de uma rodada de 1 a { $most }; { $given } não serve.
break-twice = A rodada { $round } já tem um intervalo.
break-minutes = Um intervalo dura de 1 a { $most } minutos; { $given } não serve.
break-name = O nome de um intervalo é uma linha de no máximo { $most } caracteres.
cut-not-whole = Um playoff de { $cut } jogadores não completa seus pods de { $size }. Escolha { $offered }.
cut-or = { $first } ou { $last }

## O que está errado em um torneio

no-player-number = Não há jogador com o número { $number }.
too-many-players = Um torneio tem no máximo { $most } jogadores; aqui há { $count }.
id-twice = O id "{ $id }" já é de { $place }.
too-many-commanders = Um jogador tem no máximo { $most } comandantes.
last-round = A última rodada jogada é no máximo { $most }; { $given } não serve.
first-round = A primeira rodada de um jogador vai de 1 a { $most }; { $given } não serve.
text-empty = { $what } está vazio.
text-too-long = { $what } tem { $length } caracteres; o máximo é { $most }.
text-control = { $what } contém um caractere de controle (uma tabulação ou quebra de linha, por exemplo); tire-o.
the-id = O id
the-name = O nome
the-group = O grupo
the-commander = O comandante
table-number = Um número de mesa vai de 1 a { $most }; { $given } não serve.
too-many-rounds = Um torneio tem no máximo { $most } rodadas; aqui há { $count }.
round-number = As rodadas contam a partir de 1, sem saltos: esta é a rodada { $number }, não { $given }.
swiss-after-playoff = Uma rodada suíça não pode vir depois de uma rodada do playoff.
table-twice = A mesa { $table } já é do pod { $pod } desta rodada.
playoff-without-byes = Uma rodada do playoff não tem byes nem perdas de partida fora de um pod.
nobody-leaves-playoff = Ninguém sai da mesa em uma rodada do playoff: uma perda de partida ou uma concessão é parte do resultado.
already-in-list = { $name } já está nesta lista.
did-not-leave = { $name } tem assento na mesa { $table } e não saiu dela.
already-placed = { $name } já está em { $place }: um jogador tem um só lugar em uma rodada.
dropped = { $name } saiu do torneio após a rodada { $last } e não pode ter lugar na rodada { $round }.
disqualified = { $name } recebeu uma desqualificação após a rodada { $last } e não pode ter lugar na rodada { $round }.
enters-later = { $name } entra na rodada { $first } e não pode ter lugar na rodada { $round }.
pod-too-small = Um pod tem pelo menos { $least } jogadores; aqui há { $count }.
pod-too-large = Um pod tem no máximo { $most } jogadores; aqui há { $count }.
not-seated = { $name } não está na mesa { $table }.
seed-twice = { $name } já tem um seed melhor.
not-a-seed = { $name } não está entre os seeds do corte.
