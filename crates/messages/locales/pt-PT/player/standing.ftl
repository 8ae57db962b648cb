## A tua posição

your-record = Os teus resultados
after-round = A tua posição após a ronda { $round }
place-of = { $place } de { $count }
all-standings = Classificação completa

## Palavras com um número grande

final-place = posição final
points = pontos
rank-after-swiss = posição após as rondas suíças
place = posição
record = vitórias–derrotas–empates

## Para partilhar

share-champion = { $player } ganhou { $tournament }: 1.º de { $count }, { $record }
share-place = { $player }: { $place } de { $count } em { $tournament }, { $record }
