empty-means = Judges kunnen tafels nemen zodra een ronde is gepubliceerd.
caption = Judges met hun tafels
tables = Tafels
ranges-hint = Getallen en reeksen: 1-20, 31.
take-them = Nemen
release-them = Loslaten
everybody-as-before = Iedereen zoals vorige ronde
mine-as-before = Mijn vorige tafels
release-all = Al mijn tafels loslaten
give-title = Tafels aan iemand geven
their-tables = Tafels voor deze judge
give-them = Geven

## Wat is veranderd

no-button = Dit formulier zei niet wat er moest gebeuren. Druk op een van de knoppen.
nothing-changed = Er is niets veranderd: het was al zo.
one-yours = Tafel { $table }: van jou.
all-yours = Tafels { $tables }: van jou.
one-released = Tafel { $table }: losgelaten.
all-released = Tafels { $tables }: losgelaten.
one-given = Tafel { $table }: gegeven.
all-given = Tafels { $tables }: gegeven.
one-as-before = Tafel { $table }: zoals in de vorige ronde.
all-as-before = Tafels { $tables }: zoals in de vorige ronde.
kept = Deze blijven bij wie er toezicht op heeft: { $tables }.
kept-table = { $table } ({ $judge })

## Andere meldingen

end-is-public = Iedereen kan het lezen bij de afwijkingen.
watch-runs = De stopwatch loopt.
watch-ended = De tijd is genoteerd.
no-show = { $player } krijgt in deze ronde een match loss en is gedropt. Komt deze speler toch, maak de drop dan ongedaan op de spelerspagina: de stoel is er nog als de match geen uitslag heeft.

## Notities

notes = Notities
notes-mean = Over spelers en tafels, zonder ruling. Alleen de staf leest ze, in elke ronde.
note = Notitie
players-number = Nummer van de speler
or-table = Of een tafel
keep-note = Notitie bewaren
no-note = Nog geen notitie
no-note-means = Wat judges over een speler of tafel noteren, staat hier, en op de pagina van die speler en tafel.
note-kept = De notitie is bewaard.
note-removed = De notitie is verwijderd.
