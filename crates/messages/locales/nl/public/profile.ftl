what-it-is = Dit toernooi volgt het Multiplayer Addendum bij de Magic Tournament Rules (MTR-A). Deze pagina laat zien wat dat betekent, en waar het toernooi afwijkt.
chosen-otherwise = Anders gekozen
nothing-chosen = Niets: elke instelling volgt het addendum.
settings = Instellingen
open-questions = Open vragen in de tekst
open-questions-text = Hoe Podium invult wat het addendum openlaat, in elk toernooi waarvoor dat geldt.
code-of-conduct = Gedragscode
conduct-violation = Een schending is Unsporting Conduct.
checked-draws = Lotingen die je kunt controleren
checked-draws-text = Elke willekeurige keuze in dit toernooi (ronde 1, byes, stoelen, gelijke standen) wordt berekend uit een geheim. De SHA-256 ervan staat hier vanaf het begin; het geheim volgt zodra het toernooi is afgelopen, en dan kan iedereen elke loting narekenen.
secret-hash = SHA-256 van het geheim
secret = Geheim
secret-follows = Wordt gepubliceerd zodra het toernooi is afgelopen.
every-draw = Elke loting, en hoe je die zelf controleert

## De tabellen

deviations-caption = Afwijkingen van het addendum
readings-caption = Uitleg van het addendum
column-about = Onderwerp
column-addendum = Het addendum
column-here = Hier
column-rule = Regel
label-addendum = Addendum:
label-here = Hier:

## Instellingen

level = Rules Enforcement Level
level-regular-means = Ontspannen spel: judges leggen uit en helpen, straffen zijn zeldzaam.
level-competitive-means = Spelers kennen de regels en de procedures; op fouten staan straffen.
level-professional-means = Als Competitive, met minder ruimte voor slordig spel.

pods = Pods
pods-of = elk { $size } spelers
pods-means = Het aantal spelers aan een tafel. De punten hangen ervan af, ook in een kleinere pod.

uneven = Als de spelers de pods niet vullen
uneven-byes = Byes
uneven-byes-means = Wie overblijft, krijgt een bye: in ronde 1 door loting, later de laagste in de stand die er nog geen had.
uneven-lowest = Kleinere pods, bij de laagste scores
uneven-highest = Kleinere pods, bij de hoogste scores
uneven-smaller-means = Iedereen speelt: sommige pods hebben een speler minder. Wie in zo'n pod zat, blijft de volgende keer zo mogelijk gespaard.
uneven-larger-highest = Grotere pods, bij de hoogste scores
uneven-larger-lowest = Grotere pods, bij de laagste scores
uneven-larger-means = Iedereen speelt: sommige pods hebben een speler meer. Als dat niet genoeg is, hebben sommige een speler minder.
uneven-lowest-then-byes = Kleinere pods, bij de laagste scores; hoogstens één bye
uneven-highest-then-byes = Kleinere pods, bij de hoogste scores; hoogstens één bye
uneven-then-byes-means = Zoveel mogelijk pods zijn vol. Andere hebben een speler minder, zodat hoogstens één speler een bye heeft: in ronde 1 door loting, later de laagste in de stand die er nog geen had.

rounds = Rondes
rounds-recommended = zoals aanbevolen voor het aantal spelers
rounds-means = Hoeveel dat er zijn, volgt zodra er minstens vier spelers zijn.
swiss-rounds = Zwitserse rondes
swiss-rounds-means = Wie niet dropt, speelt ze allemaal, ongeacht de resultaten.
playoff = Play-offs
playoff-none = geen
playoff-top = de top { $cut }
playoff-none-means = De stand na de laatste ronde beslist.
playoff-means = De besten van de Zwitserse rondes gaan verder in pods op seed; de winnaar van elke pod blijft erin.
as-recommended = { $setting }, zoals aanbevolen

pairing = Indeling
pairing-here = Ronde 1 willekeurig, daarna op punten
pairing-by-kinds = Ronde 1 willekeurig, daarna zoals per ronde ingesteld
pairing-by-kinds-means = Spelers treffen dezelfde tegenstander alleen opnieuw als het niet anders kan, behalve in rondes die strikt volgens de stand worden ingedeeld.
pairing-means = Spelers treffen dezelfde tegenstander alleen opnieuw als het niet anders kan, en zitten bij anderen met ongeveer evenveel punten.

swiss-seats = Stoelen in Zwitserse rondes
seats-random = willekeurig
seats-balanced = gespreid over de rondes van een speler
seats-means = De lijst van een pod is de beurtvolgorde: de eerste speler begint, daarna volgt de speler links.

games = Games
games-one = één game per match
games-first-to = wie het eerst { $wins } games wint
games-means = Is de tijd om voordat iemand genoeg games heeft gewonnen, dan wint wie er de meeste heeft gewonnen; bij evenveel is het gelijkspel.

round-time = Rondetijd
no-limit = geen tijdslimiet
round-time-means = Judges geven een pod extra tijd voor lange rulings en deckchecks.

after-time = Na het afroepen van de tijd
extra-turns = extra beurten
extra-turns-means = Als de tijd is afgeroepen, wordt de lopende beurt afgemaakt; daarna volgen zoveel beurten als er nog spelers in de game zijn.
finish-turn = beurt afmaken
finish-turn-means = Als de tijd is afgeroepen, wordt de lopende beurt afgemaakt en volgt er geen andere.

breaks = Pauzes
breaks-none = geen gepland
breaks-mean = Een pauze begint als de laatste uitslag van de ronde binnen is.
break-minutes = na ronde { $round }: { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
break-until = na ronde { $round }: tot { $time }
break-named = { $break }, { $name }

playoff-time = Tijd in de play-offs
playoff-time-means = Een game in de play-offs heeft een winnaar: bij gelijkspel wordt opnieuw gespeeld.

match-points = Matchpunten
match-points-here = winst { $win }, gelijkspel { $draw }, verlies { $loss }, bye { $bye }
match-points-by-place = per plaats, match loss { $loss }, bye { $bye }
match-points-mean = Bij gelijkspel krijgt iedereen die aan de match begon de punten daarvoor, behalve wie de match heeft opgegeven of een match loss heeft.

reporting = Een uitslag doorgeven
reporting-players = spelers, op hun eigen pagina
reporting-players-means = Eén speler van de pod geeft de uitslag door, en die telt zodra een ander bevestigt. Over een betwiste uitslag beslist de staf, die het laatste woord heeft.
reporting-staff = bij de staf
reporting-staff-means = De staf voert de uitslag van elke tafel in.

running-results = Uitslagen van een lopende ronde
running-public = openbaar zodra ze binnenkomen
running-public-means = Terwijl een ronde loopt, tonen pairings, play-offschema en startpagina elke uitslag zodra die is ingevoerd. De stand volgt als de ronde is afgerond. Gebruikelijk op Regular; daarboven kiest de organisator dit vóór ronde 1.
running-finished = openbaar als de ronde is afgerond
running-finished-means = Terwijl een ronde loopt, zien alleen de staf en de spelers van een tafel de uitslag ervan. Gebruikelijk boven Regular; op Regular kiest de organisator dit vóór ronde 1.

table-games = Aan de tafel bijgehouden games
table-games-players = spelers mogen ze bijhouden
table-games-players-means = Spelers mogen aan hun tafel op hun telefoon bijhouden hoeveel life iedereen heeft, wie aan de beurt is en wie afvalt. Hun tafel en de staf zien het, en na het toernooi iedereen als de organisator de games openbaar maakt. Een uitslag moet nog steeds worden doorgegeven en bevestigd. Gebruikelijk op Regular.
table-games-judges = alleen judges volgen games
table-games-judges-means = Spelers houden hun game niet samen bij. Gebruikelijk boven Regular.
long-turn = Lange beurten
long-turn-means = In games die aan de tafel worden bijgehouden, zien judges welke beurten langer duren. Verder heeft dit geen effect.
long-turn-table-means = In games die aan de tafel worden bijgehouden, zien judges en de spelers aan de tafel welke beurten langer duren. Verder heeft dit geen effect.
own-time = Eigen tijd per speler
own-time-means = In een game die aan de tafel wordt bijgehouden, gaat de duur van ieders beurten hiervan af. Judges zien wie de tijd heeft opgebruikt en beslissen wat er volgt.

commanders = Commanders
commanders-never = alleen voor de staf
commanders-never-means = Geen openbare pagina en geen export laat zien welke commander een speler heeft.
commanders-pairings = openbaar met de pairings
commanders-pairings-means = Vanaf de eerste gepubliceerde pairings ziet iedereen welke commander elk deck heeft. Gebruikelijk op Regular.
commanders-after = openbaar na het toernooi
commanders-after-means = Iedereen ziet welke commander elk deck had zodra het toernooi is afgelopen. Gebruikelijk boven Regular, waar het een voordeel is om dat vooraf te weten.

standings = Stand
first-then = { $first }, dan { $second }
standings-mean = Spelers die in alles gelijk zijn, delen een plaats; waar een volgorde nodig is, wordt geloot.
imaginary-opponents-mean = Ze tellen in het percentage van de tegenstanders van die speler. Ze hebben geen matchpunten en veranderen geen pairings.
byes-as-wins-mean = Voor tegenstanders telt het percentage alsof elke bye een gewonnen match was.
rounding-means = Percentages die afgerond gelijk zijn, zijn gelijk; de volgende tiebreaker beslist.
floor-means = Een tegenstander met een lager percentage telt met dit percentage.
win-by-size-means = Winst telt naar het aantal spelers aan de tafel, ook in de percentages. De punten voor een bye hangen er niet van af.
wager-means = De winnaar van een match krijgt alle inzetten. Wie gelijkspeelt, krijgt de eigen inzet terug, met een deel van die van de anderen. Een match loss kost de inzet, een bye verandert niets. In de percentages telt winst als { $win }, gelijkspel als { $draw } en verlies als { $loss }.
place-points-means = Spelers scoren naar het moment waarop ze afvallen: wie als laatste overblijft, heeft de eerste plaats. Spelers die tegelijk afvallen, krijgen de punten van de laatste van hun plaatsen.
draw-points-means = Eindigt een game gelijk, dan scoren de overgebleven spelers naar hun aantal en de anderen naar hun plaats.
tied-places-means = Van spelers die tegelijk afvallen, valt degene die in beurtvolgorde het verst van de actieve speler zit het eerst af.
spared-first-means = Wie in een kleinere pod zat, blijft gespaard tot ook anderen in een kleinere pod hebben gezeten, zelfs als de punten dan meer verschillen.
round-table-means = Het aantal spelers in ronde 1 beslist. Bij meer spelers dan in de laatste regel geldt de aanbeveling van het addendum.
round-kinds-mean = Gemengd: elke pod heeft spelers van de top tot onderaan de stand. Strikt: de eersten van de stand zitten samen, dan de volgenden, ook als ze elkaar al hebben getroffen.
drawn-best-seed-means = Eindigt een match in de play-offs gelijk, dan gaat van de spelers die gelijkspelen de hoogste seed door, met de plaats van een winnaar.
overtime-means = { $minutes ->
    [one] Als de tijd is afgeroepen, wordt de lopende beurt binnen { $minutes } minuut afgemaakt. Daarna beëindigt een judge de game.
   *[other] Als de tijd is afgeroepen, wordt de lopende beurt binnen { $minutes } minuten afgemaakt. Daarna beëindigt een judge de game.
}
overtime-staff-means = Alleen de staf ziet hoeveel verlenging er over is.
end-step-means = Doet iemand iets in de end step als de tijd wordt afgeroepen, dan wordt daarna nog één beurt gespeeld.
most-life-means = Heeft niemand gewonnen als de laatste beurt eindigt, dan wint wie het meeste life heeft. Is dat gelijk, dan wint wie het verst van de eerste speler zit.
drawn-games-mean = Er wordt geen andere game gespeeld, ook als er nog tijd is.
own-turn-means = Spelers geven op in hun eigen beurt, met priority en een lege stack. Wie op een ander moment opgeeft, is gedropt tot de organisator deze speler weer toelaat. Een judge handelt af wat er nog moet gebeuren.
no-show-means = { $minutes ->
    [one] De game begint als iedereen er is, of { $minutes } minuut na het begin van de ronde zonder de spelers die er niet zijn.
   *[other] De game begint als iedereen er is, of { $minutes } minuten na het begin van de ronde zonder de spelers die er niet zijn.
}
shared-by-still-in-means = Wie vóór het gelijkspel uit de game lag, heeft de match verloren.
playoff-seats-random-means = De stoelen van een play-offmatch, en daarmee wie begint, worden geloot zoals in de Zwitserse rondes.
playoff-seats-chosen-means = De stoelen van een play-offmatch worden geloot zoals in de Zwitserse rondes. Daarna kiest de hoogste seed aan tafel wie begint. De volgorde rond de tafel blijft zoals geloot.
playoff-places-means = Als iemand de finale heeft gewonnen, spelen de anderen door tot er één over is. De plaats hangt af van het moment waarop iemand afvalt; wie tegelijk afvalt, staat op volgorde van seed.

decklists = Decklists
open-at-end = aan het einde openbaar
decklists-mean = Zodra het toernooi is afgelopen, mag iedereen ze lezen op de pagina's van de spelers. Tot dan alleen de staf.
followed-games = Gevolgde games
followed-games-mean = Judges volgen sommige games beurt voor beurt. Zodra het toernooi is afgelopen, kan iedereen ze stap voor stap bekijken.
feature-game = Game van de feature table
while-played = getoond terwijl die gespeeld wordt
feature-game-means = Iedereen ziet life, schade en beurten van de feature table op de streampagina, en het life op de beamer.
