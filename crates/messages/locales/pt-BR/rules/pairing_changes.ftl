## O que uma alteração à mão causa

worse = { $what }: { $before } antes, { $after } depois (pior).
better = { $what }: { $before } antes, { $after } depois (melhor).
pairs-again = Duplas que se reencontram
pairs-of-group = Duplas da mesma casa ou equipe
players-away = Jogadores longe de sua mesa fixa
wide-pods = Pods com diferença de duas vitórias ou mais
sum-of-differences = Soma das diferenças de pontos
third-meetings = Duplas que se encontram pelo menos pela terceira vez
rank-distance = Distância na classificação
smaller-again = Jogadores de novo em um pod menor
would-meet-again = { $first } e { $second } se reencontrariam; jogaram juntos na rodada { $round }.
would-meet-nth-time = { $first } e { $second } se enfrentariam pela { $nth-f } vez; jogaram juntos nas rodadas { $rounds }.
should-not-meet = { $first } e { $second } não deveriam se enfrentar, e se enfrentariam.
would-be-away = { $name } ficaria na mesa { $table }, mas tem a mesa { $fixed } fixa.
new-bye = Novo bye.
