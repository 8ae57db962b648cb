## O torneio em gráficos

title = O torneio em gráficos
nothing-yet = Ainda não há gráficos
nothing-yet-means = Os gráficos aparecem depois da primeira ronda.
field = Os jogadores, ronda a ronda
field-means = Cada ponto representa os jogadores com os mesmos pontos depois da ronda, incluindo quem saiu do torneio. A linha mostra { $name }.
field-means-alone = Cada ponto representa os jogadores com os mesmos pontos depois da ronda, incluindo quem saiu do torneio.
rounds = As rondas em números
column-tables = Mesas
column-byes = Byes
column-drawn = Empates
column-most = Mais pontos
column-median = Mediana (min)
column-longest = A mais longa (min)
times = Quanto tempo as mesas jogaram
times-mean = Minutos desde o início da ronda até ao resultado. Cada traço é uma mesa. O traço longo é a mediana.
bracket = O quadro após cada fase
bracket-after = Depois de: { $stage }
seats-and-commanders = Lugares e comandantes
