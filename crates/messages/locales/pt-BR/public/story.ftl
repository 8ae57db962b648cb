## O torneio em gráficos

title = O torneio em gráficos
nothing-yet = Ainda não há gráficos
nothing-yet-means = Os gráficos aparecem depois da primeira rodada.
field = Os jogadores, rodada a rodada
field-means = Cada ponto representa os jogadores com os mesmos pontos depois da rodada, inclusive quem saiu do torneio. A linha mostra { $name }.
field-means-alone = Cada ponto representa os jogadores com os mesmos pontos depois da rodada, inclusive quem saiu do torneio.
rounds = As rodadas em números
column-tables = Mesas
column-byes = Byes
column-drawn = Empates
column-most = Mais pontos
column-median = Mediana (min)
column-longest = A mais longa (min)
times = Quanto tempo as mesas jogaram
times-mean = Minutos do início da rodada até o resultado. Cada traço é uma mesa. O traço longo é a mediana.
bracket = A chave após cada fase
bracket-after = Depois de: { $stage }
seats-and-commanders = Assentos e comandantes
