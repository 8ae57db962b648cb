## Resultados

no-round = Não há ronda { $number }.
no-table = Não há mesa { $table } { $round-in }.
no-table-look = Não há mesa { $table } { $round-in }. Vê o número dela nos emparelhamentos.
no-table-this-round = Não há mesa { $table } nesta ronda.
only-chief-corrects = Os resultados de rondas encerradas só são corrigidos pelo juiz principal ou pela organização.
draft-no-results = { $number ->
    [one] { $round } ainda é um rascunho: não há resultados.
   *[other] { $round } ainda são um rascunho: não há resultados.
}
draft-publish-first = { $number ->
    [one] { $round } ainda é um rascunho. Publica-o antes de registar resultados.
   *[other] { $round } ainda são um rascunho. Publica-o antes de registar resultados.
}
no-round-running = Nenhuma ronda está a decorrer. Os resultados de rondas encerradas corrigem-se nas respetivas mesas.
for-other-round = Agora registam-se os resultados { $now-of }, e o teu é { $then-of }. Nada foi guardado: vê as mesas como estão agora.
no-drop-in-finished = { $number ->
    [one] { $round } já terminou: já não se registam saídas ali. Regista a saída na página do jogador.
   *[other] { $round } já terminaram: já não se registam saídas ali. Regista a saída na página do jogador.
}
later-round-made = Já se fez uma ronda posterior do playoff com quem ganhou { $round-in }. Descarta essa ronda primeiro.
finished-not-cleared = { $number ->
    [one] { $round } já terminou: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabre a ronda.
   *[other] { $round } já terminaram: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabre a ronda.
}
change-reason = Escreve por que motivo o resultado muda: fica registado.
has-this-result = A mesa { $table } já tem este resultado.
playoff-has-winner = Mesa { $table }: uma partida do playoff não empata. Joga-se outro jogo, com novo sorteio de lugares; regista quem ganhou.
at-table = Mesa { $table }: { $problem }
contradicts = Este resultado contradiz o resto do torneio.
both-marks = Mesa { $table }: o lugar { $seat } tem as duas marcas. Indica concessão ou perda de partida.
everyone-shares = aqui todos os que começaram uma partida partilham o empate. Escreve D, e C e um lugar para quem concedeu, como c2
no-places-here = as posições não pontuam aqui. Escreve o lugar de quem ganhou, ou D para empate
place-and-loss = o lugar { $seat } tem perda de partida e por isso não tem posição. Tira a posição ou a marca m{ $seat }
say-turn-order = aqui, entre quem saiu ao mesmo tempo, decide a ordem dos turnos: o mais distante do jogador ativo saiu primeiro. Dá a cada um uma posição própria
no-seat-to-drop = Mesa { $table }: não há lugar { $seat } para sair do torneio. Escreve um lugar de 1 a { $last }.
changed-not-undone = O resultado da mesa { $table } mudou entretanto. Nada foi desfeito.
too-late-to-undo = Mesa { $table }: quem registou um resultado pode desfazê-lo durante { $seconds } segundos. Altera-o na página da mesa, com um motivo.
has-result-by-now = A mesa { $table } já tem resultado: { $stored }. O teu não foi guardado.
cleared-meanwhile = O resultado da mesa { $table } foi apagado entretanto. O teu não foi guardado.
player-not-at-table = O jogador não está na mesa { $table }.
correct-by-hand = corrige à mão o resultado da mesa { $table }, onde o jogador teve uma Perda de Partida.

## Vitórias que uma decisão impede

ruled-out = Mesa { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Mesa { $table }: { $why }. Se houve outro jogo depois, regista os dois por ordem, como D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Se houve outro jogo depois, indica todos os jogos por ordem.
cannot-win-match = { $who } tem a penalização { $penalty } (decisão { $ruling }) e não pode ganhar a partida
did-not-win-game = { $who } saiu do jogo com a penalização { $penalty } (decisão { $ruling }) e não o ganhou
seat = lugar { $seat }
conceded-cannot-win = O jogador { $number } concedeu a partida ou teve uma perda de partida e não pode ganhá-la.
a-player = Um jogador
disqualified-cannot-win = Mesa { $table }: { $name } recebeu uma desqualificação e não pode ganhar a partida (MTR-A 2.1A).

## Resultados comunicados pelos jogadores

only-others-concessions = Isto só diz quem ganhou se contarem as concessões de outros: um juiz confirma-o.
nobody-reports-conceded = Já ninguém comunica que concedeste. Vê o resultado como está agora.
report-changed = Mesa { $table }: os jogadores alteraram ou retiraram o que comunicaram. Nada foi guardado: verifica outra vez.
staff-enters = Aqui, a equipa regista os resultados. Diz o teu à equipa.
disqualified-reports-not = Recebeste uma desqualificação: quem comunica são os outros jogadores da mesa.
alone = És a única pessoa nesta mesa: não há nada a comunicar.
has-result-meanwhile = A mesa { $table } já tem resultado. Se estiver errado, chama um juiz.
disputed = O resultado da mesa { $table } foi contestado: agora a equipa decide. Fica na mesa ou chama um juiz.
none-waiting = Não há nada por confirmar: entretanto, foi retirado ou respondido.
own-report = Foste tu que comunicaste isto: outro jogador da mesa tem de o confirmar.
only-reporter-withdraws = Só quem o comunicou o pode retirar. Se estiver errado, contesta-o.
another-reported = Entretanto, foi comunicado outro resultado. Vê como está agora e decide de novo.
report-not-stored = { $why } O que comunicaste não foi guardado: { $own }.
no-table-of-yours = Não estás em nenhuma mesa de uma ronda que receba resultados. Se um resultado estiver errado, avisa a equipa.
objection-missing = Escreve numa frase o que está errado: a equipa lê-a.
label-wrong = O que está errado

## Resultados impossíveis

not-seated = Este jogador não está na mesa.
twice = Este jogador já está na lista.
empty-place = Ninguém tem esta posição.
decided-before = A partida decidiu-se no jogo { $game }; outro jogo não pode valer.
too-many-games = Uma partida tem no máximo { $most } jogos; aqui há { $games }.
