## O que está errado nas definições de um torneio

pod-size-range = O tamanho do pod vai de { $least } a { $most }; { $given } não serve.
games-to-win-range = Os jogos a ganhar numa partida vão de { $least } a { $most }; { $given } não serve.
points-win-range = Uma vitória vale de { $least } a { $most }; { $given } não serve.
points-draw-range = Um empate vale de { $least } a { $most }; { $given } não serve.
points-loss-range = Uma derrota vale de { $least } a { $most }; { $given } não serve.
points-bye-range = Um bye vale de { $least } a { $most }; { $given } não serve.
time-limit-range = Um limite de tempo em minutos vai de { $least } a { $most }; { $given } não serve.
swiss-rounds-range = As rondas suíças planeadas vão de { $least } a { $most }; { $given } não serve.
cut-range = O corte planeado vai de { $least } a { $most }; { $given } não serve.
tiebreaker-needed = É preciso pelo menos um critério de desempate, como "match_points".
tiebreaker-twice = Este critério de desempate já está na lista.
code-of-conduct-too-long = O código de conduta tem { $length } caracteres; o máximo é { $most }.
break-follows = Um intervalo vem depois de uma ronda de 1 a { $most }; { $given } não serve.
break-twice = A ronda { $round } já tem um intervalo.
break-minutes = Um intervalo dura de 1 a { $most } minutos; { $given } não serve.
break-name = O nome de um intervalo é uma linha de no máximo { $most } caracteres.
cut-not-whole = Um playoff de { $cut } jogadores não completa os seus pods de { $size }. Escolhe { $offered }.
cut-or = { $first } ou { $last }

## O que está errado num torneio

no-player-number = Não há jogador com o número { $number }.
too-many-players = Um torneio tem no máximo { $most } jogadores; aqui há { $count }.
id-twice = O id "{ $id }" já é de { $place }.
too-many-commanders = Um jogador tem no máximo { $most } comandantes.
last-round = A última ronda jogada é no máximo { $most }; { $given } não serve.
first-round = A primeira ronda de um jogador vai de 1 a { $most }; { $given } não serve.
text-empty = { $what } está vazio.
text-too-long = { $what } tem { $length } caracteres; o máximo é { $most }.
text-control = { $what } contém um carácter de controlo (uma tabulação ou quebra de linha, por exemplo); tira-o.
the-id = O id
the-name = O nome
the-group = O grupo
the-commander = O comandante
table-number = Um número de mesa vai de 1 a { $most }; { $given } não serve.
too-many-rounds = Um torneio tem no máximo { $most } rondas; aqui há { $count }.
round-number = As rondas contam a partir de 1, sem saltos: esta é a ronda { $number }, não { $given }.
swiss-after-playoff = Uma ronda suíça não pode vir depois de uma ronda do playoff.
table-twice = A mesa { $table } já é do pod { $pod } desta ronda.
playoff-without-byes = Uma ronda do playoff não tem byes nem perdas de partida fora de um pod.
nobody-leaves-playoff = Ninguém sai da mesa numa ronda do playoff: uma perda de partida ou uma concessão é parte do resultado.
already-in-list = { $name } já está nesta lista.
did-not-leave = { $name } tem lugar na mesa { $table } e não saiu dela.
already-placed = { $name } já está em { $place }: um jogador tem um só lugar numa ronda.
dropped = { $name } saiu do torneio após a ronda { $last } e não pode ter lugar na ronda { $round }.
disqualified = { $name } recebeu uma desqualificação após a ronda { $last } e não pode ter lugar na ronda { $round }.
enters-later = { $name } entra na ronda { $first } e não pode ter lugar na ronda { $round }.
pod-too-small = Um pod tem pelo menos { $least } jogadores; aqui há { $count }.
pod-too-large = Um pod tem no máximo { $most } jogadores; aqui há { $count }.
not-seated = { $name } não está na mesa { $table }.
seed-twice = { $name } já tem um seed melhor.
not-a-seed = { $name } não está entre os seeds do corte.
