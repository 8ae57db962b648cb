## Acima dos cartões

ask-extra-turns = Toca em quem tem o turno: depois, mais um turno por cada jogador ainda em jogo (2.5AA).
ask-finish-turn = Toca em quem tem o turno: termina-se, e não há outro (2.5AB).
inside-table = mesa { $table }
problem-at = Mesa { $table }: { $problem }
no-button = Este formulário não disse onde se tocou. Toca num botão de uma mesa.
reported-before = A mesa já tinha resultado: { $result }. Nada foi guardado: se estiver errado, substitui-o na página de resultados.

## O que um cartão diz

judge-is-called = juiz chamado
another-end = outro fim aqui
done = pronta
turns-follow = { $count ->
    [one] segue { $count } turno
   *[other] seguem { $count } turnos
}
the-last-turn = o último turno
look-at-reports = Vê o que os jogadores comunicam.
game-is-confirmed = Um jogo desta partida está confirmado.
has-won = { $player } ganhou
is-drawn = O jogo empatou
overtime-is-over = O prolongamento acabou: o jogo empata
overtime-life = O prolongamento acabou: ganha quem tem mais vida
no-turn-is-left = Já não há turnos: ganha quem tem mais vida
most-life = Mais vida: { $player }
in-end-step = Alguém está a agir na etapa final: o turno seguinte é o último
turns-of = { $played } de { $all }
last-turn = Último turno
turns-left = { $count ->
    [one] Falta { $count } turno
   *[other] Faltam { $count } turnos
}
then = depois { $player }
waits-for = aguarda o marcador { $marker }
no-more-turn = já não joga turnos
finishes-turn = termina o turno
several-turns = Aqui jogam-se vários turnos ao mesmo tempo, e ninguém os acompanha.
time-is-up = Tempo esgotado

## Perguntas e botões

seats = Lugares
whose-turn = De quem é o turno?
who-has-won = Quem ganhou?
turn-of-gone = turno<span>: é o de { $player }, que saiu</span>
seat-turn = <bdi>{ $player }</bdi><span>: é o turno desta pessoa</span>
seat-won = <bdi>{ $player }</bdi><span> ganhou</span>
seat-goes-out = <bdi>{ $player }</bdi><span> sai</span>
out = fora
lost = Perdeu
conceded = Concedeu
not-counted = Jogo lento: <bdi>{ $player }</bdi> não conta
undo-at = Desfazer<span> na mesa { $table }</span>
undo-result = Desfazer<span> o resultado da mesa { $table }</span>
draw-at = Empate<span> na mesa { $table }</span>
time-is-called = Fim do tempo<span> na mesa { $table }</span>
next-turn = +1 turno<span> na mesa { $table }</span>
ends-drawn = Termina: empate<span> na mesa { $table }</span>
extra-turn = Turno extra<span> para { $player } na mesa { $table }</span>
turn-ends = Fim do turno<span> de { $player }</span>
confirm = Confirmar<span> o resultado da mesa { $table }</span>
count-at = <bdi>{ $result }</bdi><span> na mesa { $table }</span>
call-early = Anunciar antes da hora
has-finished = Já terminou
follow-it = Acompanhar
result = Resultado
