## A lista das rodadas

no-round-text = Uma rodada é pareada no balcão. Só a equipe vê o rascunho, até que seja publicado.
column-state = Estado
column-tables = Mesas
column-outstanding = Pendentes
to-desk = Ir ao balcão
to-rounds = Ver rodadas

## Uma rodada

reported-of = { $reported } de { $all } com resultado
print-again = Imprima de novo
changed-at = Assentos ou mesas mudaram às { $time }: folhas sem este horário no título estão desatualizadas.
outstanding = Pendentes:
draft = O rascunho
draw-of-round = Sorteio { $number } desta rodada.
not-reported = Sem resultado
correct = Corrigir
correct-table = Corrigir a mesa { $table }
report-table = Registrar a mesa { $table }
byes = Byes
match-losses = Perdas de partida fora de um pod

## Alterações à mão

by-hand = À mão
players-number = O jogador número
changes-with-number = troca de lugar com o número
changes-with = troca de lugar com
moves-to = passa a ser a mesa
see-costs = Ver o que custa
or-place = Ou dar lugar a
in-draft = neste rascunho
place-player = Dar lugar ao jogador

## Parear de novo

pair-again-means = O sorteio recebe o próximo número, que todos podem ver. Os pods nas mesas marcadas ficam como estão.
keep-pods = Manter os pods nas mesas
keep-pods-hint = números e intervalos: 1-20, 31
keep = Manter
reason-when-kept = necessário quando há pods mantidos

## Entrada tardia

late-entry = Entrada tardia
registered-player = Jogador com inscrição
new-player = um novo jogador
registered-number = Número de um jogador com inscrição
registered-number-hint = vazio: um novo jogador
name-of-new = Nome do novo jogador
enters = Entra
at-seat = na mesa { $table }, assento { $seat }
with-match-loss = com perda de partida
with-bye = com bye
late-entry-means = Ninguém mais é pareado de novo: um assento completa uma mesa menor; uma perda ou um bye não muda nenhuma mesa.
enter-player = Incluir o jogador

## Avisos depois de um passo

now-drafted = { $number ->
    [one] { $round } já tem um rascunho. Só a equipe vê até que você publique.
   *[other] { $round } já têm um rascunho. Só a equipe vê até que você publique.
}
now-published = Os pareamentos { $round-of } já estão publicados.
now-published-and-running = Os pareamentos { $round-of } já estão publicados, e o relógio corre.
now-running = { $number ->
    [one] { $round } está em andamento.
   *[other] { $round } estão em andamento.
}
now-finished = { $number ->
    [one] { $round } terminou.
   *[other] { $round } terminaram.
}
now-running-again = { $number ->
    [one] { $round } está de novo em andamento.
   *[other] { $round } estão de novo em andamento.
}
now-published-only = { $number ->
    [one] { $round } tem pareamentos publicados e não está em andamento.
   *[other] { $round } têm pareamentos publicados e não estão em andamento.
}
now-draft-again = { $number ->
    [one] { $round } é de novo um rascunho.
   *[other] { $round } são de novo um rascunho.
}
now-discarded = O rascunho { $round-of } foi descartado.
now-paired-again = Os pareamentos { $round-of } foram refeitos.
draft-kept = O rascunho é mantido como está.
player-in-round = O jogador está { $round-in }.
now-begins = { $player } começa na mesa { $table }. Os outros seguem na ordem do sorteio.
keep-unreadable = Manter: não foi possível ler { $typed }. Escreva números e intervalos, como 1-20, 31.
choose-how = Escolha como o jogador entra: um assento, um bye ou uma perda de partida.
