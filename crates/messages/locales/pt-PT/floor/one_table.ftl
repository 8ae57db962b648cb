## Erros

no-round = Nenhuma ronda está nas mesas agora.
no-such-table = Não há mesa { $table } { $round-in }.
to-floor = Ir para a sala

## O topo

with-extension = com { $minutes } min extra
deck-check-mark = Deck check
by = por <bdi>{ $judge }</bdi>
call-label = Chamada de juiz
reports-label = O que os jogadores comunicam
decide-result = Decidir o resultado

## Uma penalização a aplicar ou desfazer

to-do = Por fazer na mesa
task-skip-turn = Avisa a mesa: este jogador salta o próximo turno.
task-game-loss = Avisa a mesa: este jogador sai do jogo agora, e os outros continuam.
task-match-loss = Avisa a mesa: este jogador sai da partida agora, e os outros continuam.
undo-skip-turn = Avisa a mesa: este jogador não salta nenhum turno. Se já o saltou, o jogo segue daqui.
undo-went-on = O jogo acompanhado seguiu sem este jogador. Desfaz os passos no balcão do jogo, até à penalização, e regista de novo o que ainda vale; ou avisa a mesa de que este jogador continua fora deste jogo.
undo-followed = Avisa a mesa: este jogador continua a jogar. Está de novo no jogo acompanhado, e os turnos ficam como estavam.
undo-not-followed = Avisa a mesa: este jogador está de novo no jogo, a partir de agora. Os turnos ficam como estavam.
ruling-number = Decisão { $number }
done-at-table = Feito na mesa

## Os lugares

seats = Lugares
is-out = <s><bdi>{ $player }</bdi></s> está fora do jogo: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> está fora do jogo: { $why }, <a>decisão { $number }</a>
result-is = Resultado: <b><bdi>{ $result }</bdi></b>
starts-now = Comecem agora, sem esperar
note-missing = Falta alguém
note-missing-means = Os juízes e os jogadores desta mesa veem-no até a pessoa chegar ou o resultado ser registado. Não é uma penalização.
is-here = { $player } já chegou
loss-and-drop = Perda de partida e saída: { $player }
no-show = Alguém não veio
no-show-means = Quem não veio tem perda de partida nesta ronda e sai do torneio. Os outros avançam e jogam; um jogo acompanhado começa de novo.
did-not-come = Não veio:

## O que um juiz faz na mesa

time-and-turns = Tempo e turnos
game-desk = Balcão do jogo
games = Jogos
follow-game = Acompanhar este jogo
report-result = Registar o resultado
change-result = Alterar o resultado
message-table = Mensagem à mesa

## Tempo extra

time = Tempo
reason-judge-call = Chamada de juiz
reason-late-start = Início atrasado
reason-accident = Acidente
reason-deck-problem = Problema de deck
other-time = Outros minutos, outro motivo
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = Retirar { $minutes } min

## Um deck check

deck-check = Deck check
what-was-found = O que foi encontrado: <bdi>{ $player }</bdi>
found-hint = Vazio: nada.
end-check = Terminar o deck check: a duração e mais 4 min
whose-deck = De quem é o deck
nobody-ticked = ninguém marcado: todos
was-checked = já verificado
all-deck-checks = Todos os deck checks

## Depois do fim do tempo

when-time-is-called = No fim do tempo, aqui
other-rules = Regras deste torneio
end-is = { $end }.
end-is-otherwise = { $end } (diferente das outras mesas: <bdi>{ $reason }</bdi>).
decide-otherwise = Decidir outra coisa para esta mesa
reason-hint = Todos o podem ler entre os desvios.
instead = Em vez disso: { $end }

## O cronómetro de jogo lento

watch = Cronómetro de jogo lento
watch-of = Cronómetro de jogo lento: <bdi>{ $player }</bdi>
have-acted = Já agiu
time-player = Cronometrar { $player }
slow-play = Jogo lento
slow-play-of = Jogo lento de { $player }

## Decisões e notas

rulings = Decisões nesta mesa
none-yet = Ainda nenhuma.
notes = Notas
no-notes = Nenhuma sobre esta mesa e os seus jogadores.
write-note = Escrever uma nota
about = Sobre
this-table = Esta mesa
note-hint = Só a equipa a lê, também nas rondas seguintes.
keep-note = Guardar a nota

## Quem cobre a mesa

cover = Cobertura
you-cover = Cobres esta mesa.
judge-covers = <bdi>{ $judge }</bdi> cobre esta mesa.
nobody-covers = Ninguém cobre esta mesa.
handed-over = Passada por <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Passada por <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Cobrir esta mesa
release-it = Libertar

## Mesas vizinhas

beside = Mesas vizinhas
