## Resultados

no-round = Não há ronda { $number }.
no-table = Não há mesa { $table } para { $round }.
no-table-look = Não há mesa { $table } para { $round }. Vê o número dela nos emparelhamentos.
no-table-this-round = Não há mesa { $table } nesta ronda.
only-chief-corrects = Resultados de rondas encerradas são corrigidos pelo juiz principal ou pela organização.
draft-no-results = { $number ->
    [one] { $round } ainda é um rascunho: não há resultados.
   *[other] { $round } ainda são um rascunho: não há resultados.
}
draft-publish-first = { $number ->
    [one] { $round } ainda é um rascunho. Publica antes de registar resultados.
   *[other] { $round } ainda são um rascunho. Publica antes de registar resultados.
}
no-round-running = Nenhuma ronda a decorrer. Resultados de rondas encerradas são corrigidos nas mesas delas.
for-other-round = Agora registam-se resultados aqui: { $now }. O teu é para { $then }. Nada foi gravado: vê as mesas como estão agora.
no-drop-in-finished = { $number ->
    [one] { $round } já terminou: não se registam saídas ali. Regista a saída na página do jogador.
   *[other] { $round } já terminaram: não se registam saídas ali. Regista a saída na página do jogador.
}
later-round-made = Já se fez outra ronda do playoff com quem ganhou { $round }. Descarta essa ronda primeiro.
finished-not-cleared = { $number ->
    [one] { $round } já terminou: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabre a ronda.
   *[other] { $round } já terminaram: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabre a ronda.
}
change-reason = Escreve por que motivo o resultado muda: fica gravado.
has-this-result = A mesa { $table } já tem este resultado.
playoff-has-winner = Mesa { $table }: uma partida do playoff não empata. Jogunoutro jogo, com novo sorteio de lugares, e regista quem ganhou.
at-table = Mesa { $table }: { $problem }
contradicts = Este resultado contradiz o resto do torneio.
both-marks = Mesa { $table }: o lugar { $seat } tem as duas marcas. Indica concessão ou perda de partida.
no-seat-to-drop = Mesa { $table }: não há lugar { $seat } para sair do torneio. Escreve um lugar de 1 a { $last }.
changed-not-undone = O resultado da mesa { $table } mudou entretanto. Nada foi desfeito.
too-late-to-undo = Mesa { $table }: quem registou um resultado pode desfazê-lo durante { $seconds } segundos. Altera-o na página da mesa, com um motivo.
has-result-by-now = A mesa { $table } já tem resultado: { $stored }. O teu não foi gravado.
cleared-meanwhile = O resultado da mesa { $table } foi apagado entretanto. O teu não foi gravado.
player-not-at-table = O jogador não está na mesa { $table }.
correct-by-hand = corrige à mão o resultado da mesa { $table }, onde o jogador teve uma Perda de Partida.

## Vitórias que uma decisão impede

ruled-out = Mesa { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Mesa { $table }: { $why }. Se houve outro jogo depois, regista os dois em ordem, como D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Se houve outro jogo depois, indica todos os jogos em ordem.
cannot-win-match = { $who } tem a penalização { $penalty } (decisão { $ruling }) e não pode ganhar a partida
did-not-win-game = { $who } saiu do jogo com a penalização { $penalty } (decisão { $ruling }) e não o ganhou
seat = lugar { $seat }
player = Jogador { $number }
conceded-cannot-win = O jogador { $number } concedeu a partida ou teve uma perda de partida e não pode ganhá-la.
a-player = Um jogador
disqualified-cannot-win = Mesa { $table }: { $name } recebeu desqualificação e não pode ganhar a partida (MTR-A 2.1A).

## Resultados comunicados pelos jogadores

only-others-concessions = Só com as concessões de outros isto diz quem ganhou: um juiz confirma.
nobody-reports-conceded = Ninguém mais informa que concedeste. Vê o resultado como está agora.
report-changed = Mesa { $table }: os jogadores alteraram ou retiraram o que comunicaram. Nada foi guardado: verifica de novo.
staff-enters = Aqui, a equipa regista os resultados. Diz o teu à equipa.
disqualified-reports-not = Recebeste desqualificação: os outros jogadores da mesa comunicam.
alone = Só estás nesta mesa: não há nada a comunicar.
has-result-meanwhile = A mesa { $table } já tem resultado. Se estiver errado, chama um juiz.
disputed = O resultado da mesa { $table } está em disputa: agora a equipa decide. Fica na mesa ou chama um juiz.
none-waiting = Nada espera confirmação: foi retirado ou respondido entretanto.
own-report = Foste tu que comunicaste isto: outro jogador da mesa tem de confirmar.
only-reporter-withdraws = Só quem comunicou pode retirar. Se estiver errado, contesta.
another-reported = Entretanto, foi comunicado outro resultado. Vê como está agora e decide de novo.
report-not-stored = { $why } O que comunicaste não foi gravado: { $own }.
no-table-of-yours = Não estás em nenhuma mesa de uma ronda que receba resultados. Se um resultado estiver errado, avisa a equipa.
objection-missing = Escreve numa frase o que está errado: a equipa lê.
label-wrong = O que está errado

## Resultados impossíveis

not-seated = Este jogador não está na mesa.
twice = Este jogador já está na lista.
decided-before = A partida decidiu-se no jogo { $game }; outro jogo não pode valer.
too-many-games = Uma partida tem no máximo { $most } jogos; aqui há { $games }.
