## A classificação

title = Classificação
after-round = Classificação após a rodada { $round }
final-places = Classificação final
order-of-places = Primeiro o playoff, pela rodada alcançada e depois pelo seed; em seguida, a ordem das rodadas suíças.

## Busca sem resultado

nobody-by-that-name = Ninguém com esse nome nesta classificação

## Acima da tabela

bracket-shows-playoff = <a>A chave</a> mostra o playoff.
line-below-last = A linha fica abaixo do último jogador no <a>playoff</a>.
choose-a-name = Escolha um nome para ver de onde vêm os números.

## Cabeçalhos de colunas

column-place = Posição
column-record = V–D–E
record-explained = Vitórias, derrotas, empates
column-swiss = Suíço
swiss-explained = Posição após as rodadas suíças
column-games = Jogos
games-explained = Pontos de jogo
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Ao lado de um nome

still-in-playoff = Ainda no playoff

## O corte planejado

line-below-top = A linha fica abaixo do top { $cut }, que segue para o playoff conforme o plano.
top-go-on = Conforme o plano, o top { $cut } segue para o playoff.
what-in-and-out-mean = Dentro: com certeza, a menos que o jogador saia do torneio. Fora: não mais pelos pontos, a menos que alguém acima saia.

## Abaixo da tabela

after-each-round = Após cada rodada suíça
after-another-round = Após outra rodada
places-as-csv = Classificação final em CSV
standings-as-csv = Classificação em CSV
results-as-json = Resultados em JSON, no formato do TopDeck

## Antes da primeira rodada encerrada

none-finished = Nenhuma rodada foi encerrada ainda
appear-here = A classificação aparece aqui após a primeira rodada encerrada. Enquanto isso, veja os <a>pareamentos</a>.
