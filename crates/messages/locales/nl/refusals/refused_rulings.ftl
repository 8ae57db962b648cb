no-ruling = Er is geen ruling { $number } in dit toernooi.
only-head-judge = Alleen de head judge { $what }: vraag { $name }.
only-head-judge-organizer = Alleen de head judge { $what }: vraag de organisator.
decides-appeal = beslist over een beroep
changes-penalty = wijzigt een straf
changed = Iemand heeft ruling { $number } intussen gewijzigd. Bekijk de ruling zoals die nu is en beslis opnieuw.
waits-already = Ruling { $number } wacht al op de head judge.
withdrawn = Ruling { $number } is ingetrokken.
withdrawn-already = Ruling { $number } is al ingetrokken.
not-appealed = Tegen ruling { $number } is geen beroep gedaan.
verdict = Kies of de ruling wordt gehandhaafd of herroepen.
decision-missing = Beslissing: schrijf waarom de ruling wordt herroepen.
of-other = Ruling { $number } is van een andere judge: alleen die judge of de head judge kan de ruling intrekken.
withdraw-reason = Schrijf waarom de ruling wordt ingetrokken: het wordt vastgelegd.
is-final = De head judge heeft over ruling { $number } beslist: die beslissing is definitief.
not-in-force = Ruling { $number } is niet meer van kracht.
choose-lighter = Kies een lichtere straf dan { $penalty }.
lighter-reason = Schrijf waarom de straf verandert: het wordt vastgelegd.
describes-other = Ruling { $number } is van een andere judge: alleen die judge of de head judge schrijft wat er is gebeurd.
nothing-changes = Er verandert niets: schrijf wat er is gebeurd, of wijzig een tekst.
nothing-left = Van ruling { $number } is aan geen tafel meer iets te doen.
direct-reason = Zeg waarom: de reden komt in het logboek.

## Een nieuwe ruling

confirm-as-organizer = Er is geen head judge bij de staf: vink aan dat je als organisator de straf bevestigt ({ $penalty }).
no-round-yet = Er is nog geen ronde gepubliceerd: laat de tafel leeg.
what-missing = Wat er is gebeurd: schrijf het op, één zin is genoeg.
minutes-out-of-range = Minuten: { $minutes } is geen getal van 0 tot { $most }.
minutes-of-no-table = Minuten: kies de tafel die de tijd krijgt.
about-nobody = Kies de tafel, of de spelers om wie het gaat.
call-gone = De oproep waar deze ruling bij hoort, is er niet meer.
of-player = { $name }: { $problem }
needs-infraction = bij deze straf hoort een overtreding ({ $penalty }): kies er een.
no-such-infraction = de tabel van het toernooi heeft geen overtreding { $code }: kies een andere.
too-much-at-regular = op niveau Regular gaat niets verder dan een Caution, dus geen { $penalty }: leg het uit, herstel het en maak een notitie.
proposal-is-other = volgens het voorstel leidt { $code } nu tot { $penalty }. { $because } Lees het en druk dan nog een keer op de knop.
disqualification-reason = Wat er is gebeurd: een diskwalificatie heeft een reden nodig.
type-to-disqualify = Er is niets gedaan. Typ { $word } om de diskwalificatie te bevestigen.

## De tabel van overtredingen en straffen

settings-changed = Iemand heeft de instellingen intussen gewijzigd. Bekijk ze zoals ze nu zijn en verstuur de jouwe opnieuw.
profile-not-stored = Het profiel kan niet worden opgeslagen: { $error }
infraction-problem = Overtreding { $number }: { $problem }
no-csv = Het bestand is geen CSV: { $error }.
no-such-column = Regel 1: er is geen kolom { $column }. Kolommen: { $columns }.
column-missing = Regel 1: de kolom { $column } ontbreekt.
cell-problem = Regel { $line }, { $column }: { $problem }
