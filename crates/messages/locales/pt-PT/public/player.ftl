## A página de um jogador

entered-in = entrou na ronda { $round }
commander = Comandante
this-is-me = Sou eu
this-is-not-me = Não sou eu
no-round = Ainda não há rondas
no-round-text = Mesas, lugares e oponentes aparecem aqui quando uma ronda for publicada.
rounds = Rondas
rounds-latest-first = Rondas, a mais recente primeiro
seats-had = Lugares nas rondas suíças: { $seats }.
seat-times = { $seat } { $times } ×
seats-balanced = Os lugares são distribuídos do modo mais equilibrado possível, o que é um desvio da adenda.
points-over-rounds = Pontos ao longo das rondas
points-after-each = Pontos após cada ronda
round-short = R{ $number }
decklist = Decklist
where-from = De onde vêm os números

## Palavras sob um número grande

stat-final-place = Posição final
stat-rank = Posição
stat-rank-after-swiss = Posição após as rondas suíças
stat-points = Pontos
stat-record = Vitórias–derrotas–empates
stat-seed = Seed no playoff

## Como foi a ronda

result-void = Anulada
result-seated = À mesa
result-playing = A jogar
result-none = Sem resultado
