## Sua posição

your-record = Sua campanha
after-round = Sua posição após a rodada { $round }
place-of = { $place } de { $count }
all-standings = Classificação completa

## Palavras com um número grande

final-place = posição final
points = pontos
rank-after-swiss = posição após as rodadas suíças
place = posição
record = vitórias–derrotas–empates

## Para compartilhar

share-champion = { $player } venceu { $tournament }: 1º de { $count }, { $record }
share-place = { $player }: { $place } de { $count } em { $tournament }, { $record }
