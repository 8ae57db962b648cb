published-already = { $number ->
    [one] { $round } is al gepubliceerd. Trek de publicatie eerst in; dat kan zolang er geen uitslag is.
   *[other] { $round } zijn al gepubliceerd. Trek de publicatie eerst in; dat kan zolang er geen uitslag is.
}
no-draft = Er is geen concept van { $round }.
tournament-finished = Dit toernooi is afgelopen. Heropen het eerst.
not-finished-tournament = Dit toernooi is niet afgelopen.
rounds-unreadable = De rondes hiervoor zijn niet te lezen.

## Een ronde indelen

drafted-already = { $number ->
    [one] Van { $round } is er al een concept. Publiceer het, deel opnieuw in of gooi het weg.
   *[other] Van { $round } is er al een concept. Publiceer het, deel opnieuw in of gooi het weg.
}
choose-who = { $here } van { $all } spelers zijn ingecheckt. Kies wie wordt ingedeeld: alleen zij, of alle { $all }.
too-few-here = { $here ->
    [one] Maar { $here } van { $all } spelers is er, te weinig voor een Zwitserse ronde. Check in wie er is, of deel alle { $all } in.
   *[other] Maar { $here } van { $all } spelers zijn er, te weinig voor een Zwitserse ronde. Check in wie er is, of deel alle { $all } in.
}
finish-then-pair = { $number ->
    [one] { $round } is niet afgerond. Rond de ronde af en deel dan de volgende in.
   *[other] { $round } zijn niet afgerond. Rond de ronde af en deel dan de volgende in.
}
no-result-at = In { $round } is er geen uitslag aan { $tables }. Voer in wat ontbreekt en rond de ronde dan af.
tables = { $count ->
    [one] tafel { $tables }
   *[other] de tafels { $tables }
}
no-tables = geen tafel
no-rounds-planned = Er zijn geen Zwitserse rondes gepland. Stel het aantal in bij de instellingen en deel daarna ronde 1 in.
plan-is-played = { $count ->
    [one] Er was { $count } Zwitserse ronde gepland, en die is gespeeld. Maak de cut bekend, of plan meer rondes in de instellingen.
   *[other] Er waren { $count } Zwitserse rondes gepland, en die zijn gespeeld. Maak de cut bekend, of plan meer rondes in de instellingen.
}
reason-to-continue = { $warnings } Geef een reden om toch door te gaan; die wordt vastgelegd.
playoff-has-winner = De play-offs hebben een winnaar. Sluit het toernooi af.
one-pairing-of-playoff = Een play-offronde volgt uit de seeds: er is maar één indeling.
no-pod-to-keep = Aan tafel { $table } zit geen pod van dit concept. Behoud tafels die het concept heeft.
keep-pods-reason = Schrijf waarom pods blijven: iedereen kan het lezen.
draft-up-to-date = Het concept is actueel: er is niets te beslissen.
tables-of-playoff-follow = De tafels van een play-offronde volgen uit de seeds. Maak ze opnieuw.
keep-draft-reason = Schrijf waarom het concept blijft: iedereen kan het lezen.

## Een verouderd concept

give-places = { $missing } Deel opnieuw in, of geef ieder een stoel, een bye of een match loss; publiceer dan.
out-of-date = Het concept is verouderd. { $changes } Deel opnieuw in, of behoud het zoals het is; publiceer dan.
no-place = { $count ->
    [one] { $names } heeft geen plek in deze ronde.
   *[other] { $names } hebben geen plek in deze ronde.
}
left-since-draft = { $count ->
    [one] { $names } is weggegaan sinds het concept is gemaakt.
   *[other] { $names } zijn weggegaan sinds het concept is gemaakt.
}
results-corrected = Uitslagen zijn gecorrigeerd: { $scores }.
points-instead = { $points ->
    [one] { $name } heeft { $points } punt in plaats van { $then }
   *[other] { $name } heeft { $points } punten in plaats van { $then }
}
groups-changed = Andere spelers worden nu uit elkaar gehouden van { $names }.
fixed-tables-changed = Vaste tafels zijn gewijzigd: { $moves }.
awarded-byes-changed = De toegekende bye van deze ronde is gewijzigd voor { $players }.
to-table = { $name } naar tafel { $table }
pod-size-changed = De podgrootte is nu { $now }; het concept was voor { $then }.
settings-changed = Deze instellingen zijn gewijzigd: { $settings }.
setting-uneven-pods = byes of kleinere pods
setting-smaller-pods = welke pods kleiner zijn
setting-seating = hoe stoelen worden gegeven
setting-tables = de nummers van de tafels
other-pods = Een uitslag is gecorrigeerd, of een speler is weggegaan of teruggekomen: uit de seeds volgen andere pods.
more = nog { $count }

## Wijzigingen met de hand

no-table-number = Een tafel heeft een nummer van 1 tot 99999.
other-round-now = Het is intussen een andere ronde. Bekijk de tafels en kies opnieuw.
stage-no-table = Tafel: er is geen tafel { $table } in { $round }.
tables-stay = { $number ->
    [one] { $round } is afgerond: de tafels veranderen niet meer.
   *[other] { $round } zijn afgerond: de tafels veranderen niet meer.
}
seats-of-playoff-follow = De stoelen van een play-offronde volgen uit de seeds: verplaats alleen tafels.
result-there = Er is een uitslag aan { $tables }. Wis die eerst als er op verkeerde stoelen is gespeeld.
nobody-chooses-first = Aan tafel { $table } kiest niemand wie begint: de stoelen blijven zoals ze zijn.
game-has-begun = De gevolgde game aan tafel { $table } is begonnen, dus de stoelen blijven zoals ze zijn. Moet hij opnieuw beginnen, maak dan eerst de stappen op de gamepagina ongedaan.
two-players = Kies twee verschillende spelers.
another-table = Kies een andere tafel.
no-pod-at = Aan tafel { $table } zit geen pod.
no-seat-and-bye = Speler { $number } heeft geen stoel en geen bye in deze ronde.
change-reason = Schrijf waarom: iedereen kan het lezen.
one-has-no-place = Een van de twee heeft geen plek in deze ronde.
void-and-again = Wat spelers aan deze tafels hebben doorgegeven, vervalt, en een game die daar wordt gevolgd, begint opnieuw.
change-places = { $a } en { $b } wisselen van plek.
table-moves = Tafel { $from } verhuist naar tafel { $to }.

## Publiceren, starten, afronden, en ongedaan maken

publish-first = { $number ->
    [one] { $round } is een concept. Publiceer de ronde eerst.
   *[other] { $round } zijn een concept. Publiceer de ronde eerst.
}
is-finished = { $number ->
    [one] { $round } is afgerond.
   *[other] { $round } zijn afgerond.
}
draft-already = { $number ->
    [one] { $round } is al een concept.
   *[other] { $round } zijn al een concept.
}
under-way = { $number ->
    [one] { $round } is bezig: de pairings blijven. Corrigeer aan de tafels wat niet klopt.
   *[other] { $round } zijn bezig: de pairings blijven. Corrigeer aan de tafels wat niet klopt.
}
not-newest = { $number ->
    [one] { $round } is niet de laatste stap: alleen de laatste stap kan ongedaan worden gemaakt. Corrigeer liever uitslagen.
   *[other] { $round } zijn niet de laatste stap: alleen de laatste stap kan ongedaan worden gemaakt. Corrigeer liever uitslagen.
}
cut-is-announced = Na deze ronde is de cut bekendgemaakt. Trek eerst de cut in, of corrigeer de uitslag.
not-running = { $number ->
    [one] { $round } is niet bezig: er is geen start ongedaan te maken.
   *[other] { $round } zijn niet bezig: er is geen start ongedaan te maken.
}
start-stays = { $number ->
    [one] { $round } is bezig: er zijn uitslagen, dus de start blijft.
   *[other] { $round } zijn bezig: er zijn uitslagen, dus de start blijft.
}
not-all-checked-in = { $here } van de { $all } spelers in dit concept zijn ingecheckt. De anderen worden ook ingedeeld.

## Waar een correctie toe leidt

made-with-old-result = { $number ->
    [one] { $round } is een concept met de oude uitslag: maak het hierna opnieuw.
   *[other] { $round } zijn een concept met de oude uitslag: maak het hierna opnieuw.
}
paired-with-old-result = { $number ->
    [one] { $round } is al ingedeeld met de oude uitslag, en dat blijft zo.
   *[other] { $round } zijn al ingedeeld met de oude uitslag, en dat blijft zo.
}
cut-would-be-other = De cut is bekendgemaakt; met deze uitslag zou hij anders zijn. De bekendgemaakte seeds en het play-offschema blijven; de correctie wordt vastgelegd.

## Te laat, weg of niet gekomen

no-swiss-round-to-enter = Er is geen Zwitserse ronde om in te stappen. Voeg de speler toe voor de volgende ronde.
late-has-result = De uitslag van tafel { $table } is binnen. Kies een andere.
late-full = Tafel { $table } is vol. Kies een kleinere pod, een bye of een match loss.
same-name = Speler { $number } heeft dezelfde naam. Zijn het twee mensen, voeg de tweede dan toe op de pagina met spelers en kies die hier als ingeschreven speler.
no-registered-player = Er is geen ingeschreven speler { $number }.
has-left = { $name } is uit het toernooi. Maak dat eerst ongedaan.
has-place = { $name } heeft al een plek in deze ronde.
no-round-to-drop = Er is nu geen Zwitserse ronde bezig. Laat de speler droppen op de eigen spelerspagina.
no-table-or-player = Er is geen tafel { $table }, of geen speler { $player }, in ronde { $round }.
clear-if-never-came = De uitslag van tafel { $table } is binnen. Wis hem eerst als { $name } nooit is gekomen.
not-at-table-any-more = { $name } zit niet meer aan tafel { $table }. Bekijk de tafel opnieuw.
too-small-without = Zonder { $name } is tafel { $table } te klein voor een game. Wissel met iemand van een andere tafel, of voer de uitslag in met een match loss voor deze speler en laat die droppen.
too-few-left = { $count ->
    [one] Er zou maar { $count } speler overblijven aan tafel { $table }, te weinig voor een game: de match blijft, en de uitslag wordt gewoon ingevoerd.
   *[other] Er zouden maar { $count } spelers overblijven aan tafel { $table }, te weinig voor een game: de match blijft, en de uitslag wordt gewoon ingevoerd.
}
followed-with-all = De game van tafel { $table } is met alle spelers gevolgd: de match blijft, en de uitslag wordt gewoon ingevoerd.
drop-at-end = { $count ->
    [one] { $names } dropt aan het einde van { $round }.
   *[other] { $names } droppen aan het einde van { $round }.
}

## De cut, en het einde van het toernooi

finish-then-cut = { $number ->
    [one] { $round } is niet afgerond. Rond de ronde af en maak dan de cut bekend.
   *[other] { $round } zijn niet afgerond. Rond de ronde af en maak dan de cut bekend.
}
finish-then-cut-at = { $number ->
    [one] { $round } is niet afgerond. Er is geen uitslag aan { $tables }. Rond de ronde af en maak dan de cut bekend.
   *[other] { $round } zijn niet afgerond. Er is geen uitslag aan { $tables }. Rond de ronde af en maak dan de cut bekend.
}
finish-round-first = { $number ->
    [one] { $round } is niet afgerond. Rond de ronde eerst af.
   *[other] { $round } zijn niet afgerond. Rond de ronde eerst af.
}
swiss-left-out = { $played } van { $planned } geplande Zwitserse rondes zijn gespeeld.
playoff-left-out = De geplande play-offs met { $players } spelers zijn niet gespeeld.
swiss-and-playoff-left-out = { $played } van { $planned } geplande Zwitserse rondes zijn gespeeld, en de geplande play-offs met { $players } spelers niet.
cut-already = De cut is al bekendgemaakt.
cut-reason = { $played } van { $planned } geplande Zwitserse rondes zijn gespeeld. Schrijf waarom als je de cut nu bekend wilt maken: iedereen kan het lezen.
discard-playoff-first = Er zijn rondes van de play-offs. Gooi die eerst weg.
no-cut = Er is geen bekendgemaakte cut om in te trekken.
cancel-instead = Er is geen ronde gespeeld. Gelast het toernooi af.
playoff-no-winner = De play-offs hebben nog geen winnaar. Speel ze uit, of trek de cut in.
finish-reason = { $left-out } Schrijf waarom als je het toernooi nu wilt afsluiten: iedereen kan het lezen.
reopen-reason = Schrijf waarom het toernooi wordt heropend: iedereen kan het lezen.
