## Erros

no-round = Nenhuma rodada está nas mesas agora.
no-such-table = Não há mesa { $table } { $round-in }.
to-floor = Ir ao salão

## O topo

with-extension = com { $minutes } min extras
deck-check-mark = Deck check
by = por <bdi>{ $judge }</bdi>
call-label = Chamado de juiz
reports-label = O que os jogadores informam
decide-result = Decidir o resultado

## Uma penalidade a aplicar ou desfazer

to-do = A fazer na mesa
task-skip-turn = Avise a mesa: este jogador pula o próximo turno.
task-game-loss = Avise a mesa: este jogador sai do jogo agora, e os outros continuam.
task-match-loss = Avise a mesa: este jogador sai da partida agora, e os outros continuam.
undo-skip-turn = Avise a mesa: este jogador não pula nenhum turno. Se já pulou, o jogo segue daqui.
undo-went-on = O jogo acompanhado seguiu sem este jogador. Desfaça os passos no balcão do jogo, até a penalidade, e registre de novo o que ainda vale; ou avise a mesa de que este jogador continua fora deste jogo.
undo-followed = Avise a mesa: este jogador continua a jogar. Está de novo no jogo acompanhado, e os turnos ficam como estavam.
undo-not-followed = Avise a mesa: este jogador está de novo no jogo, a partir de agora. Os turnos ficam como estavam.
ruling-number = Decisão { $number }
done-at-table = Feito na mesa

## Os assentos

seats = Assentos
is-out = <s><bdi>{ $player }</bdi></s> está fora do jogo: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> está fora do jogo: { $why }, <a>decisão { $number }</a>
result-is = Resultado: <b><bdi>{ $result }</bdi></b>
starts-now = Comece agora, sem esperar
note-missing = Falta alguém
note-missing-means = Os juízes e os jogadores desta mesa veem isso até a pessoa chegar ou o resultado ser registrado. Não é uma penalidade.
is-here = { $player } chegou
loss-and-drop = Perda de partida e saída: { $player }
no-show = Alguém não veio
no-show-means = Quem não veio tem perda de partida nesta rodada e sai do torneio. Os outros avançam e jogam; um jogo acompanhado começa de novo.
did-not-come = Não veio:

## O que um juiz faz na mesa

time-and-turns = Tempo e turnos
game-desk = Balcão do jogo
games = Jogos
follow-game = Acompanhar este jogo
report-result = Registrar o resultado
change-result = Alterar o resultado
message-table = Mensagem para esta mesa

## Tempo extra

time = Tempo
reason-judge-call = Chamado de juiz
reason-late-start = Começo atrasado
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
reason-hint = Todos podem ler entre os desvios.
instead = Em vez disso: { $end }

## O cronômetro de jogo lento

watch = Cronômetro de jogo lento
watch-of = Cronômetro de jogo lento: <bdi>{ $player }</bdi>
have-acted = Já agiu
time-player = Cronometrar { $player }
slow-play = Jogo lento
slow-play-of = Jogo lento de { $player }

## Decisões e notas

rulings = Decisões nesta mesa
none-yet = Nenhuma ainda.
notes = Notas
no-notes = Nenhuma sobre esta mesa e seus jogadores.
write-note = Escrever uma nota
about = Sobre
this-table = Esta mesa
note-hint = Só a equipe lê, também nas rodadas seguintes.
keep-note = Guardar a nota

## Quem cobre a mesa

cover = Cobertura
you-cover = Você cobre esta mesa.
judge-covers = <bdi>{ $judge }</bdi> cobre esta mesa.
nobody-covers = Ninguém cobre esta mesa.
handed-over = Repassada por <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Repassada por <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Cobrir esta mesa
release-it = Liberar

## Mesas vizinhas

beside = Mesas vizinhas
