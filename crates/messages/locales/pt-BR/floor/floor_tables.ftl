## O salão

floor-of = Salão: { $round }

## Ao lado do título

not-started = não começou
all-have-results = todas as mesas com resultado
outstanding-of = pendentes: { $count } de { $all }

## Quais mesas

view-all = Todas
view-outstanding = Pendentes
view-time = Tempo
view-calls = Chamados
view-mine = Minhas
which-tables = Quais mesas

## Chamados fora das mesas

calls-earlier = Chamados de uma rodada anterior
calls-away = Chamados longe das mesas

## O que outro juiz repassou

handed-label = Repassado a você
handed = <b>Repassado a você</b> por <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Repassado a você</b> por <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

## A lista das mesas

no-round = Nenhuma rodada está nas mesas
tables-appear = Todas as mesas aparecem aqui quando uma rodada for publicada, primeiro as atrasadas.
table-number = Número da mesa
go = Ir
no-such-table = Não há mesa { $table } nesta rodada. Nada mais foi alterado.
no-table-matches = Nenhuma mesa encontrada.
every-table-done = Todas as mesas têm resultado.
urgent-first = Primeiro as mais urgentes,
covered-by = com
turn-of = turno de { $player }
turns-in-progress = { $count ->
    [one] { $count } turno em andamento
   *[other] { $count } turnos em andamento
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
call-mark = Chamado

## Uma penalidade a aplicar ou desfazer

carry-out = A aplicar: { $penalty }, { $player }
undo-withdrawn = Desfazer na mesa: penalidade retirada ({ $penalty }, { $player })
undo-overturned = Desfazer na mesa: penalidade revertida ({ $penalty }, { $player })
undo-no-penalty = Desfazer na mesa: { $penalty } de { $player } não é mais penalidade
undo-lighter = Desfazer na mesa: { $penalty } de { $player } agora é { $lighter }

## Modo de fim de tempo

not-done = Não foi feito: { $what }
tap-is-kept = Seu toque foi guardado: envie de novo se ainda estiver certo.
send-again = Enviar o meu de novo
result-is-entered = O resultado já está registrado.

## Juízes e suas mesas

who-covers-what = Quem cobre o quê
judges-caption = Juízes com suas mesas e chamados
column-judge = Juiz
column-tables = Mesas
column-calls = Chamados
you = (você)
no-tables = nenhuma
nobody = Ninguém
take-tables = Cobrir mesas
calls-note-one = Novo chamado
