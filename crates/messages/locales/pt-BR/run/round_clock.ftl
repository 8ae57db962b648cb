## Avisos depois de um botão

stands-still = O relógio está parado.
runs-again = O relógio está correndo de novo.
time-changed = O tempo mudou para todas as mesas.
limit-changed = O limite desta rodada mudou.
restarted = O relógio recomeçou com o tempo inteiro.
table-has-more = A mesa { $table } tem mais { $minutes } min.
check-begun = O deck check na mesa { $table } é cronometrado a partir de agora.
check-ended = O deck check terminou; a mesa tem mais { $minutes } min.
withdrawn-now = Foi retirado.
no-button = O relógio não tem esse botão.
to-clock = Ver relógio

## O relógio

starts-with-round = O relógio começa com a rodada.
paused-since = Pausado desde { $time }
until = Até { $time }
starts-without = A partir das { $time }, os jogos começam sem os ausentes.
no-time-limit = Sem limite de tempo
made-of = { $limit }, início às { $time }
made-of-with-pause = { $limit }, início às { $time }, parado por { $pause }
no-limit = Sem limite
limit-and-added = { $limit ->
    [one] { $limit } minuto e mais { $added }
   *[other] { $limit } minutos e mais { $added }
}
limit-less = { $limit ->
    [one] { $limit } minuto menos { $less }
   *[other] { $limit } minutos menos { $less }
}
break-since = Desde { $time }, quando a rodada anterior foi encerrada
no-round = Nenhuma rodada está sendo jogada
publish-draft = Publique o rascunho, e o relógio poderá ser iniciado.
pair-next = Pareie e publique a próxima rodada, e o relógio poderá ser iniciado.
start-round = Iniciar a rodada

## Tempo para todas as mesas

all-tables = Tempo para todas as mesas
limit-of-round = Limite de tempo desta rodada
minutes-in-all = Minutos ao todo
minutes-in-all-hint = Vazio: sem limite de tempo. Tempo acrescentado ou tirado conta à parte.
set-limit = Definir o limite
restart = Recomeçar com o tempo inteiro
restart-means = Pausas e tempo acrescentado são retirados; o tempo dado a mesas específicas fica.
start-again = Recomeçar

## Deck checks

deck-checks = Deck checks
no-check-runs = Nenhum em andamento.
end-check = Terminar: a duração e mais 4 min
give-up = Abandonar
begin-check = Iniciar um deck check

## Tempo dado a mesas isoladas

given = Tempo dado a mesas
give-time = Dar tempo
nothing-given = Nenhuma mesa desta rodada tem mais tempo que as outras.
table-minutes = <b>Mesa { $table }</b>: { $minutes } min
for-deck-check = deck check
for-ruling = decisão
withdrawn = retirado
withdraw = Retirar
command-line = linha de comando
