## Resultados

no-round = Não há rodada { $number }.
no-table = Não há mesa { $table } { $round-in }.
no-table-look = Não há mesa { $table } { $round-in }. Veja o número dela nos pareamentos.
no-table-this-round = Não há mesa { $table } nesta rodada.
only-chief-corrects = Resultados de rodadas encerradas são corrigidos pelo juiz principal ou pela organização.
draft-no-results = { $number ->
    [one] { $round } ainda é um rascunho: não há resultados.
   *[other] { $round } ainda são um rascunho: não há resultados.
}
draft-publish-first = { $number ->
    [one] { $round } ainda é um rascunho. Publique antes de registrar resultados.
   *[other] { $round } ainda são um rascunho. Publique antes de registrar resultados.
}
no-round-running = Nenhuma rodada em andamento. Resultados de rodadas encerradas são corrigidos nas mesas delas.
for-other-round = Agora se registram os resultados { $now-of }, e o seu é { $then-of }. Nada foi gravado: veja as mesas como estão agora.
no-drop-in-finished = { $number ->
    [one] { $round } já terminou: não se registram saídas ali. Registre a saída na página do jogador.
   *[other] { $round } já terminaram: não se registram saídas ali. Registre a saída na página do jogador.
}
later-round-made = Já se fez outra rodada do playoff com quem venceu { $round-in }. Descarte essa rodada primeiro.
finished-not-cleared = { $number ->
    [one] { $round } já terminou: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabra a rodada.
   *[other] { $round } já terminaram: os resultados podem ser corrigidos, mas não apagados. Para apagar um, reabra a rodada.
}
change-reason = Escreva por que o resultado muda: fica gravado.
has-this-result = A mesa { $table } já tem este resultado.
playoff-has-winner = Mesa { $table }: uma partida do playoff não empata. Joguem outro jogo, com novo sorteio de assentos, e registre quem venceu.
at-table = Mesa { $table }: { $problem }
contradicts = Este resultado contradiz o resto do torneio.
both-marks = Mesa { $table }: o assento { $seat } tem as duas marcas. Indique concessão ou perda de partida.
everyone-shares = aqui todos os que começaram uma partida dividem o empate. Digite D, e C e um assento para quem concedeu, como c2
no-places-here = as posições não pontuam aqui. Digite o assento de quem venceu, ou D para empate
place-and-loss = o assento { $seat } tem perda de partida e por isso não tem posição. Remova a posição ou a marca m{ $seat }
say-turn-order = aqui, entre quem saiu ao mesmo tempo, decide a ordem dos turnos: o mais distante do jogador ativo saiu primeiro. Dê a cada um uma posição própria
no-seat-to-drop = Mesa { $table }: não há assento { $seat } para sair do torneio. Digite um assento de 1 a { $last }.
changed-not-undone = O resultado da mesa { $table } mudou enquanto isso. Nada foi desfeito.
too-late-to-undo = Mesa { $table }: quem registrou um resultado pode desfazer por { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Altere-o na página da mesa, com um motivo.
has-result-by-now = A mesa { $table } já tem resultado: { $stored }. O seu não foi gravado.
cleared-meanwhile = O resultado da mesa { $table } foi apagado enquanto isso. O seu não foi gravado.
player-not-at-table = O jogador não está na mesa { $table }.
correct-by-hand = corrija à mão o resultado da mesa { $table }, onde o jogador teve uma Perda de Partida.

## Vitórias que uma decisão impede

ruled-out = Mesa { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Mesa { $table }: { $why }. Se houve outro jogo depois, registre os dois em ordem, como D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Se houve outro jogo depois, informe todos os jogos em ordem.
cannot-win-match = { $who } tem a penalidade { $penalty } (decisão { $ruling }) e não pode vencer a partida
did-not-win-game = { $who } saiu do jogo com a penalidade { $penalty } (decisão { $ruling }) e não o venceu
seat = assento { $seat }
conceded-cannot-win = O jogador { $number } concedeu a partida ou teve uma perda de partida e não pode vencê-la.
a-player = Um jogador
disqualified-cannot-win = Mesa { $table }: { $name } recebeu uma desqualificação e não pode vencer a partida (MTR-A 2.1A).

## Resultados informados pelos jogadores

only-others-concessions = Só com as concessões de outros isto diz quem venceu: um juiz confirma.
nobody-reports-conceded = Ninguém mais informa que você concedeu. Veja o resultado como está agora.
report-changed = Mesa { $table }: os jogadores alteraram ou retiraram o que informaram. Nada foi salvo: confira de novo.
staff-enters = Aqui, a equipe registra os resultados. Diga o seu à equipe.
disqualified-reports-not = Você recebeu uma desqualificação: os outros jogadores da mesa informam.
alone = Só você está nesta mesa: não há nada a informar.
has-result-meanwhile = A mesa { $table } já tem resultado. Se estiver errado, chame um juiz.
disputed = O resultado da mesa { $table } foi contestado: agora a equipe decide. Fique na mesa ou chame um juiz.
none-waiting = Nada espera confirmação: foi retirado ou respondido enquanto isso.
own-report = Foi você quem informou isto: outro jogador da mesa precisa confirmar.
only-reporter-withdraws = Só quem informou pode retirar. Se estiver errado, conteste.
another-reported = Enquanto isso, foi informado outro resultado. Veja como está agora e decida de novo.
report-not-stored = { $why } O que você informou não foi gravado: { $own }.
no-table-of-yours = Você não está em nenhuma mesa de uma rodada que receba resultados. Se um resultado estiver errado, avise a equipe.
objection-missing = Escreva em uma frase o que está errado: a equipe lê.
label-wrong = O que está errado

## Resultados impossíveis

not-seated = Este jogador não está na mesa.
twice = Este jogador já está na lista.
empty-place = Ninguém tem esta posição.
decided-before = A partida se decidiu no jogo { $game }; outro jogo não pode valer.
too-many-games = Uma partida tem no máximo { $most } jogos; aqui há { $games }.
