## Turniej na wykresach

title = Turniej na wykresach
nothing-yet = Jeszcze bez wykresów
nothing-yet-means = Wykresy pojawią się po pierwszej rundzie.
field = Gracze runda po rundzie
field-means = Każde kółko to gracze z tą samą liczbą punktów po rundzie, także ci po dropie. Linia to { $name }.
field-means-alone = Każde kółko to gracze z tą samą liczbą punktów po rundzie, także ci po dropie.
rounds = Rundy w liczbach
column-tables = Stoliki
column-byes = Bye
column-drawn = Remisy
column-most = Najwięcej punktów
column-median = Mediana (min)
column-longest = Najdłuższy (min)
times = Jak długo grały stoliki
times-mean = Minuty od początku rundy do wyniku. Każda kreska to stolik, długa to mediana.
bracket = Jak rosła drabinka
bracket-after = Po etapie: { $stage }
seats-and-commanders = Miejsca i dowódcy
