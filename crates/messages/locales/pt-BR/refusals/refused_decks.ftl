## Até quando se entregam listas

until-time = até { $time }
until-round-one = até a rodada 1
time-in-zone = { $time } ({ $zone })

## Listas de deck

none-asked = Este torneio não pede lista de deck.
not-in-tournament = Você não está mais neste torneio.
have-left = Você saiu do torneio: não é preciso lista de deck.
were-taken = As listas de deck foram recebidas { $until }. Fale com a equipe se a sua precisa mudar.
paste-list = Cole sua lista ou um link para ela.
list-changed = Enquanto isso, alguém alterou este jogador. Veja a lista como está agora e envie a sua de novo.
data-removed = Os dados pessoais deste jogador foram removidos, e a lista de deck também.
reason-after-deadline = O prazo acabou: escreva por que a lista muda. Fica gravado.
not-taken-any-more = Listas de deck não são mais recebidas: deixe o campo vazio e fale com a equipe.
changes-among-lists = Neste torneio, as listas de deck são entregues e verificadas: a lista de um jogador se altera na página das listas.
commanders-until = As listas de deck são entregues { $until }: até lá, só os próprios jogadores mudam seus comandantes.

## O comandante de um jogador

no-commanders = Este torneio não se joga com comandantes.
commander-rounds-begun = As rodadas já começaram. Fale com a equipe se seu comandante é outro.
commander-lists-taken = As listas de deck foram recebidas { $until }. Fale com a equipe se seu comandante é outro.
list-names-commander = Sua lista de deck indica seu comandante: altere lá.

## Regras para as listas e arquivos com cards

rules-changed = Enquanto isso, alguém alterou as regras para listas de deck. Compare com as de agora e envie as suas de novo.
too-large = São { $size } kB: o máximo é { $most } kB.
nothing-in-it = Não há nada dentro. Envie um com nomes de cards.
no-card-in-file = Não há nenhum card no arquivo: nada foi alterado.
file-of-future = { $day } está no futuro: nada foi alterado. Indique com --date de que dia é o arquivo.
