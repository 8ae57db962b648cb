floor-of = Zaal: { $round }
not-started = niet begonnen
all-have-results = elke tafel heeft een uitslag
outstanding-of = nog { $count } van { $all } open

## Welke tafels

view-all = Alle
view-outstanding = Open
view-time = Tijd
view-calls = Oproepen
view-mine = Mijn
which-tables = Welke tafels

## Oproepen buiten deze ronde

calls-earlier = Oproepen van een eerdere ronde
calls-away = Oproepen buiten de tafels

## Wat een andere judge overdroeg

handed-label = Aan jou overgedragen
handed = <b>Aan jou overgedragen</b> door <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Aan jou overgedragen</b> door <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

## De tafels

no-round = Er is nu geen ronde bezig
tables-appear = Alle tafels staan hier zodra een ronde is gepubliceerd, late tafels eerst.
table-number = Tafelnummer
go = Ga
no-such-table = Er is geen tafel { $table } in deze ronde. Verder is er niets gewijzigd.
no-table-matches = Geen tafel gevonden.
every-table-done = Elke tafel heeft een uitslag.
urgent-first = Dringendste eerst,
covered-by = toezicht:
turn-of = beurt van { $player }
turns-in-progress = { $count } lopende beurten
long-turn = { $player } is al { $minutes } min aan de beurt
own-time-used = { $player } heeft de eigen tijd opgebruikt: { $minutes } van { $own } min
turn-since = { $player } sinds { $time }
has-life = { $player } { $life }
is-out = { $player } eruit
games-of-tables = Games aan de tafels
games-followed = { $count ->
    [one] { $count } tafel met een game
   *[other] { $count } tafels met een game
}
no-games = Aan de tafels wordt nu geen game bijgehouden of gevolgd.
deck-check-since = Deckcheck sinds { $time }
call-mark = Oproep

## Straffen die nog moeten worden uitgevoerd

carry-out = Uitvoeren: { $penalty }, { $player }
undo-withdrawn = Aan de tafel ongedaan maken: { $penalty } van { $player } is ingetrokken
undo-overturned = Aan de tafel ongedaan maken: { $penalty } van { $player } is herroepen
undo-no-penalty = Aan de tafel ongedaan maken: { $penalty } van { $player } is geen straf meer
undo-lighter = Aan de tafel ongedaan maken: { $penalty } van { $player } is nu een { $lighter }

## Tijdmodus

not-done = Niet gedaan: { $what }
tap-is-kept = Je tik is bewaard: verstuur hem opnieuw als hij nog klopt.
send-again = Toch versturen
result-is-entered = De uitslag is ingevoerd.

## Judges en hun tafels

who-covers-what = Wie heeft waarop toezicht
judges-caption = Judges met hun tafels en oproepen
column-judge = Judge
column-tables = Tafels
column-calls = Oproepen
you = (jij)
no-tables = geen
nobody = Niemand
take-tables = Toezicht houden
calls-note-one = Nieuwe oproep
