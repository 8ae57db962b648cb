## O torneio em imagens

title = O torneio em imagens
nothing-yet = Ainda não há imagens
nothing-yet-means = Aparecem depois da primeira ronda.
field = Os jogadores, ronda a ronda
field-means = Cada círculo representa os jogadores com os mesmos pontos depois da ronda, incluindo quem saiu do torneio. A linha é { $name }.
field-means-alone = Cada círculo representa os jogadores com os mesmos pontos depois da ronda, incluindo quem saiu do torneio.
rounds = As rondas em números
column-tables = Mesas
column-byes = Byes
column-drawn = Empates
column-most = Mais pontos
column-median = Mediana (min)
column-longest = A mais longa (min)
times = Quanto tempo as mesas jogaram
times-mean = Minutos desde o início da ronda até ao resultado. Cada traço é uma mesa; o longo é a mediana.
bracket = Como o quadro cresceu
bracket-after = Depois de: { $stage }
seats-and-commanders = Lugares e comandantes
