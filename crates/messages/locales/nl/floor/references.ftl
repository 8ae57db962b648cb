for-table = Voor tafel { $table }

## De deuren

cards = Wie een kaart mag tonen
cards-about = Naar zone, eigenaar, controller en wie mag kijken.
priority = Wie priority heeft
priority-about = Als een speler erom vraagt en dan niets doet.
loops = Waar een loop stopt
loops-about = Naar wat elke speler voorstelt, in beurtvolgorde.
leaving = Wat met een speler weggaat
leaving-about = Wat die bezit, onder control heeft en op de stack heeft.
chance = Munt en dobbelstenen
chance-about = Eerlijk geloot, en vastgelegd met de speler die vroeg.
information = Informatie en shortcuts
information-about = Wat spelers moeten zeggen, wat ze mogen zeggen, en wat wordt aangenomen.
checklists = Voor de game, deckchecks
checklists-about = De stappen op volgorde, voor Commander.
penalties = Straffen in één oogopslag
penalties-about = De gebruikte straffentabel, met wat multiplayer verandert.
end-of-round = Einde van de ronde
end-of-round-about = Als de tijd wordt afgeroepen: de laatste beurten, en gelijkspel.

## Delen van alle vragen

players = Spelers
take-players = Deze spelers nemen
no-such-table = Er is geen tafel { $table } in de laatste ronde: het antwoord is voor een tafel in het algemeen.
name-and-seat = { $name } (stoel { $seat })
answer = Antwoord
not-answered = Geen antwoord
choose = Kies
who-left = Wie de game heeft verlaten
have-left = Hebben de game verlaten
whose-turn = Wie aan de beurt is
owner = Eigenaar
controller = Controller
owner-has-it = De eigenaar
game-over = De game is afgelopen.

## Een verborgen kaart tonen

where-card-is = Waar de kaart is
zone-library = Library
zone-hand = Hand
zone-exile = Exile, face-down
zone-other = Andere zone, voorlopig face-down
zone-battlefield = Battlefield, face-down
zone-stack = Stack, face-down
who-may-look = Wie nu mag kijken, door een instructie
who-may-show = Wie mag hem tonen
nobody-may-show = Niemand mag hem tonen.
may-show = { $count ->
    [one] { $names } mag hem tonen, verder niemand.
   *[other] { $names } mogen hem tonen, verder niemand.
}
because = { $reason } (MTR-A 3.13A)
because-library = Een kaart in een library wordt alleen getoond door de eigenaar, en alleen zolang die er door een instructie naar kijkt.
because-hand = Een hand mag alleen door de eigenaar worden getoond.
because-exile = Een kaart die face-down in exile ligt, mag worden getoond door een speler die er nu door een instructie naar mag kijken.
because-other = Zo'n kaart mag worden getoond door een speler die er nu door een instructie naar mag kijken.
because-battlefield = Een face-down permanent mag alleen door de controller worden getoond.
because-stack = Een face-down spell mag alleen door de controller worden getoond.
may-say-not-show = Een andere speler mocht kijken: die mag zeggen wat er te zien was, maar het niet tonen.
theirs-alone = De toestemming geldt alleen voor die speler zelf, niet voor wie control over die speler heeft.
anyone-may-say = Iedereen mag zeggen wat op een verborgen kaart staat, waar of niet.

## Priority

priority-lead = Een speler vroeg om priority, of hield de game op, en doet dan niets (MTR-A 4.2A).
who-asked = Wie vroeg en niets doet
choose-turn-and-asker = Kies wie aan de beurt is en wie om priority vroeg.
has-left-game = { $name } heeft de game verlaten en kan niet om priority vragen.
game-over-no-priority = De game is afgelopen: niemand heeft priority.
takes-no-part = { $name } doet niet mee.
request-void = Het verzoek van { $name } vervalt.
turn-has-priority = { $name } is aan de beurt en heeft priority.
next-has-priority = { $active } is weg, dus gaat priority naar de volgende in beurtvolgorde: { $name }.
nobody-has-priority = Niemand heeft priority.
had-passed = { $count ->
    [one] { $names } had eerder gepast: dat telt niet, de game gaat terug naar direct na de laatste handeling.
   *[other] { $names } hadden eerder gepast: dat telt niet, de game gaat terug naar direct na de laatste handeling.
}
may-act-or-pass = { $name } mag iets doen, of passen; vóór die speler mag niemand anders iets doen.

## Loops

loops-lead = Een speler kondigt een loop aan en hoe vaak die loopt. In beurtvolgorde mag elke speler een eerder einde noemen, totdat niemand dat doet (MTR-A 4.4A).
who-announces = Wie de loop aankondigt
how-often = Hoe vaak die loopt
points-in-iteration = Punten in één herhaling
earliest-stops = Het vroegste einde dat elke speler wil
stops-hint = Laat een speler leeg die niets voorstelt. Een punt is een moment waarop iemand iets zou kunnen doen, geteld vanaf 1; leeg is het laatste.
iteration = Herhaling
point = Punt
where-it-stops = Waar de loop stopt
choose-turn-and-announcer = Kies wie aan de beurt is en wie de loop aankondigde.
type-loop = Typ hoe vaak de loop moet lopen en hoeveel punten hij heeft: getallen vanaf 1.
announcer-in-game = Wie een loop aankondigt, zit in de game.
loop-not-possible = Die loop kan niet worden aangekondigd: typ getallen vanaf 1.
loop-not-settled = Over de loop is niet beslist: kijk nog eens naar de voorstellen.
proposes-nothing = { $name } stelt niets eerder voor.
stops-at-point = De loop stopt in herhaling { $iteration }, na punt { $point }.
stops-after = De loop stopt na herhaling { $iteration }.
runs-as-announced = { $count ->
    [one] De loop loopt zoals aangekondigd, { $count } keer.
   *[other] De loop loopt zoals aangekondigd, { $count } keer.
}
priority-there = { $name } heeft daar priority.
nobody-priority-there = Niemand heeft daar priority.
priority-after = { $name } heeft daarna priority.
nobody-priority-after = Niemand heeft daarna priority.
stop-would-be-void = Doet { $name } dan niets, dan vervalt het einde zoals een ingetrokken verzoek (MTR-A 4.2A): { $active } heeft priority.

## Een speler gaat weg

who-leaves = Wie gaat weg
followed-hint = De game aan deze tafel wordt gevolgd: het antwoord bevat wat daar is vastgelegd.
object-number = Object { $number }
what-it-is = Wat het is
kind-permanent = Permanent
kind-token = Token
kind-spell = Spell op de stack
kind-ability = Ability op de stack
kind-copy = Kopie op de stack
if-not-owner = Als het niet de eigenaar is
by-effect = door een effect dat control geeft
came-under-control = kwam onder diens control
what-leaves = Wat gaat weg
more-objects = Meer objecten
choose-leaver = Kies wie weggaat.
nobody-left = Er is niemand over.
choose-owner = { $object }: kies de eigenaar.
name-objects = Noem de objecten die ertoe doen, en vraag dan opnieuw.
nothing-changes = Hiervan verandert niets.
nothing-leaves-followed = In de gevolgde game gaat niets met deze speler weg.
has-left-followed = In de gevolgde game is { $name } al weg.
in-followed-game = In de gevolgde game: { $what }.
nothing-comes = Er komt niets meer onder control van deze speler, en geen van diens triggers gaat op een stack (CR 800.4).
in-order = In deze volgorde (CR 800.4a)
order-owned = Alles wat de speler bezit, verlaat de game, wie er ook control over heeft.
order-effects = Effecten die de speler control over iets geven, eindigen.
order-stack = Waar de speler op een stack control over heeft en wat geen kaart is, houdt op te bestaan.
order-exiled = Waar de speler dan nog control over heeft, gaat naar exile.
after-leaving = Had de speler priority, dan gaat die naar de volgende. Schade aan de speler wordt niet toegebracht, kosten aan de speler worden niet betaald, en een andere speler maakt de keuzes. De beurt gaat door zonder actieve speler.

## Munten en dobbelstenen

who-asks = Wie vraagt
number-hint = Het spelersnummer: het wordt vastgelegd.
recorded-hint = Het wordt vastgelegd.
what-for = Waarvoor
coin = Munt
call = Keuze
no-call = Niets
heads = Kop
tails = Munt
call-hint = Alleen de speler die gooit, kan winnen of verliezen, en alleen als die vooraf kop of munt kiest (CR 705.2).
die-instead = Dobbelsteen in plaats daarvan
die-hint = Een even aantal zijden, als alle spelers het eens zijn: oneven is kop (CR 705.1).
flip = Opgooien
dice = Dobbelstenen
sides = Zijden
roll = Gooien
type-who-asks = Wie vraagt: typ het spelersnummer, het wordt vastgelegd.
drawn-here = Hier geloot
nothing-drawn = Nog niets. Elke loting wordt berekend uit het geheim van het toernooi en het volgende nummer, zodat iedereen die later kan narekenen: <a>Eerlijk geloot</a>.
drawn-for-everyone = <a>Eerlijk geloot</a> toont ze aan iedereen.
go-back = Terug
