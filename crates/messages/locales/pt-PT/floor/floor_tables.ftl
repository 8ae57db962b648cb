## A sala

floor-of = Sala: { $round }

## Ao lado do título

not-started = não começou
all-have-results = todas as mesas com resultado
outstanding-of = { $count } de { $all } pendentes

## Que mesas

view-all = Todas
view-outstanding = Pendentes
view-time = Tempo
view-calls = Chamadas
view-mine = As minhas
which-tables = Que mesas

## Chamadas fora das mesas

calls-earlier = Chamadas de uma ronda anterior
calls-away = Chamadas longe das mesas

## O que outro juiz passou

handed-label = Passado para ti
handed = <b>Passado para ti</b> por <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Passado para ti</b> por <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

## A lista das mesas

no-round = Nenhuma ronda está nas mesas
tables-appear = Todas as mesas aparecem aqui quando uma ronda for publicada, as atrasadas primeiro.
table-number = Número da mesa
go = Ir
no-such-table = Não há mesa { $table } nesta ronda. Nada mais foi alterado.
no-table-matches = Nenhuma mesa encontrada.
every-table-done = Todas as mesas têm resultado.
urgent-first = As mais urgentes primeiro,
covered-by = com
turn-of = turno de { $player }
turns-in-progress = { $count ->
    [one] { $count } turno em curso
   *[other] { $count } turnos em curso
}
long-turn = { $player } já usou { $minutes } min neste turno
own-time-used = { $player } esgotou o próprio tempo: { $minutes } de { $own } min
turn-since = { $player } desde { $time }
has-life = { $player } { $life }
is-out = { $player } fora
games-of-tables = Jogos nas mesas
games-followed = { $count ->
    [one] { $count } mesa com jogo
   *[other] { $count } mesas com jogo
}
no-games = Nenhum jogo é anotado ou acompanhado nas mesas agora.
deck-check-since = Deck check desde { $time }
call-mark = Chamada

## Uma penalização a aplicar ou desfazer

carry-out = A aplicar: { $penalty }, { $player }
undo-withdrawn = Desfazer na mesa: { $penalty } de { $player } foi retirada
undo-overturned = Desfazer na mesa: { $penalty } de { $player } foi revertida
undo-no-penalty = Desfazer na mesa: { $penalty } de { $player } já não é uma penalização
undo-lighter = Desfazer na mesa: { $penalty } de { $player } agora é { $lighter }

## Modo de fim de tempo

not-done = Não foi feito: { $what }
tap-is-kept = O teu toque foi guardado: envia-o de novo se ainda estiver certo.
send-again = Enviar o meu de novo
result-is-entered = O resultado já está registado.

## Juízes e as suas mesas

who-covers-what = Quem cobre o quê
judges-caption = Juízes com as suas mesas e chamadas
column-judge = Juiz
column-tables = Mesas
column-calls = Chamadas
you = (tu)
no-tables = nenhuma
nobody = Ninguém
take-tables = Cobrir mesas
calls-note-one = Nova chamada
