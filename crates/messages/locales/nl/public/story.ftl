## Het toernooi in beeld

title = Het toernooi in beeld
nothing-yet = Nog geen beelden
nothing-yet-means = Ze verschijnen na de eerste ronde.
field = Het veld, ronde voor ronde
field-means = Elke stip staat voor de spelers met evenveel punten na de ronde, ook wie gedropt is. De lijn toont { $name }.
field-means-alone = Elke stip staat voor de spelers met evenveel punten na de ronde, ook wie gedropt is.
rounds = De rondes in cijfers
column-tables = Tafels
column-byes = Byes
column-drawn = Gelijk
column-most = Meeste punten
column-median = Mediaan (min)
column-longest = Langste (min)
times = Hoelang de tafels speelden
times-mean = Minuten van het begin van de ronde tot de uitslag. Elk streepje is een tafel, het lange is de mediaan.
bracket = Hoe het play-offschema groeide
bracket-after = Na: { $stage }
seats-and-commanders = Stoelen en commanders
