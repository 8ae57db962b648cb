group-result = Uitslag
group-later = Later weggaan
group-turns = Extra en overgeslagen beurten
group-status = Status
group-stacks = Stacks en priority
group-random = Munten en dobbelstenen
group-effects = Effecten met winst of gelijkspel
group-objects = Objecten en effecten

## Labels

player = Speler
name = Naam
object = Object

## Een speler in een lijst

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (marker { $marker })

## Spelers verlaten de game

end-turn-of-marker = Beurt beëindigen van marker { $marker }
eliminated = Uitgeschakeld
conceded = Opgegeven
match-loss = Match loss
drawn-for-them = Gelijkspel voor hen
lost = Verloren
won-the-game = Game gewonnen
their-turn = Nu aan de beurt
leave-hint = Vink aan wie op hetzelfde moment weggaat, en druk op de reden. Een naam opent alles over die stoel.
who-leaves = Wie gaat weg
at-end-of-phase = Aan het einde van de fase
at-end-of-phase-hint = Als nu weggaan invloed zou hebben op wat gebeurt of gaat gebeuren (MTR-A 2.4B).
who-leaves-then = Wie gaat dan weg
why = Waarom
in-turn-of = In de beurt van
leave-later = Weg aan het einde van de fase

## De tijd afroepen

call-time = { $count ->
    [one] Tijd afroepen: nog { $count } beurt
   *[other] Tijd afroepen: nog { $count } beurten
}
call-time-hint = { $count ->
    [one] { $count } speler in de game telt: zoveel beurten mogen er nog beginnen, ook als spelers later weggaan (2.5AA).
   *[other] { $count } spelers in de game tellen: zoveel beurten mogen er nog beginnen, ook als spelers later weggaan (2.5AA).
}
call-time-finish = Tijd afroepen: beurt afmaken
call-time-finish-hint = De lopende beurt wordt afgemaakt, en er begint geen andere (2.5AB).
whose-turn = Wie aan de beurt is
had-passed = Had de beurt al doorgegeven
not-counted = Niet geteld, beurten overgeslagen (Slow Play)

## Korte wegen naar het einde, en beurten

won-hint = Alle anderen verlaten de game en hebben verloren.
agreed-hint = Iedereen in de game stemt in met een gelijkspel.
agreed = Gelijkspel afgesproken
turn-to-hint = Voor een judge die later komt: beurten eindigen totdat deze speler aan de beurt is.
turn-to = Deze speler is aan de beurt
extra-turn = Extra beurt
skip-turn = Volgende beurt overslaan

## Munten en dobbelstenen

call-nothing = Niets: niemand wint de worp
heads = Kop
tails = Munt
coin = Munt
called = Keuze
even-die = Zonder munt: zijden van de dobbelsteen (even aantal), als iedereen dat goedvindt
flip = Opgooien
die = Dobbelsteen
sides = Zijden
roll = Gooien

## Effecten die de game beëindigen

effect-wins = Een effect laat winnen
effect-wins-hint = De tegenstanders binnen de range verliezen (CR 104.3h).
who-wins = Wie wint erdoor
win-by-effect = Winst door een effect
effect-draws = Een effect geeft gelijkspel
effect-draws-hint = De game is gelijk voor wie er control over heeft, en iedereen binnen hun range; de rest speelt door (CR 104.4e).
who-controls = Wie heeft control
draw-by-effect = Gelijkspel door een effect

## De status van een speler

commander-of = Commander van { $player }
second-commander-of = Tweede commander van { $player }
status-hint = Wat leeg blijft, blijft zoals het is. Schade is alle schade van die commander samen.
life = Life
poison = Poison
energy = Energy
experience = Experience
rad = Rad
commander = Commander
damage = Commanderschade
casts = Commander gecast
casts-of-second = Tweede commander gecast
set-status = Status instellen
titles = Monarch en initiative
becomes-monarch = Wordt de monarch
takes-initiative = Krijgt het initiative

## Objecten

nothing = Niets
card = Kaart
token = Token
note-object = Object noteren
owner = Eigenaar
is-a = Het is een
put-by = Neergelegd door
its-owner = De eigenaar
attached-to = Zit vast aan
note-the-object = Object noteren
no-longer-there = Niet meer daar
is-gone = Het is weg
until-it-ends = Tot het eindigt
control-of = Control over { $object }
goes-to = Gaat naar
as-long-as = Zolang dit er is
change-control = Control wijzigen
no-longer-controls = { $player } heeft geen control meer over { $object }
until-turn = Duurt tot een volgende beurt
until-turn-hint = Ook van een speler die weg is: het eindigt als die beurt zou zijn begonnen (CR 800.4m).
effect = Effect
next-turn-of = Volgende beurt van
note-effect = Effect noteren

## Wat is genoteerd

noted-card = { $object }: kaart van { $player }.
noted-token = { $object }: token van { $player }.
noted-card-controlled = { $object }: kaart van { $player }, control: { $controller }.
noted-token-controlled = { $object }: token van { $player }, control: { $controller }.
lasts-until = { $effect } duurt tot de volgende beurt van { $player }.
