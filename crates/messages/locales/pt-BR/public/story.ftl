## O torneio em imagens

title = O torneio em imagens
nothing-yet = Ainda não há imagens
nothing-yet-means = Aparecem depois da primeira rodada.
field = Os jogadores, rodada a rodada
field-means = Cada círculo representa os jogadores com os mesmos pontos depois da rodada, inclusive quem saiu do torneio. A linha é { $name }.
field-means-alone = Cada círculo representa os jogadores com os mesmos pontos depois da rodada, inclusive quem saiu do torneio.
rounds = As rodadas em números
column-tables = Mesas
column-byes = Byes
column-drawn = Empates
column-most = Mais pontos
column-median = Mediana (min)
column-longest = A mais longa (min)
times = Quanto tempo as mesas jogaram
times-mean = Minutos do início da rodada até o resultado. Cada traço é uma mesa; o longo é a mediana.
bracket = Como a chave cresceu
bracket-after = Depois de: { $stage }
seats-and-commanders = Assentos e comandantes
