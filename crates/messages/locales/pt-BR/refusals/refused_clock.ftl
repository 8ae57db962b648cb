## O relógio de uma rodada

no-published-round = Não há rodada { $number } publicada.
finished-with-clock = { $number ->
    [one] { $round } já terminou, e o relógio também.
   *[other] { $round } já terminaram, e o relógio também.
}
not-started = { $number ->
    [one] { $round } ainda não começou. Inicie a rodada, e o relógio corre.
   *[other] { $round } ainda não começaram. Inicie a rodada, e o relógio corre.
}
no-table-needs-time = { $number ->
    [one] { $round } já terminou: nenhuma mesa precisa de tempo.
   *[other] { $round } já terminaram: nenhuma mesa precisa de tempo.
}
no-such-table = Mesa { $table }: não existe { $round-in }.
reported-already = Mesa { $table }: já tem resultado. Apague o resultado primeiro se a mesa continua a jogar.
running-already = { $number ->
    [one] { $round } já está em andamento.
   *[other] { $round } já estão em andamento.
}
changed-stands = Enquanto isso, alguém mexeu no relógio { $round-of }: agora está parado. Confira e decida de novo.
changed-runs = Enquanto isso, alguém mexeu no relógio { $round-of }: agora está correndo. Confira e decida de novo.
minutes-missing = Minutos: diga quantos são acrescentados.
minutes-out-of-range = Minutos: { $minutes } não está entre { $least } e { $most }.
limit-out-of-range = Limite de tempo: { $limit } não está entre { $least } e { $most } minutos.
reason-missing = Motivo: diga por quê. Fica gravado no registro.
stands-already = O relógio já está parado.
runs-already = O relógio já está correndo.
no-limit = Esta rodada não tem limite de tempo. Defina um primeiro; depois é possível dar tempo.
too-many-taken = { $count ->
    [one] Minutos: a rodada tem { $count } minuto ao todo; tire menos.
   *[other] Minutos: a rodada tem { $count } minutos ao todo; tire menos.
}
limit-too-short = { $count ->
    [one] Limite de tempo: já foi tirado { $count } minuto desta rodada; o limite precisa ser maior.
   *[other] Limite de tempo: já foram tirados { $count } minutos desta rodada; o limite precisa ser maior.
}

## Tempo para uma mesa

extension-reason = Motivo: diga por que esta mesa recebe tempo.
extension-minutes = Minutos: indique um número de 1 a { $most }.
no-extension = Não há esse tempo extra aqui.
withdrawn-already = Isto já foi retirado.

## Deck checks

check-runs = Mesa { $table }: já há um deck check em andamento ali.
check-ended = { $count ->
    [one] Este deck check já terminou; a mesa recebeu { $count } minuto.
   *[other] Este deck check já terminou; a mesa recebeu { $count } minutos.
}
label-found = O que foi encontrado
no-deck = Não há deck para sortear: nenhuma mesa está em jogo, ou todos os decks já foram verificados.

## Moedas e dados

label-what-for = Para quê
die-instead = Dado no lugar da moeda: um número par de lados, de 2 a { $most }.
sides = Lados: um número de 1 a { $most }.
dice = Dados: um número de 1 a { $most }.

## O que saiu

flipped = { $player } joga uma moeda: { $face }.
rolled-for-coin = { $player } joga um dado de { $sides } lados no lugar de uma moeda, como todos combinaram: { $rolled }, { $face }.
rolled-die = { $player } joga um dado de { $sides } lados: { $rolled }.
rolled-dice = { $player } joga { $count } dados de { $sides } lados: { $rolled }.
heads-uncalled = cara; ninguém pediu, ninguém vence
tails-uncalled = coroa; ninguém pediu, ninguém vence
heads-won = cara, pediu cara: venceu
tails-won = coroa, pediu coroa: venceu
heads-lost = cara, pediu coroa: perdeu
tails-lost = coroa, pediu cara: perdeu
