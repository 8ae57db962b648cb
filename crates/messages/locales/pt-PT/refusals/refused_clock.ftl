## O relógio de uma ronda

no-published-round = Não há ronda { $number } publicada.
finished-with-clock = { $number ->
    [one] { $round } já terminou, e o relógio também.
   *[other] { $round } já terminaram, e o relógio também.
}
not-started = { $number ->
    [one] { $round } ainda não começou. Inicia a ronda, e o relógio corre.
   *[other] { $round } ainda não começaram. Inicia a ronda, e o relógio corre.
}
no-table-needs-time = { $number ->
    [one] { $round } já terminou: nenhuma mesa precisa de tempo.
   *[other] { $round } já terminaram: nenhuma mesa precisa de tempo.
}
no-such-table = Mesa { $table }: não existe { $round-in }.
reported-already = Mesa { $table }: já tem resultado. Apaga o resultado primeiro se a mesa continuar a jogar.
running-already = { $number ->
    [one] { $round } já está a decorrer.
   *[other] { $round } já estão a decorrer.
}
changed-stands = Entretanto, alguém mexeu no relógio { $round-of }: agora está parado. Verifica-o e decide de novo.
changed-runs = Entretanto, alguém mexeu no relógio { $round-of }: agora está a correr. Verifica-o e decide de novo.
minutes-missing = Minutos: diz quantos são acrescentados.
minutes-out-of-range = Minutos: { $minutes } não está entre { $least } e { $most }.
limit-out-of-range = Limite de tempo: { $limit } não está entre { $least } e { $most } minutos.
reason-missing = Motivo: diz porquê. Fica no registo.
stands-already = O relógio já está parado.
runs-already = O relógio já está a correr.
no-limit = Esta ronda não tem limite de tempo. Define um primeiro; depois é possível dar tempo.
too-many-taken = { $count ->
    [one] Minutos: a ronda tem { $count } minuto ao todo; tira menos.
   *[other] Minutos: a ronda tem { $count } minutos ao todo; tira menos.
}
limit-too-short = { $count ->
    [one] Limite de tempo: já foi tirado { $count } minuto desta ronda; o limite tem de ser maior.
   *[other] Limite de tempo: já foram tirados { $count } minutos desta ronda; o limite tem de ser maior.
}

## Tempo para uma mesa

extension-reason = Motivo: diz por que motivo esta mesa recebe tempo.
extension-minutes = Minutos: indica um número de 1 a { $most }.
no-extension = Esse tempo extra não existe aqui.
withdrawn-already = Isto já foi retirado.

## Deck checks

check-runs = Mesa { $table }: já há um deck check a decorrer ali.
check-ended = { $count ->
    [one] Este deck check já terminou; a mesa recebeu { $count } minuto.
   *[other] Este deck check já terminou; a mesa recebeu { $count } minutos.
}
label-found = O que foi encontrado
no-deck = Não há nenhum deck para sortear: nenhuma mesa está em jogo, ou todos os decks já foram verificados.

## Moedas e dados

label-what-for = Para quê
die-instead = Dado em vez da moeda: um número par de lados, de 2 a { $most }.
sides = Lados: um número de 1 a { $most }.
dice = Dados: um número de 1 a { $most }.

## O que saiu

flipped = { $player } lança uma moeda: { $face }.
rolled-for-coin = { $player } lança um dado de { $sides } lados em vez de uma moeda, como todos combinaram: { $rolled }, { $face }.
rolled-die = { $player } lança um dado de { $sides } lados: { $rolled }.
rolled-dice = { $player } lança { $count } dados de { $sides } lados: { $rolled }.
heads-uncalled = cara; ninguém escolheu, ninguém ganha
tails-uncalled = coroa; ninguém escolheu, ninguém ganha
heads-won = cara, escolheu cara: ganhou
tails-won = coroa, escolheu coroa: ganhou
heads-lost = cara, escolheu coroa: perdeu
tails-lost = coroa, escolheu cara: perdeu
