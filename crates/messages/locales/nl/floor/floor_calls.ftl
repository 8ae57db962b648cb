waits = wacht op een judge
waits-for-head-judge = wacht sinds { $time } op de head judge
you-have-it = Jij hebt hem sinds { $time }
has-it = { $judge } heeft hem sinds { $time }
you-handed = Jij hebt hem om { $time } doorgegeven aan { $judge }
handed-to-you = { $judge } heeft hem om { $time } aan jou doorgegeven
handed = { $from } heeft hem om { $time } doorgegeven aan { $to }
you-ask = Jij vraagt: { $note }
judge-asks = { $judge } vraagt: { $note }
you-stay = Jij blijft aan de tafel.
judge-stays = { $judge } blijft aan de tafel.

## Wie heeft geroepen

noted-by-you = genoteerd door jou
noted-by = genoteerd door { $judge }

## Extra tijd bij een oproep

no-time = Geen tijd
its-length = De duur

## In de zaal

line-handed = Doorgegeven aan { $judge }: { $caller }, sinds { $time }
line-taken = { $judge } is ermee bezig: { $caller }, sinds { $time }
line-head-judge = Head judge geroepen: { $caller }, sinds { $time }
line-call = Oproep: { $caller }, sinds { $time }

## De pagina met alle oproepen

none-open = geen open
open = { $count } open
disputed = { $count } betwist
nobody-waits = Niemand wacht op een judge
new-calls = Nieuwe oproepen staan hier.
silent = Dit apparaat blijft stil bij een nieuwe oproep.
call-at-table = Oproep aan tafel { $table }
call-of = Oproep van { $place }
call-away = Oproep buiten de tafels
away = Elders
disagree = Spelers zijn het niet eens over een uitslag
note-a-call = Nieuwe oproep
no-table-hint = Laat het leeg voor een oproep buiten de tafels.
what-about = Waar het over gaat
note-it = Oproep toevoegen
ended = Afgesloten
answer-was = Antwoord: <bdi>{ $answer }</bdi>
away-from-tables = Buiten de tafels
withdrawn-at = ingetrokken om { $time }
resolved-at = { $judge } heeft hem om { $time } afgehandeld

## Meldingen

noted = De oproep is genoteerd.
claimed = De oproep is van jou.
given-back = De oproep wacht weer.
escalated = De head judge is geroepen.
handed-over = De oproep is doorgegeven.
resolved = Afgehandeld.
resolved-with-time = Afgehandeld. De tafel heeft er { $minutes } min bij.
