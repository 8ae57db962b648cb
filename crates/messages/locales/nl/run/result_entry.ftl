results-of = Uitslagen: { $round }
reported-of = <b>{ $reported }</b> van { $all } binnen
not-started = niet begonnen: de eerste uitslag start de ronde en de klok
finish-round = Ronde afronden
one-key-per-game = Eén toets per game, op volgorde: 1D1 is stoel 1, een game gelijk, stoel 1.
keys-still-in = <kbd>=</kbd> en stoelen: gelijkspel van wie nog in de game zat, zoals =124
keys-places = Stoelen op volgorde van plaats, met <kbd>&gt;</kbd> ertussen en <kbd>=</kbd> tussen spelers die tegelijk afvielen, zoals 3&gt;1=4&gt;2
table-is-reported = De uitslag van tafel { $table } is binnen.
can-be-undone = Wat je invoert, kun je enkele seconden lang ongedaan maken.

## Waar geen ronde wordt gespeeld

no-round = Nu geen uitslagen in te voeren
no-round-text = Uitslagen worden hier ingevoerd zodra een ronde is gepubliceerd.
corrected-at-tables = Uitslagen van afgeronde rondes corrigeer je bij <a>hun tafels</a>.

## Rulings

rulings = Rulings
rulings-to-agree = Rulings waar uitslagen bij moeten passen
reminder = Tafel { $table }: <bdi>{ $player }</bdi>, { $text } (<a>ruling { $ruling }</a>)

## Wat spelers doorgeven

players-report = Wat spelers doorgeven
to-confirm = { $count } te bevestigen
more-reports = { $count ->
    [one] Nog { $count } wacht op de anderen aan de tafel.
   *[other] Nog { $count } wachten op de anderen aan hun tafels.
}
entered-otherwise = Anders ingevoerd dan een speler doorgaf:
link-table = tafel { $table }
disputed = Betwist
ruled-out = Kan niet
waits = Wacht
button-at-table = { $label }, tafel { $table }

## De tafels als kaarten

which-tables = Welke tafels
list-outstanding = Open: { $count }
list-reported = Binnen: { $count }
tables = Tafels
seats = Stoelen
reported = doorgegeven
undo = Ongedaan
change = Wijzigen
draw = Gelijk
drawn-game = Game gelijk
losses = Opgave, drop …
games-done = Klaar
undo-game = Eén game terug
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-and-drawn = { $count ->
    [one] { $count } game, { $drawn } gelijk
   *[other] { $count } games, { $drawn } gelijk
}
overrule-it = Toch vervangen

## Meldingen

already-so = Tafel { $table } had deze uitslag al.
undo-clears-result = Ongedaan maken wist alleen de uitslag: een drop maak je ongedaan op de spelerspagina.
reported-before = Iemand was je voor: { $stored }. De jouwe is niet opgeslagen.
at-table = Tafel { $table }: { $sentence }
unknown-entry = Onbekende invoer { $typed }. Typ C en een stoel voor een opgave, M en een stoel voor een match loss, D en een stoel voor een drop, zoals c2 m3 d4.
