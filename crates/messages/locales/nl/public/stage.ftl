for-a-stream = { $tournament }, voor een stream

## In plaats van een klok

find-your-seats = zoek je stoel
round-over = ronde afgelopen
paused = { $left } gepauzeerd

## Bij een speler

won = winst
drawn = gelijk
seed = Seed { $seed }
commander-damage = Commanderschade
more-players = en nog { $count }

## De pagina van de staf

overlays = Overlays voor een stream
feature-table = Feature table
shown-table = { $round }: <b>tafel { $table }</b>.
first-table = { $round }: <b>tafel { $table }</b>, de eerste, tot je er een kiest.
on-the-stage = In beeld
show-table = Tafel { $table } tonen
another-table = Andere tafel
its-number = Het nummer ervan.
show-it = Tonen
tables-appear-here = De tafels van de eerste ronde komen hier te staan. De eerste wordt getoond tot je er een kiest.
table-is-on-stage = Tafel { $table } is in beeld.
go-back = Terug
type-its-number = { $field }: typ het nummer.

## De adressen

addresses = Adressen voor de stream
how-to-use = Voeg in OBS of een vergelijkbaar programma een browserbron (browser source) van 1920 × 1080 toe en plak een adres. De pagina's hebben geen achtergrond en volgen de ronde vanzelf.
look-at-it = Bekijken
whole = Ronde, klok en tafel
whole-explained = De hele scène: een kop, en onderaan de tafel met de game.
table-explained = Wie er aan de tafel zit, in beurtvolgorde, met punten en de game.
clock = Klok
clock-explained = Alleen de cijfers, zonder vlak erachter.
bracket-explained = De play-offs, zodra de cut bekend is.

game-of-table = Game van de feature table
stream-shows-game = Op de eerste twee adressen hieronder toont een stream de game live, zoals de spelers of een judge die bijhouden: life, commanderschade, beurten, wie eruit ligt. Houd deze adressen binnen de staf.
nobody-else-sees-it = Toeschouwers zien er niets van, ook niet op de beamer.
everybody-sees-it = Iedereen ziet de game een paar seconden later op de openbare streampagina, en het life op de beamer.
show-game-to-everybody = Aan iedereen tonen
keep-game-to-stream = Alleen in de stream tonen
everybody-sees-game = Iedereen ziet de game van de feature table.
only-stream-sees-game = De game van de feature table is alleen in de stream te zien.
