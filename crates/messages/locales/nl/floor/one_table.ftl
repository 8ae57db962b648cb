no-round = Er is nu geen ronde bezig.
no-such-table = Er is geen tafel { $table } in { $round }.
to-floor = Naar de zaal

## De kop

with-extension = met { $minutes } min extra
deck-check-mark = Deckcheck
by = door <bdi>{ $judge }</bdi>
call-label = Oproep voor een judge
reports-label = Wat de spelers doorgeven
decide-result = Over de uitslag beslissen

## Een straf uitvoeren of ongedaan maken

to-do = Te doen aan de tafel
task-skip-turn = Zeg tegen de tafel: deze speler slaat de volgende beurt over.
task-game-loss = Zeg tegen de tafel: deze speler verlaat nu de game, de anderen spelen door.
task-match-loss = Zeg tegen de tafel: deze speler verlaat nu de match, de anderen spelen door.
undo-skip-turn =
    Zeg tegen de tafel: deze speler slaat geen beurt over. Is dat al gebeurd, dan gaat de game vanaf hier verder.
undo-went-on =
    De gevolgde game ging verder zonder deze speler. Maak de stappen op de gamepagina ongedaan, terug tot de straf, en voer opnieuw in wat nog geldt; of zeg tegen de tafel dat deze speler uit de game blijft.
undo-followed =
    Zeg tegen de tafel: deze speler speelt door. Die zit weer in de gevolgde game, en de beurten blijven zoals ze waren.
undo-not-followed = Zeg tegen de tafel: deze speler zit vanaf nu weer in de game. De beurten blijven zoals ze waren.
ruling-number = Ruling { $number }
done-at-table = Aan de tafel gedaan

## De stoelen

seats = Stoelen
is-out = <s><bdi>{ $player }</bdi></s> ligt uit de game: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> ligt uit de game: { $why }, <a>ruling { $number }</a>
result-is = Uitslag: <b><bdi>{ $result }</bdi></b>
starts-now = Begin nu zonder te wachten
note-missing = Er ontbreekt iemand
note-missing-means = De staf en de spelers aan deze tafel zien het tot de speler er is of de uitslag is ingevoerd. Het is geen straf.
is-here = { $player } is er
loss-and-drop = Match loss en drop: { $player }
no-show = Iemand is niet gekomen
no-show-means =
    Die speler krijgt in deze ronde een match loss en is gedropt. De anderen schuiven op en spelen; een game die wordt gevolgd, begint opnieuw.
did-not-come = Niet gekomen:

## Wat een judge aan de tafel doet

time-and-turns = Tijd en beurten
game-desk = Gamepagina
games = Games
follow-game = Game volgen
report-result = Uitslag invoeren
change-result = Uitslag wijzigen
message-table = Bericht aan de tafel

## Extra tijd

time = Tijd
reason-judge-call = Judge
reason-late-start = Late start
reason-accident = Ongelukje
reason-deck-problem = Deckprobleem
other-time = Andere minuten, andere reden
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = { $minutes } min intrekken

## Een deckcheck

deck-check = Deckcheck
what-was-found = Wat er is gevonden: <bdi>{ $player }</bdi>
found-hint = Leeg: niets.
end-check = Deckcheck klaar: de duur en 4 min erbij
whose-deck = Wiens deck
nobody-ticked = niemand aangevinkt: allemaal
was-checked = is gecontroleerd
all-deck-checks = Alle deckchecks

## Als de tijd wordt afgeroepen

when-time-is-called = Als hier de tijd wordt afgeroepen
other-rules = Regels van dit toernooi
end-is = { $end }.
end-is-otherwise = { $end } (niet zoals aan de andere tafels: <bdi>{ $reason }</bdi>).
decide-otherwise = Voor deze tafel anders beslissen
reason-hint = Iedereen kan het lezen bij de afwijkingen.
instead = Anders: { $end }

## De stopwatch voor slow play

watch = Stopwatch voor slow play
watch-of = Stopwatch voor slow play: <bdi>{ $player }</bdi>
have-acted = Heeft gehandeld
time-player = Timen: { $player }
slow-play = Slow Play
slow-play-of = Slow Play van { $player }

## Rulings en notities

rulings = Rulings aan deze tafel
none-yet = Nog geen.
notes = Notities
no-notes = Geen notities over deze tafel of de spelers ervan.
write-note = Notitie schrijven
about = Over
this-table = Deze tafel
note-hint = Alleen voor de staf, ook in latere rondes.
keep-note = Notitie bewaren

## Toezicht

cover = Toezicht
you-cover = Jij hebt toezicht op deze tafel.
judge-covers = <bdi>{ $judge }</bdi> heeft toezicht op deze tafel.
nobody-covers = Niemand heeft toezicht op deze tafel.
handed-over = Overgedragen door <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Overgedragen door <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Deze tafel nemen
release-it = Loslaten

## Onderaan

beside = Tafels ernaast
