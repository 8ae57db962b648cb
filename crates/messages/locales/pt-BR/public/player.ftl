## A página de um jogador

entered-in = entrou na rodada { $round }
commander = Comandante
this-is-me = Sou eu
this-is-not-me = Não sou eu
no-round = Nenhuma rodada ainda
no-round-text = Mesas, assentos e oponentes aparecem aqui quando uma rodada for publicada.
rounds = Rodadas
rounds-latest-first = Rodadas, a mais recente primeiro
seats-had = Assentos nas rodadas suíças: { $seats }.
seat-times = { $seat } { $times } ×
seats-balanced = Os assentos são distribuídos do modo mais equilibrado possível, o que se desvia do adendo.
points-over-rounds = Pontos ao longo das rodadas
points-after-each = Pontos após cada rodada
round-short = R{ $number }
decklist = Lista de deck
where-from = De onde vêm os números

## Palavras sob um número grande

stat-final-place = Posição final
stat-rank = Posição
stat-rank-after-swiss = Posição após as rodadas suíças
stat-points = Pontos
stat-record = Vitórias–derrotas–empates
stat-seed = Seed no playoff

## Como foi a rodada

result-void = Anulada
result-seated = À mesa
result-playing = Jogando
result-none = Sem resultado
