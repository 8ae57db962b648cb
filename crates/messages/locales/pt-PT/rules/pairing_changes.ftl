## O que uma alteração à mão causa

worse = { $what }: { $before } antes, { $after } depois (pior).
better = { $what }: { $before } antes, { $after } depois (melhor).
pairs-again = Pares que voltam a defrontar-se
pairs-of-group = Pares da mesma casa ou equipa
players-away = Jogadores longe da sua mesa fixa
wide-pods = Pods com diferença de duas vitórias ou mais
sum-of-differences = Soma das diferenças de pontos
third-meetings = Pares que se defrontam pelo menos pela terceira vez
rank-distance = Distância na classificação
smaller-again = Jogadores de novo num pod mais pequeno
would-meet-again = { $first } e { $second } voltariam a defrontar-se; já se defrontaram na ronda { $round }.
would-meet-nth-time = { $first } e { $second } defrontar-se-iam pela { $nth-f } vez; já se defrontaram nas rondas { $rounds }.
should-not-meet = { $first } e { $second } não deviam defrontar-se, e iriam defrontar-se.
would-be-away = { $name } ficaria na mesa { $table }, mas tem a mesa { $fixed } fixa.
new-bye = Novo bye.
