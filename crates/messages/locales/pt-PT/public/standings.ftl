## A classificação

title = Classificação
after-round = Classificação após a ronda { $round }
final-places = Classificação final
order-of-places = Primeiro o playoff, pela ronda alcançada e depois pelo seed; em seguida, a ordem das rondas suíças.

## Busca sem resultado

nobody-by-that-name = Ninguém com esse nome nesta classificação

## Acima da tabela

bracket-shows-playoff = <a>O quadro</a> mostra o playoff.
line-below-last = A linha fica abaixo do último jogador no <a>playoff</a>.
choose-a-name = Escolhe um nome para veres de onde vêm os números.

## Cabeçalhos de colunas

column-place = Posição
column-record = V–D–E
record-explained = Vitórias, derrotas, empates
column-swiss = Suíço
swiss-explained = Posição após as rondas suíças
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

line-below-top = A linha fica abaixo do top { $cut }, que segue para o playoff conforme planeado.
top-go-on = Conforme planeado, o top { $cut } segue para o playoff.
what-in-and-out-mean = Dentro: de certeza, a menos que o jogador saia do torneio. Fora: já não pelos pontos, a menos que alguém acima saia.

## Abaixo da tabela

after-each-round = Após cada ronda suíça
after-another-round = Após outra ronda
places-as-csv = Classificação final em CSV
standings-as-csv = Classificação em CSV
results-as-json = Resultados em JSON, no formato do TopDeck

## Antes da primeira ronda encerrada

none-finished = Ainda não foi encerrada nenhuma ronda
appear-here = A classificação aparece aqui após a primeira ronda encerrada. Entretanto, vê os <a>emparelhamentos</a>.
