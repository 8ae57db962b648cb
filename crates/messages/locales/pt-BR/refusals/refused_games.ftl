## Jogos acompanhados turno a turno

so-already = Já está assim: nada foi feito.
is-draft = { $number ->
    [one] { $round } ainda é um rascunho. Publique antes de acompanhar jogos.
   *[other] { $round } ainda são um rascunho. Publique antes de acompanhar jogos.
}
no-round = Nenhuma rodada em andamento. Jogos são acompanhados em uma rodada publicada.
none-followed = Nenhum jogo é mais acompanhado na mesa { $table }.
changed-not-done = Enquanto isso, alguém fez algo na mesa { $table }. Sua ação não foi feita.
changed = Enquanto isso, alguém fez algo na mesa { $table }.
only-in-game-wins = Só vence o jogo quem está nele.
ruling-took-out = Uma decisão tirou este jogador do jogo. Retire a decisão: o jogo acompanha.
no-step = Não há passo a desfazer.
draw-stays = O lançamento de uma moeda ou de um dado não pode ser desfeito.
ruling-would-not-fit = Uma decisão de um passo posterior não caberia mais no jogo. Retire a decisão primeiro.
clear-result-first = A mesa { $table } já tem resultado. Apague-o primeiro na página de resultado da mesa.
give-up-first = O jogo { $game } está sendo acompanhado. Abandone-o antes de reabrir o anterior.
none-confirmed = Nenhum jogo desta mesa foi confirmado.
cancelled-not-opened = O torneio foi cancelado: nada dele é mais reaberto.
paired-again = A mesa { $table } foi pareada de novo depois que o jogo foi acompanhado. Registre o resultado na página de resultado da mesa.
not-over = O jogo { $game } da mesa { $table } não terminou.
decided-with-game = A partida da mesa { $table } se decide no jogo { $game }: não há outro depois.
time-called-in-game = Fim do tempo anunciado no jogo { $game } da mesa { $table }: não há outro depois.

## O começo de um jogo

followed-already = O jogo { $game } da mesa { $table } já é acompanhado.
has-result = A mesa { $table } já tem resultado. Apague-o na página de resultado da mesa antes de acompanhar outro jogo.
match-decided = A partida da mesa { $table } está decidida. Desfaça a confirmação ou registre o resultado.
too-few = { $count ->
    [one] Mesa { $table }: resta { $count } na partida, e um jogo multiplayer começa com três. Registre o resultado na página de resultado da mesa.
   *[other] Mesa { $table }: restam { $count } na partida, e um jogo multiplayer começa com três. Registre o resultado na página de resultado da mesa.
}
cannot-be-followed = A mesa { $table } não pode ser acompanhada: { $problem }

## O tempo e o fim de uma rodada em uma mesa

ends-as-all = A mesa { $table } termina a rodada como todo o torneio. O juiz principal pode decidir outra coisa para ela, com um motivo, na página da mesa.
has-time-left = A mesa { $table } ainda tem { $minutes } min, e o fim do tempo não foi anunciado. Se termina agora mesmo assim, anuncie mais uma vez e dê um motivo.
end-reason = Motivo: diga por que esta mesa termina a rodada de outro jeito. Todos podem ler.
has-result-already = A mesa { $table } já tem resultado.
undo-call-first = O fim do tempo foi anunciado na mesa { $table }. Desfaça o anúncio antes de mudar como ela termina.
ends-so-already = A mesa { $table } já termina a rodada assim.
turn-to-player = O turno vai para um jogador que está no jogo, onde se joga um turno por vez.
turn-does-not-come = Esse jogador não terá mais turno.

## Toques no salão

turn-ends-with-stack = O turno terminaria com isto na pilha: { $objects }. Termine-o no balcão do jogo, que pergunta antes.
nobody-in-seat = Ninguém no assento { $seat } da mesa { $table } joga este jogo.
ended-otherwise = O jogo da mesa { $table } terminou de outro jeito. Desfaça o último turno ou registre o resultado na página de resultados.
followed-meanwhile = Enquanto isso, alguém passou a acompanhar o jogo da mesa { $table }. Sua ação não foi feita.
reported-before = A mesa { $table } já tinha resultado: { $stored }. O seu não foi gravado: se aquele está errado, corrija na página de resultados.
draw-asks-still-in = Mesa { $table }: só quem ainda está no jogo divide o empate. Marque antes quem está fora, ou registre o empate na página de resultados.
places-ask-order = Mesa { $table }: aqui as posições valem pontos. Toque em cada jogador quando ele sair do jogo, ou registre as posições na página de resultados.
