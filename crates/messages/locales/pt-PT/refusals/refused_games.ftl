## Jogos acompanhados turno a turno

so-already = Já está assim: nada foi feito.
is-draft = { $number ->
    [one] { $round } ainda é um rascunho. Publica-o antes de acompanhar jogos.
   *[other] { $round } ainda são um rascunho. Publica-o antes de acompanhar jogos.
}
no-round = Nenhuma ronda está a decorrer. Os jogos acompanham-se numa ronda publicada.
none-followed = Já não é acompanhado nenhum jogo na mesa { $table }.
changed-not-done = Entretanto, alguém fez algo na mesa { $table }. A tua ação não foi feita.
changed = Entretanto, alguém fez algo na mesa { $table }.
only-in-game-wins = Só ganha o jogo quem está nele.
ruling-took-out = Uma decisão tirou este jogador do jogo. Retira a decisão: o jogo segue-a.
no-step = Não há passo a desfazer.
draw-stays = O lançamento de uma moeda ou de um dado não pode ser desfeito.
ruling-would-not-fit = Uma decisão de um passo posterior já não encaixaria no jogo. Retira a decisão primeiro.
clear-result-first = A mesa { $table } já tem resultado. Apaga-o primeiro na página de resultado da mesa.
give-up-first = O jogo { $game } está a ser acompanhado. Abandona-o antes de reabrir o anterior.
none-confirmed = Nenhum jogo desta mesa foi confirmado.
cancelled-not-opened = O torneio foi cancelado: já nada se reabre.
paired-again = A mesa { $table } foi emparelhada de novo depois de o jogo ser acompanhado. Regista o resultado na página de resultado da mesa.
not-over = O jogo { $game } da mesa { $table } não terminou.
decided-with-game = A partida da mesa { $table } decide-se no jogo { $game }: não há outro depois.
time-called-in-game = O fim do tempo foi anunciado no jogo { $game } da mesa { $table }: não há outro depois.

## O começo de um jogo

followed-already = O jogo { $game } da mesa { $table } já é acompanhado.
has-result = A mesa { $table } já tem resultado. Apaga-o na página de resultado da mesa antes de acompanhar outro jogo.
match-decided = A partida da mesa { $table } está decidida. Desfaz a confirmação ou regista o resultado.
too-few = { $count ->
    [one] Mesa { $table }: resta { $count } na partida, e um jogo multiplayer começa com três. Regista o resultado na página de resultado da mesa.
   *[other] Mesa { $table }: restam { $count } na partida, e um jogo multiplayer começa com três. Regista o resultado na página de resultado da mesa.
}
cannot-be-followed = A mesa { $table } não pode ser acompanhada: { $problem }

## O tempo e o fim de uma ronda numa mesa

ends-as-all = A mesa { $table } termina a ronda como todo o torneio. O juiz principal pode decidir outra coisa para ela, com um motivo, na página da mesa.
has-time-left = A mesa { $table } ainda tem { $minutes } min, e o fim do tempo não foi anunciado. Se ela terminar mesmo agora, anuncia-o outra vez e dá um motivo.
end-reason = Motivo: diz por que motivo esta mesa termina a ronda de outra forma. Todos o podem ler.
has-result-already = A mesa { $table } já tem resultado.
undo-call-first = O fim do tempo foi anunciado na mesa { $table }. Desfaz o anúncio antes de alterares como ela termina.
ends-so-already = A mesa { $table } já termina a ronda assim.
turn-to-player = O turno vai para um jogador que está no jogo, onde se joga um turno de cada vez.
turn-does-not-come = Esse jogador já não vai ter turno.

## Toques na sala

turn-ends-with-stack = O turno terminaria com isto na pilha: { $objects }. Termina-o no balcão do jogo, que pergunta antes.
nobody-in-seat = Ninguém no lugar { $seat } da mesa { $table } joga este jogo.
ended-otherwise = O jogo da mesa { $table } terminou de outra forma. Desfaz o último turno ou regista o resultado na página de resultados.
followed-meanwhile = Entretanto, alguém passou a acompanhar o jogo da mesa { $table }. A tua ação não foi feita.
reported-before = A mesa { $table } já tinha resultado: { $stored }. O teu não foi guardado: se aquele estiver errado, substitui-o na página de resultados.
draw-asks-still-in = Mesa { $table }: só quem ainda está no jogo partilha o empate. Marca antes quem está fora, ou regista o empate na página de resultados.
places-ask-order = Mesa { $table }: aqui as posições valem pontos. Toca em cada jogador quando sair do jogo, ou regista as posições na página de resultados.
