opened = Het toernooi is open: de pagina's ervan staan op de voorpagina.
finished = Het toernooi is afgesloten.
reopened = Het toernooi is weer open.

## Waar het toernooi is

line-draft = { $round }, concept
line-published = { $round }, gepubliceerd
line-running = { $round }, bezig
line-finished = { $round }, afgerond
no-round-yet = Nog geen ronde
rounds-played = { $count ->
    [one] { $count } ronde gespeeld
   *[other] { $count } rondes gespeeld
}

## De stappen van het toernooi

stages = Hoe ver het toernooi is
stage-done = Klaar:
stage-registration = Inschrijving
stage-check-in = Check-in
stage-rounds = Rondes
stage-pair = Indelen
stage-publish = Publiceren
stage-play = Spelen
stage-finish = Afronden
stage-cut = Cut
stage-playoff = Play-offs
stage-end = Einde

## De volgende stap

next = Hierna

## Voordat het toernooi open is

players-so-far = { $count ->
    [one] { $count } speler tot nu toe
   *[other] { $count } spelers tot nu toe
}
open-means = Alleen de staf en mensen met de link zien het toernooi. Open het als spelers het mogen vinden; het publiceren van ronde 1 opent het ook.
all-here = Zijn ze er allemaal? Het toernooi begint als ronde 1 wordt ingedeeld.
open-tournament = Toernooi openen
pair-round = Indelen: ronde { $round }
names = Namen
names-hint = Plak ze, één per regel. Je bekijkt ze voordat ze worden toegevoegd.
look-at-names = Namen bekijken
send-file = Bestand sturen

## Het inchecken

checked-in-of = { $here } van { $all } zijn ingecheckt
checked-in = Ingecheckt
absent-means = Spelers die er niet zijn, worden vóór ronde 1 gedropt of gewoon ingedeeld.
too-few = { $here ->
    [one] { $here } is te weinig voor een Zwitserse ronde.
   *[other] { $here } is te weinig voor een Zwitserse ronde.
}
check-in = Inchecken
pair-who-are-here = Indelen: de { $here } die er zijn
pair-all = Indelen: alle { $all }

## Een ronde indelen

nobody-checked-in = { $players } spelers, van wie niemand is ingecheckt: { $plan }.
everybody-checked-in = { $players } spelers, die er allemaal zijn: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } Zwitserse ronde
   *[other] { $rounds } Zwitserse rondes
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } Zwitserse ronde, dan play-offs met de top { $cut }
   *[other] { $rounds } Zwitserse rondes, dan play-offs met de top { $cut }
}
size = { $players } aan { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Alleen de staf ziet de pairings totdat je ze publiceert.
why-anyway = Waarom toch doorgaan
why-anyway-hint = Het wordt vastgelegd.

## Een concept

draft-of = Concept van { $round }
why-so = Waarom zo
tables-as-seeded = { $tables ->
    [one] { $tables } tafel, zoals uit de seeds volgt.
   *[other] { $tables } tafels, zoals uit de seeds volgt.
}
publish-only-means = Publiceer alleen, dan kunnen spelers hun stoel zoeken voordat je de ronde en de klok start.

## Een gepubliceerde ronde

is-published = { $number ->
    [one] { $round } is gepubliceerd
   *[other] { $round } zijn gepubliceerd
}
start-when = Start als iedereen zit: dan begint de klok.

## De uitslagen van een ronde

reported-of = Uitslag bij { $reported } van { $tables } tafels
tables-reported = Tafels met een uitslag
outstanding = Nog open
note-disputed = betwist
note-to-confirm = te bevestigen
note-minutes = +{ $minutes } min
enter-results = Uitslagen invoeren
find-seats = Spelers vinden hun stoel op de pagina met <a>pairings</a> of op de <a>beamer</a>.
report-by-links = Ze geven uitslagen door vanaf hun eigen pagina, die opent met <a>links om af te drukken</a>.

## Een ronde is klaar

every-table-has = Elke tafel heeft een uitslag: { $round }
finish-means = Met het afronden worden de uitslagen en de stand openbaar.

## De cut

swiss-over = De Zwitserse rondes zijn gespeeld
four-players = Vier spelers, één pod
no-swiss = { $players } spelers spelen geen Zwitserse rondes, alleen één play-offpod (MTR-A Appendix E).
choose-cut = Cut kiezen
who-is-in = Wie erin zit
drawn-by-lot = geloot
announce-top = Bekendmaken: top { $cut }
another-cut = Andere cut
end-without-playoff = Eindigen zonder play-offs
leader-wins = Wie alleen bovenaan staat, wint. Met het afsluiten wordt het geheim van de lotingen gepubliceerd.
finish-tournament = Toernooi afsluiten

## Een play-offronde maken

table-can-be-made = De tafel van { $round } kan worden gemaakt.
tables-can-be-made = De tafels van { $round } kunnen worden gemaakt.
waiting = Wachten nog:
make-table = Tafel maken: { $round }
make-tables = Tafels maken: { $round }

## Het einde

winner-is = Winnaar: <bdi>{ $name }</bdi>
all-played = Alle rondes zijn gespeeld
finish-publishes = Met het afsluiten wordt het geheim van de lotingen gepubliceerd, zodat iedereen ze kan narekenen.
over = Het toernooi is afgelopen
winner = Winnaar: <b><bdi>{ $name }</bdi></b>.
for-community = Voor je community
copy-tournament = Toernooi kopiëren

## De tekst voor chats en forums

community-won = { $names } heeft { $tournament } gewonnen ({ $players }).
community-share = { $names } delen de eerste plaats in { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Stand: { $places }.

## De klok van de ronde

add-time-for-all = Tijd toevoegen voor iedereen
change-break = Pauze wijzigen

## Het plan

plan = Plan
state = Status
registered-and-here = { $registered }, { $here } ingecheckt
registered-here-and-left = { $left ->
    [one] { $registered }, { $here } ingecheckt, { $left } is weg
   *[other] { $registered }, { $here } ingecheckt, { $left } zijn weg
}
rounds-follow = volgen uit het aantal spelers
top = Top { $cut }
recommended = Aanbevolen
recommended-rounds = { $rounds } rondes, top { $cut }, bij { $players } spelers
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rondes, top { $cut }, bij { $players } spelers met { $byes } bye (telt als { $counted })
   *[other] { $rounds } rondes, top { $cut }, bij { $players } spelers met { $byes } byes (telt als { $counted })
}
self-registration = Zelf inschrijven
registration-open = open
registration-closed = gesloten
announce-something = Bericht plaatsen

## Een afgelopen toernooi heropenen

reopen-tournament = Toernooi heropenen
reopen-means = Alleen om een fout te herstellen: het geheim van de lotingen is al openbaar. Iedereen kan de reden lezen.
reopen = Heropenen
