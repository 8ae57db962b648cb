## A lista das rondas

no-round-text = Uma ronda é emparelhada no balcão. Só a equipa vê o rascunho, até ser publicado.
column-state = Estado
column-tables = Mesas
column-outstanding = Pendentes
to-desk = Ir para o balcão
to-rounds = Ir para as rondas

## Uma ronda

reported-of = { $reported } de { $all } com resultado
print-again = Imprime de novo
changed-at = Lugares ou mesas mudaram às { $time }: as folhas sem esta hora no título estão desatualizadas.
outstanding = Pendentes:
draft = O rascunho
draw-of-round = Sorteio { $number } desta ronda.
not-reported = Sem resultado
correct = Corrigir
correct-table = Corrigir a mesa { $table }
report-table = Registar a mesa { $table }
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

## Emparelhar de novo

pair-again-means = O sorteio recebe o próximo número, que todos podem ver. Os pods nas mesas marcadas ficam como estão.
keep-pods = Manter os pods nas mesas
keep-pods-hint = números e intervalos: 1-20, 31
keep = Manter
reason-when-kept = necessário quando há pods mantidos

## Entrada tardia

late-entry = Entrada tardia
registered-player = Jogador inscrito
new-player = um novo jogador
registered-number = Número de um jogador inscrito
registered-number-hint = vazio: um novo jogador
name-of-new = Nome do novo jogador
enters = Entra
at-seat = na mesa { $table }, lugar { $seat }
with-match-loss = com perda de partida
with-bye = com bye
late-entry-means = Mais ninguém é emparelhado de novo: um lugar completa uma mesa mais pequena; uma perda ou um bye não muda nenhuma mesa.
enter-player = Inscrever o jogador

## Avisos depois de um passo

now-drafted = { $number ->
    [one] { $round } já tem um rascunho. Só a equipa o vê até o publicares.
   *[other] { $round } já têm um rascunho. Só a equipa o vê até o publicares.
}
now-published = Os emparelhamentos { $round-of } já estão publicados.
now-published-and-running = Os emparelhamentos { $round-of } já estão publicados, e o relógio está a contar.
now-running = { $number ->
    [one] { $round } está a decorrer.
   *[other] { $round } estão a decorrer.
}
now-finished = { $number ->
    [one] { $round } terminou.
   *[other] { $round } terminaram.
}
now-running-again = { $number ->
    [one] { $round } está de novo a decorrer.
   *[other] { $round } estão de novo a decorrer.
}
now-published-only = { $number ->
    [one] { $round } tem emparelhamentos publicados e não está a decorrer.
   *[other] { $round } têm emparelhamentos publicados e não estão a decorrer.
}
now-draft-again = { $number ->
    [one] { $round } é de novo um rascunho.
   *[other] { $round } são de novo um rascunho.
}
now-discarded = O rascunho { $round-of } foi descartado.
now-paired-again = Os emparelhamentos { $round-of } foram refeitos.
draft-kept = O rascunho é mantido como está.
player-in-round = O jogador está { $round-in }.
now-begins = { $player } começa na mesa { $table }. Os outros seguem pela ordem do sorteio.
keep-unreadable = Manter: não é possível ler { $typed }. Escreve números e intervalos, como 1-20, 31.
choose-how = Escolhe como o jogador entra: um lugar, um bye ou uma perda de partida.
