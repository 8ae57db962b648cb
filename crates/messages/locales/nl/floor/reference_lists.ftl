information = Informatie
before-the-game = Voor de game
penalties = Straffen

## Wat spelers elkaar vertellen

status = Status
status-means = Meld een wijziging meteen, en houd de status bij waar de tafel die kan zien (MTR-A 4.1).
status-life = Life
status-counters = Counters op spelers
status-effects = Effecten op spelers zonder einde, zoals de monarch of een emblem
status-mana = Ongebruikte mana
status-dungeon = Waar een speler in een dungeon is
status-commander-damage = Commanderschade, per commander
free = Vrij
free-means = Spelers beantwoorden vragen erover volledig en naar waarheid (MTR-A 4.1).
free-actions = Lopende acties, en eerdere die nog van belang zijn
free-names = De naam van elk zichtbaar object
free-objects = Soorten en aantallen counters, staat en zone van objecten
free-score = De stand van de match
free-phase = De fase, en wie aan de beurt is; bij meerdere beurten tegelijk van elke beurt
free-commander = Hoe vaak een commander is gecast
derived = Afgeleid
derived-means = Spelers hoeven anderen niet te helpen het uit te zoeken, en mogen er niet over liegen.
derived-counts = Hoeveel kaarten van een soort in een openbare zone liggen
derived-objects = Eigenschappen van zichtbare objecten die geen vrije informatie zijn
derived-rules = Regels en kaartteksten, zoals een judge ze geeft
private = Privé
private-means = Wat alleen sommige spelers mogen zien. Zij mogen er alles over zeggen, waar of niet. De kaart tonen is een andere kwestie.
shortcuts = Shortcuts (MTR-A 4.2)
shortcut-non-active = Noemt een shortcut de niet-actieve speler, dan is dat ieder van hen, in beurtvolgorde.
shortcut-attacks = Met meer dan twee spelers in de game wordt over aanvallen niets aangenomen: noem de speler, planeswalker of battle, ook bij creatures die aanvallend in het spel komen.
shortcut-earlier = Een speler die iets wil doen vóór een voorgesteld later moment, moet dat op tijd zeggen.
shortcut-priority = Een speler die om priority vraagt en dan niets doet, wint er niets mee: zie <a>wie priority heeft</a>.

## Vóór een game

before = Vóór een Commandergame (MTR-A X.4A)
before-players = De juiste spelers aan de juiste tafel, in de volgorde van de pairing; de eerste stoel begint (MTR-A 2.2A).
before-companions = Companions worden eerst getoond, in beurtvolgorde: elke speler met een companion toont hem, en dat het deck aan de voorwaarde voldoet (CR 103.2b).
before-commanders = Daarna gaan commanders face-up in de command zone (CR 103.2c, 903.6).
before-shuffle = Decks worden geschud en aangeboden; elke tegenstander mag schudden of couperen.
before-life = Elk 40 life (CR 903.7); zeven kaarten.
before-mulligans = Mulligans, in beurtvolgorde; de eerste van een speler kost geen kaart (CR 103.5c).
before-opening-hands = Acties met de openingshand, in beurtvolgorde (CR 103.6).
before-draw = De eerste speler slaat de draw niet over: er spelen er meer dan twee (CR 103.8c).

## Een deckcheck

check = Deckcheck
check-timer = Start de tijd aan de tafel: de check geeft de eigen duur en vier minuten erbij (MTR-A X.5A).
check-sleeves = Neem decks mee voordat openingshanden worden getrokken; tel en bekijk eerst de sleeves.
check-count = 100 kaarten met de commanders; in Commander Draft minstens 60.
check-commanders = De commanders mogen commander zijn, alleen of als paar.
check-twice = Geen kaart twee keer, behalve basic lands en kaarten die het zelf toestaan. In Commander Draft geldt dit niet.
check-colours = Elke kaart binnen de color identity van de commanders.
check-banned = Niets van de banlijst van het toernooi.
check-companion = Een companion: de voorwaarde, en dat hij op de lijst staat.
check-list = De lijst zegt hetzelfde, kaart voor kaart.
check-marks = Merktekens, patronen, kromme foils: welke kaarten, en zou een speler er voordeel van hebben?
check-give-back = Schudden, teruggeven, de tijd stoppen, de spelers hun tijd zeggen.
check-found = Iets gevonden: <a>3.4, 3.5, 3.8 in de straffentabel</a>. Een deckprobleem wordt aan elke tegenstander getoond.

## Wat de game van een speler beëindigt

loss = Wat in Commander de game van een speler beëindigt
loss-life = 0 of minder life; tien poison; een kaart trekken uit een lege library (CR 104.3).
loss-commander = 21 combat damage van één commander, elk apart geteld (CR 903.10a).
loss-command-zone = Een commander die naar hand, library, graveyard of exile zou gaan, mag naar de command zone (CR 903.9).

## De straffentabel

levels-in-order = { $table }. Van licht naar zwaar: { $levels }.
at-regular = Op niveau Regular is er uitleg en de Caution, meer niet.
to-head-judge = Een Game Loss of zwaarder gaat naar de head judge; alleen de head judge diskwalificeert.
instead-of = (in plaats van { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty }, en gedropt
may-also-be = Kan ook zijn: { $penalties }.
upgrade = Warning nummer { $number } op een dag: { $penalty }.
in-multiplayer = In multiplayer: { $change }
conduct = De gedragscode van de organisator geldt ook; een overtreding daarvan is Unsporting Conduct (MTR-A 5.4): <a>Regels en afwijkingen</a>.

## Het einde van een ronde

here-extra-turns = Hier: { $limit }, dan nog één beurt voor elke speler die nog in de game zit.
here-finish-turn = Hier: { $limit }, dan wordt de lopende beurt afgemaakt.
called = De tijd wordt afgeroepen
called-extensions = Elke tafel krijgt eerst de eigen extra tijd: een deckcheck geeft de duur plus vier minuten, een ruling van meer dan een minuut de duur (MTR-A X.5A).
called-turn = De lopende beurt is beurt 0. Had de actieve speler de beurt al doorgegeven, dan eindigt die eerst, en is de beurt van de volgende speler de lopende.
called-count = Tel de spelers die op dat moment in de game zitten: zoveel beurten volgen er nog (MTR-A 2.5AA). Spelers die later weggaan, veranderen het aantal niet.
called-effects = Extra beurten door effecten tellen; overgeslagen beurten niet.
called-slow-play = Een speler die daarna een straf voor Slow Play krijgt, slaat de eigen beurten over en telt niet.
called-draw = Heeft niemand gewonnen als de laatste beurt eindigt, dan is de game gelijk.
called-no-other = Als de lopende beurten eindigen, begint er geen andere, en is de game gelijk (MTR-A 2.5AB).
drawn = Een game eindigt gelijk
drawn-again = Is er nog tijd, dan speelt iedereen die nog in de match zit nog een game, met opnieuw gelote stoelen (MTR-A 2.2A).
drawn-most-games = Is de tijd om, dan wint de speler met de meeste games; is dat gelijk, dan is de match gelijk.
drawn-match = Is de tijd om, dan is de match gelijk.
drawn-points = Een gelijke match geeft { $points } aan iedereen die eraan begon, ook wie al uit de game lag, en 0 aan spelers die de match opgaven of een Match Loss hebben.
drawn-points-still-in = Een gelijke match geeft { $points } aan wie bij het gelijkspel nog in de game zat, en 0 aan alle anderen.
won-points = Een gewonnen match geeft { $win } aan de winnaar, { $loss } aan de anderen.
won-points-by-size = Een gewonnen match geeft de winnaar { $points }; de anderen krijgen { $loss }.
won-stakes = De winnaar van een match krijgt de inzetten van iedereen aan de tafel.
drawn-stakes = Bij een gelijke match krijgt iedereen die eraan begon de eigen inzet terug, en samen verdelen ze die van spelers die de match opgaven of een Match Loss hebben.
drawn-playoff = Een play-offmatch heeft een winnaar: een gelijke game wordt opnieuw gespeeld, met gelote stoelen (MTR-A 2.5B).
floor = In de zaal
floor-outstanding = De pagina van de zaal toont open tafels, de laatste eerst.
floor-count = Een judge aan elke tafel zegt wie actief is en hoeveel beurten er nog zijn, en telt hardop.
floor-result = Voer de uitslag en eventuele drops in voordat de spelers de tafel verlaten.
