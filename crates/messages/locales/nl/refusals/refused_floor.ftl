takes-signed-in = Dit kan alleen iemand van de staf die is ingelogd.
no-table-now = Er is geen tafel { $table } in een ronde die nu wordt gespeeld.
no-player = Er is geen speler met nummer { $number } in dit toernooi.
not-at-table = Speler { $number } zit niet aan tafel { $table }. Kies een van de spelers daar.
no-watch = Er loopt geen stopwatch meer aan tafel { $table }.

## Velden

label-about = Waar het over gaat
label-for-head-judge = Voor de head judge
label-what-happened = Wat er is gebeurd
label-why = Waarom

## Een oproep

only-players-call = Alleen spelers van dit toernooi kunnen hier een judge roepen. Vraag het aan de balie.
have-called = Je hebt om { $time } al een judge geroepen. { $now } Trek die oproep in voordat je een nieuwe doet.
call-from-another-table = Je riep een judge voordat je tafel veranderde, dus er komt niemand. Heb je nu een judge nodig, roep dan opnieuw.
table-wrote-much = Waar het over gaat: je tafel heeft al veel geschreven. Laat het weg: de judge komt toch.
say-where = Waar het over gaat: zit je niet aan een tafel, zeg dan waar je bent en wat er is.
no-open-call = Je hebt geen open oproep: hij is al afgehandeld of ingetrokken.
no-such-call = Die oproep is er niet in dit toernooi.
waits-for-chief = Deze oproep wacht op de head judge: de head judge of een organisator neemt hem aan en handelt hem af.
no-round-at-tables = Tafel: er is nu geen ronde bezig. Laat de tafel weg en zeg waar het is.
call-no-table = Tafel: er is geen tafel { $table } in { $round }. Kijk in de zaal naar het nummer.
hand-to-judge = Doorgeven aan: kies iemand van de staf die hier judge is.
hand-to-other = Doorgeven aan: kies iemand die hem nog niet heeft.
call-at-no-table = Minuten: deze oproep hoort bij geen tafel.
call-changed = Tafel { $table }: { $now } Er is niets gewijzigd.
call-changed-away = Buiten de tafels: { $now } Er is niets gewijzigd.

## Hoe het met een oproep staat

call-waits = De oproep wacht sinds { $time } op een judge.
call-waits-for-head-judge = De oproep wacht sinds { $time } op de head judge.
call-handed = { $by } heeft de oproep om { $time } doorgegeven aan { $to }.
call-handed-to-you = { $by } heeft de oproep om { $time } aan jou doorgegeven.
call-handed-by-you = Jij hebt de oproep om { $time } doorgegeven aan { $to }.
call-taken = { $by } heeft de oproep sinds { $time }.
call-taken-by-you = Jij hebt de oproep sinds { $time }.
call-resolved = { $by } heeft de oproep om { $time } afgehandeld.
call-resolved-by-you = Jij hebt de oproep om { $time } afgehandeld.
call-withdrawn = De speler heeft de oproep om { $time } ingetrokken.
somebody-opening = Iemand

## Nadat vanuit een oproep een ruling is geschreven

call-stays = De oproep blijft open: een andere judge heeft hem.
call-ended = De oproep is afgesloten.

## Toezicht op tafels

covered-by = { $name } heeft toezicht op tafel { $table }. Vraag om de tafel los te laten, of vraag de head judge om die aan jou te geven.
covers-all = Je hebt al toezicht op al deze tafels.
only-chiefs-give = De head judge en organisatoren geven tafels aan anderen. Je kunt tafels voor jezelf nemen.
judge-of-staff = Judge: kies iemand van de staf die hier judge is.
theirs-to-release = { $name } heeft toezicht op tafel { $table }: alleen die judge kan de tafel loslaten.
nobody-covers = Niemand heeft toezicht op deze tafels.
none-free-as-before = Geen tafel van de vorige ronde is nu vrij om het toezicht zo te verdelen als toen.
no-round-to-cover = Er is nu geen ronde bezig. Judges kunnen tafels nemen zodra een ronde is gepubliceerd.
tables-unreadable = Tafels: { $part } is niet te lezen. Schrijf getallen en reeksen, zoals 1-20, 31.
tables-empty = Tafels: schrijf getallen en reeksen, zoals 1-20, 31.
no-table-to-cover = Tafels: er is geen tafel { $table } in { $round }.
no-tables-to-cover = Tafels: er is geen tafel van { $from } tot en met { $to } in { $round }.

## Het einde van een dienst

ends-own-shift = De head judge en organisatoren beëindigen de dienst van anderen. Je kunt je eigen dienst beëindigen.
nothing-to-hand-over = Er is niets over te dragen: geen toezicht op een tafel, geen oproep, geen stopwatch en geen deckcheck.
successor-other = Wie neemt over: kies iemand anders.
successor-of-staff = Wie neemt over: kies iemand van de staf die hier judge is.

## Wat een judge onder handen heeft

hand-table = tafel { $table }
hand-tables = tafels { $tables }
hand-calls = { $count ->
    [one] { $count } oproep
   *[other] { $count } oproepen
}
hand-watches = { $count ->
    [one] { $count } stopwatch
   *[other] { $count } stopwatches
}
hand-deck-checks = { $count ->
    [one] { $count } deckcheck
   *[other] { $count } deckchecks
}

## Notities en verklaringen

note-about = Kies de speler of de tafel waar het over gaat.
no-note = Deze notitie is er niet meer.
note-of-other = Deze notitie is van een andere judge: alleen die judge of de head judge kan de notitie verwijderen.
note-empty = Schrijf iets op.
witness-missing = Wie het zegt: kies een speler, of typ een naam.
not-missing-here = Speler { $number } speelt nu niet aan tafel { $table }. Bekijk de tafel opnieuw.
