## De pagina

matches-so-far = { $count ->
    [one] { $count } match tot nu toe
   *[other] { $count } matches tot nu toe
}
of-tournaments = { $count ->
    [one] van { $count } toernooi
   *[other] van { $count } toernooien
}
with-others = Samen met andere toernooien
none-yet = Nog geen statistieken
not-yet = Statistieken zijn openbaar zodra het toernooi is afgelopen.
not-yet-staff = Ze worden hier geteld zodra de eerste tafel een uitslag heeft. Iedereen ziet ze zodra het toernooi is afgelopen.
choose = Kies afgelopen toernooien: ze worden samen geteld.
choose-first = Kies eerst afgelopen toernooien.
to-statistics = Naar de statistieken
parts = Delen
phone-shows = Een telefoon toont de belangrijkste kolommen; de bestanden bevatten ze allemaal.
how-counted = Hoe er wordt geteld
table-named = Tabel: { $caption }
more-in-file = Nog { $count } in het bestand.
as-csv = { $section } als CSV

## Toernooien kiezen

choose-tournaments = Toernooien kiezen
none-to-choose = Je kunt afgelopen toernooien kiezen die op de voorpagina staan.
finished-at-most = Afgelopen toernooien, hoogstens { $most }
older-ones = Nog { $count } oudere zijn te kiezen via hun eigen statistiekpagina.
count-together = Samen tellen
nothing-chosen = Er is niets gekozen: vink minstens één toernooi aan.

## Woorden onder een groot getal

stat-tournaments = { $count ->
    [one] toernooi
   *[other] toernooien
}
stat-entries = { $count ->
    [one] deelname
   *[other] deelnames
}
stat-matches = { $count ->
    [one] match
   *[other] matches
}
stat-drawn = gelijk

## Kolommen

column-matches = Matches
label-matches = matches
column-won = Winst
label-won = winst
column-drawn = Gelijk
label-drawn = gelijk
column-lost = Verlies
label-lost = verlies
label-rank = plaats
label-between = tussen
column-draws-left-out = Zonder gelijkspel
label-draws-left-out = zonder gelijkspel
column-draws-counted = Met gelijkspel
label-draws-counted = met gelijkspel
column-share = Aandeel
label-share = aandeel
column-minutes = Minuten
label-minutes = min
column-longest = Langste
label-longest = langste
label-longest-minutes = langste, min
column-share-drawn = Aandeel gelijk
column-counted = Geteld
label-counted = geteld
column-shortest = Kortste
label-shortest = kortste
column-middle = Mediaan
label-middle = mediaan
column-average = Gemiddeld
label-average = gemiddeld
column-entries = Deelnames
label-entries = deelnames
column-points-a-match = Punten per match
label-points-a-match = punten per match
column-against-mean = T.o.v. gemiddelde
label-against-mean = t.o.v. gemiddelde
column-cuts = Cuts
label-cuts = cuts
column-share-won = Aandeel winst
column-by-chance = Door toeval
label-by-chance = cuts door toeval
column-conversion = Conversie
label-conversion = conversie
column-commander = Commander
column-against = Tegen
label-against = tegen
column-meetings = Treffens
label-meetings = treffens
column-first-won = Eerste won
label-first-won = eerste won
column-second-won = Tweede won
label-second-won = tweede won
column-share-of-first = Aandeel eerste
column-events = Toernooien
label-events = toernooien
column-byes = Byes
label-byes = byes
label-opponents = tegenstanders
column-ended = Einde
column-what = Wat

range = { $least }–{ $most }
intervals = Een lijn is het 95%-interval van Wilson: met veel meer matches zou de stip waarschijnlijk ergens op die lijn komen.

## Stoelen

seats = Stoelen
seats-none-drawn = { $matches ->
    [one] { $matches } match in pods van { $size }, zonder gelijkspel.
   *[other] { $matches } matches in pods van { $size }, geen enkele gelijk.
}
seats-drawn = { $matches ->
    [one] { $matches } match in pods van { $size }, waarvan { $drawn } gelijk.
   *[other] { $matches } matches in pods van { $size }, waarvan { $drawn } gelijk.
}
seats-apart = Pods van een andere grootte worden apart geteld, net als matches in de play-offs, waarin de beste seed de eerste stoel heeft.
wins-by-seat = Winst per stoel
wins-draws-left-out = Winst per stoel, zonder gelijkspelen
wins-draws-counted = Winst per stoel, gelijkspel geteld als niet gewonnen
equal-share = De stippellijn is een gelijk aandeel, { $share }.
seat-of-pods = Pods van { $size }, stoel { $number }
seat-of-playoff = Play-offs, pods van { $size }, stoel { $number }
test-too-few = Te weinig om te toetsen of stoelen gelijk zijn: daarvoor zijn { $least } gewonnen matches per stoel nodig, en hoogstens tien stoelen.
test-differs = Toets op gelijke stoelen, over de gewonnen matches: χ² = { $statistic }, aantal vrijheidsgraden: { $degrees }, p = { $p }: de stoelen verschillen meer dan toeval meestal verklaart.
test-chance = Toets op gelijke stoelen, over de gewonnen matches: χ² = { $statistic }, aantal vrijheidsgraden: { $degrees }, p = { $p }: zo'n verschil kan heel goed alleen toeval zijn.
less-than = minder dan { $number }

## Gelijkspelen

draws = Gelijkspelen
draws-of-matches = { $matches ->
    [one] { $drawn } van { $matches } match gelijk.
   *[other] { $drawn } van { $matches } matches gelijk.
}
draws-and-minutes = Gelijkspelen en minuten per ronde
draws-by-round = Gelijkspelen per ronde
all-together = De stippellijn is alle rondes samen, { $share }.
playoff = Play-offs

## Hoe matches eindigden

endings = Hoe matches eindigden
when-ended = Wanneer matches eindigden
when-ended-drawn = Wanneer matches eindigden, en hoeveel ervan gelijk
after-time-means = Na de tijd: nog bezig toen de tijd van de tafel om was, volgens de klok of zoals een judge die afriep.
ended-in-time = Binnen de tijd
ended-after-time = Na de tijd
ended-not-known = Onbekend
extra-turns = { $matches ->
    [one] Extra beurten zijn in { $matches } match gevolgd: { $least } tot { $most }, mediaan { $middle }.
   *[other] Extra beurten zijn in { $matches } matches gevolgd: { $least } tot { $most }, mediaan { $middle }.
} { $won ->
    [one] { $won } daarvan is in die beurten gewonnen.
   *[other] { $won } daarvan zijn in die beurten gewonnen.
}
conceded = { $count ->
    [one] Van { $count } match melden uitslagen of gevolgde games dat iemand heeft opgegeven; de meeste uitslagen vermelden dat niet.
   *[other] Van { $count } matches melden uitslagen of gevolgde games dat iemand heeft opgegeven; de meeste uitslagen vermelden dat niet.
}
conceded-where-followed = { $followed ->
    [one] Van { $followed } match met een game die een judge tot het einde volgde, gebeurde het in { $conceded }.
   *[other] Van { $followed } matches met een game die een judge tot het einde volgde, gebeurde het in { $conceded }.
}

## Tijdsduur

lengths = Hoe lang het duurde
minutes-of-round = Minuten van een ronde, de mediaan
bar-minutes = { $minutes } min
lengths-means = Hele minuten: het gemiddelde, en de mediaan als die tussen twee waarden ligt, zijn naar beneden afgerond. Een ronde loopt van de start tot die is afgerond; een match van de start van de ronde tot de uitslag er was; een game is er een die een judge van de eerste beurt tot het einde heeft gevolgd.
a-round = Een ronde
a-match = Een match
a-game = Een game

## Commanders

commanders = Commanders
won-by-commander = Gewonnen matches per commander
won-by-commander-caption = Gewonnen matches per commander, van die met een plaats, in die volgorde: op punten t.o.v. het gemiddelde. Een gelijkspel is niet gewonnen.
commanders-ranked = Een plaats krijgen commanders met minstens { $least } Zwitserse matches; de andere volgen op naam.
against-mean-means = Punten per match gaan over Zwitserse matches, zonder byes; “t.o.v. gemiddelde” deelt ze door wat iedereen in dezelfde toernooien scoorde: 1 is zoals iedereen.
conversion-means = Conversie is het aantal gehaalde cuts gedeeld door het aantal dat alleen toeval zou opleveren (Σ cut / grootte van het toernooi); dat laatste moet minstens { $least } zijn.
commanders-known = { $entries ->
    [one] Van { $known } van { $entries } deelname is de commander bekend.
   *[other] Van { $known } van { $entries } deelnames is de commander bekend.
}
commanders-withheld = { $count ->
    [one] Commanders van { $count } deelname zijn weggelaten: hun toernooi toont ze niet.
   *[other] Commanders van { $count } deelnames zijn weggelaten: hun toernooi toont ze niet.
}

## Commanders aan dezelfde tafel

pairs = Commander tegen commander
pairs-most-frequent = Commanders die elkaar troffen, de vaakst voorkomende treffens eerst
pairs-means = Aan elke tafel treft elke deelname van de ene elke deelname van de andere. Het aandeel gaat over de treffens die een van de twee won, en wordt gegeven vanaf { $least } treffens; de rest won iemand anders, of niemand.

## Spelers

players = Spelers
players-ranked = Een plaats op punten t.o.v. het gemiddelde krijgt wie minstens { $least } Zwitserse matches heeft; de anderen volgen op naam. Tegenstanders: het gemiddelde van wat hun tegenstanders t.o.v. het gemiddelde scoorden; 1 is zoals iedereen.
same-names = Spelers van verschillende toernooien gelden als één persoon als hun namen gelijk geschreven zijn, tenzij er twee in hetzelfde toernooi spelen.
