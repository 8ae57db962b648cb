about = Rulings over <bdi>{ $player }</bdi>
player-number = speler { $number }
as-csv = Als CSV
which-rulings = Welke rulings
filter-all = Alle
filter-mine = Mijn
filter-head-judge = Voor de head judge: { $count }
new-ruling = Nieuwe ruling
none-of-these = Geen rulings van deze soort
all-rulings = Alle rulings
none-yet = Nog geen ruling
none-yet-means = Beslissingen van judges aan de tafels staan hier: wie, wat er is gebeurd, het antwoord, straffen en beroepen.
ruling = Ruling { $number }
ruling-inside = ruling { $number }
no-description = Nog geen beschrijving.

## Een ruling

to-rulings = Naar de rulings
check-again = Opnieuw controleren
was-overturned = ruling { $number } is herroepen
was-withdrawn = ruling { $number } is ingetrokken
no-infraction = Zonder overtreding.
had-proposed = Het voorstel was: { $penalty }.
built-on-one = Bouwt voort op <a>ruling { $one }</a>.
built-on-two = Bouwt voort op <a>ruling { $one }</a>, <a>ruling { $two }</a>.
built-on-three = Bouwt voort op <a>ruling { $one }</a>, <a>ruling { $two }</a>, <a>ruling { $three }</a>.
dropped-with-it = De speler dropt erdoor uit het toernooi.

## Wat een ruling zegt

what-happened = Wat er is gebeurd
not-written = nog niet geschreven
time-given = Gegeven tijd
minutes = { $count } min
given-by = Gegeven door
for-head-judge = Voor de head judge
to-head-judge = Naar de head judge
upheld-by = Gehandhaafd door
overturned-by = Herroepen door
changed-by = Gewijzigd door
withdrawn-by = Ingetrokken door
why = Waarom
before-change = Vóór de wijziging
until = tot <bdi>{ $when }</bdi>

## Verklaringen

statements = Verklaringen
written-by = opgeschreven door <bdi>{ $when }</bdi>
remove-statement = Verklaring van { $name } verwijderen
add-statement = Verklaring toevoegen
who-says = Wie het zegt
somebody-else = Iemand anders
somebodys-name = Naam van iemand anders
witness-hint = Een toeschouwer, een judge.
in-their-words = In de eigen woorden.
keep-statement = Verklaring bewaren

## De teksten

change-texts = Teksten wijzigen
answer-hint = Wat je tegen de spelers hebt gezegd.
rule-hint = Zoals CR 800.4a of MTR-A 4.2A.
write-down = Opschrijven
save-texts = Teksten opslaan

## De beslissing van de head judge

confirm-or-not = Bevestigen of niet
look-again = Opnieuw bekijken
decide-appeal = Over het beroep beslissen
heads-word = Beslissing van de head judge
uphold = Handhaven
overturn = Herroepen
uphold-carries-out = De ruling blijft en de straf wordt uitgevoerd.
uphold-stands = De ruling blijft ongewijzigd.
overturn-nothing = Er wordt niets uitgevoerd; leg in plaats daarvan een andere ruling vast.
overturn-undoes = Wat is uitgevoerd, wordt ongedaan gemaakt, zo goed als het gaat; leg in plaats daarvan een andere ruling vast.
decision-hint = Waarom; nodig om te herroepen.
decide = Beslissen
appeal-means = Accepteert een speler de ruling niet, dan beslist de head judge. Tot dan blijft de ruling van kracht.
appeal = In beroep bij de head judge
waits-now = De ruling wacht nu op de head judge.
make-lighter = Straf verlichten
lighter-means = De gevolgen van de straf worden ongedaan gemaakt, zo goed als het gaat, en in deze ruling komt de lichtere straf ervoor in de plaats.
lighter = Verlichten
withdraw-it = Intrekken
withdraw-means = Voor een ruling die bij vergissing is vastgelegd: de gevolgen worden ongedaan gemaakt, zo goed als het gaat, en de ruling blijft als ingetrokken in de lijst staan.
withdraw = Ruling intrekken
recorded = Het is vastgelegd.

## Een diskwalificatie

type-to-disqualify = Typ om de speler te diskwalificeren: { $word }
disqualify-hint = De speler verlaat het toernooi en de stand.
list-publicly = Op de openbare pagina met wijzigingen zetten
