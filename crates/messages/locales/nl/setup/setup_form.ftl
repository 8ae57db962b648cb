new-tournament = Nieuw toernooi
create = Toernooi aanmaken
copy = Toernooi kopiëren
copy-intro = Een nieuw toernooi met de instellingen van dit. Spelers en rondes blijven hier.
save = Instellingen opslaan
start-from = Beginnen met
defaults = De standaard van het addendum
played-elsewhere = Begin voor een toernooi dat elders is gespeeld <a>met het bestand ervan</a>.
penalties = Straffentabel

## Meldingen

saved = De instellingen zijn opgeslagen.
nothing-saved = Er is niets opgeslagen. Verbeter de gemarkeerde velden.
cancelled = Het toernooi is afgelast.
created = Het toernooi is aangemaakt.
created-with = { $count ->
    [one] Het toernooi is aangemaakt, met één speler.
   *[other] Het toernooi is aangemaakt, met { $count } spelers.
}
look-at-names-first = Bekijk de namen. Er is nog niets aangemaakt.

## Spelers van een nieuw toernooi

look-at-names = Namen bekijken
create-with-names = Aanmaken met deze namen
names-hint = Eén naam per regel. Als je de lijst bewerkt, controleer je die opnieuw.
players-hint = Eén naam per regel, als je ze al weet. Je kunt er altijd meer toevoegen, en spelers kunnen zich inschrijven.

## Wat een kopie meeneemt

comes-along = Gaat mee
staff-along = { $count ->
    [one] Staf: één persoon naast jou, met dezelfde rol
   *[other] Staf: { $count } mensen naast jou, met dezelfde rollen
}
deck-rules = Regels voor decklists
deck-rules-hint = Lijsten worden aangenomen tot ronde 1, of tot een deadline die je instelt.
along-hint = Alle instellingen, ook de straffentabel.

## De eerste velden

date = Datum
place = Plaats
time-zone = Tijdzone
time-zone-hint = Typ een grotere stad, zoals Amsterdam of Lissabon.
language = Taal
language-hint = Voor afdrukken en de beamer. Pagina's leest iedereen in de eigen taal.
level-hint = Alle standaardwaarden hieronder hangen ervan af. Lege velden volgen het addendum.
level-regular = Kleinere pods, 90 minuten, de beurt wordt afgemaakt. Vanaf 4 spelers.
level-competitive = Byes, 75 minuten, extra beurten. Vanaf 16 spelers.
level-professional = Als Competitive, met de strengste rulings. Vanaf 16 spelers.
until-first-round = Je kunt al het volgende wijzigen tot de eerste ronde.
as-level = Zoals bij het niveau hoort

## Rondes en play-offs

rounds-and-playoff = Rondes en play-offs
recommended = Bij { $players } spelers: { $rounds } Zwitserse rondes, dan de top { $cut }.
recommended-with-byes = { $byes ->
    [one] Bij { $players } spelers met { $byes } bye: { $rounds } Zwitserse rondes, dan de top { $cut }.
   *[other] Bij { $players } spelers met { $byes } byes: { $rounds } Zwitserse rondes, dan de top { $cut }.
}
recommended-later = Volgt uit het aantal spelers, byes meegeteld.
swiss-rounds-hint = Leeg: zoals aanbevolen (MTR-A Appendix E).
playoff-hint = Bij een top 7, 10, 13 of 40 slaan de beste seeds de eerste play-offronde over.
cut-recommended = Zoals aanbevolen
cut-none = Geen play-offs
cut-top = Top { $cut }
uneven = Als de spelers de pods niet vullen
uneven-level = Regular: kleinere pods. Competitive en Professional: byes (MTR-A 10.4A).
uneven-byes = Byes
uneven-byes-hint = Pods zijn vol; de laagsten zonder bye krijgen er een. Aanbevolen voor Commander (MTR-A X.1B).
smaller-pods = Kleinere pods
uneven-smaller-hint = Niemand zit een ronde uit; sommige pods hebben een speler minder.
uneven-larger = Grotere pods
uneven-larger-hint = Niemand zit een ronde uit; sommige pods hebben een speler meer. De volle zijn dan de kleinere pods.
uneven-then-byes = Kleinere pods, dan één bye
uneven-then-byes-hint = Zoveel mogelijk volle pods; andere hebben een speler minder, zodat hoogstens één speler een bye heeft.
smaller-pods-hint = Aan welke kant van de stand ze komen. Heeft geen effect als er byes worden gegeven.
at-bottom = Onderaan
at-top = Bovenaan
seating = Stoelen in Zwitserse rondes
seats-random = Willekeurig
seats-balanced = Verdeeld over de rondes (afwijking)
draft-pods = De pods van een draft blijven voor de eerste ronde (MTR-A X.6A)
house-pods = Pods en rondes volgens andere regels
house-pods-hint = Voor andere regels dan het addendum: wie in kleinere pods zit, hoeveel rondes er zijn en hoe elke ronde wordt ingedeeld.
smaller-pods-once = Niemand zit twee keer in een kleinere pod zolang anderen er niet in zaten
smaller-pods-once-hint = Alleen eerdere tegenstanders vermijden gaat voor. Niet aangevinkt: het wordt vermeden als dat verder niets kost.
round-table-hint = Eén regel per aantal spelers: 16: 2 rounds, top 4. Die geldt tot en met 16 spelers. De laatste mag voor alles daarboven gelden: more: 5 rounds, no playoff. Leeg: zoals aanbevolen (MTR-A Appendix E).
round-kinds-hint = Ronde 1 wordt geloot. Kies hoe de andere worden ingedeeld; het addendum volgt de stand.
round-kind-second = Ronde 2
round-kind-others = Rondes daarna
round-kind-last = Laatste ronde

## Match en punten

match-and-points = Match en punten
pod-size = Podgrootte
pod-size-hint = 4, zoals in Commander.
games-to-win = Games om een match te winnen
games-to-win-hint = Eén in Commander (MTR-A X.1A).
points-win = Punten voor winst
points-win-hint = Leeg: podgrootte + 1.
points-draw = voor een gelijkspel
points-draw-hint = Leeg: 1.
points-loss = voor verlies
points-loss-hint = Leeg: 0.
points-bye = voor een bye
points-bye-hint = Leeg: als winst.
players-report = Spelers geven hun uitslag door
players-report-hint = Op Regular geven spelers door, daarboven de staf. De staf heeft het laatste woord.
players-report-yes = Ja: een uitslag telt als een andere speler van de pod hem bevestigt
players-report-no = Nee: alleen de staf voert uitslagen in
running-results = Uitslagen van een lopende ronde
running-results-hint = Op Regular ziet iedereen ze zodra ze binnenkomen; daarboven als de ronde is afgerond. Niet te wijzigen nadat ronde 1 is ingedeeld.
running-results-yes = Iedereen ziet ze zodra ze binnenkomen
running-results-no = Iedereen ziet ze als de ronde is afgerond
table-games = Aan de tafel bijgehouden games
table-games-hint = Spelers houden aan hun tafel op hun telefoon bij hoeveel life iedereen heeft, wie aan de beurt is en wie afvalt, en judges zien het. Stel je niets in, dan mogen spelers dat op Regular; daarboven volgen alleen judges games.
table-games-yes = Spelers mogen de game van hun tafel bijhouden
table-games-no = Alleen judges volgen games
long-turn = Minuten van een lange beurt
long-turn-hint = Een langere beurt wordt op de pagina's van de judges gemarkeerd. Leeg: er wordt geen beurt gemarkeerd.
long-turns-at-table = Lange beurten ook aan de tafel markeren
own-time = Minuten eigen tijd per speler
own-time-hint = In een game die aan de tafel wordt bijgehouden, gaat de duur van ieders beurten hiervan af, en judges zien wie de tijd heeft opgebruikt; zij beslissen wat er volgt. Leeg: alleen de gebruikte tijd wordt getoond.
tiebreakers = Tiebreakers
tiebreakers-hint = Leeg: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Voor een andere volgorde typ je de namen met komma's; er zijn ook W%, OW%, H2H, Seat, Games won.
house-rules = Huisregels
house-rules-hint = Wat andere regeldocumenten anders bepalen dan het addendum. Het gekozen reglement legt een deel daarvan vast; de rest volgt het addendum.
percentages = Percentages in de stand
percentages-hint = Voor andere regels dan het addendum. Denkbeeldige tegenstanders hebben een percentage en geen matchpunten: ze tellen in OMW%, niet in OAMP, en veranderen geen pairing.
opponents-hint = Leeg: geen, zoals in het addendum.
opponents-percentage = met een percentage van
opponents-percentage-hint = Zoals 1/5, 20 % of 0.33.
byes-in-percentages = Een bye telt als gewonnen match in het percentage dat tegenstanders krijgen
percentage-decimals-hint = Hoeveel decimalen van het percentage (als deel van 1) tellen, 2 tot 4, met halven naar boven afgerond: 4 is 31,50 %. Leeg: exact vergeleken.
percentage-floor-hint = Zoals 1/5, 1/3 of 1/7; 0 is geen. Leeg: 1 / punten voor winst.
scoring = Punten naar podgrootte, ingezette punten
scoring-hint = Voor andere regels dan het addendum.
win-points-by-hint = Naar het aantal spelers aan de tafel is winst in een pod van drie afhankelijk van je keuze 4 of 5 punten waard. Laat de punten voor winst en bye leeg: die volgen hieruit.
win-points-tournament = In elke pod gelijk
win-points-plus-one = Aantal spelers aan de tafel + 1
win-points-twice = Twee keer het aantal spelers aan de tafel − 1
wager-start = Ingezette punten: aan het begin
wager-start-hint = Zoals 1000. Leeg: elke uitslag heeft vaste punten.
wager-stake = Inzet in elke match
wager-stake-hint = Het deel van hun eigen punten dat spelers inzetten, zoals 10 % of 1/10.
place-points-hint = Voor elke podgrootte een regel: het aantal spelers, dan de punten vanaf de eerste plaats, zoals 4: 6 3 2 1. Een grootte zonder regel neemt de eerstvolgende grotere. Laat de punten voor winst en bye leeg: die volgen hieruit.
draw-points-hint = Voor elk aantal spelers dat nog in de game zit een regel: dat aantal, dan de punten voor elk, zoals 2: 3. Leeg: de punten van de laatste van hun plaatsen.
tied-last = Punten van de laatste van hun plaatsen
tied-turn-order = Op beurtvolgorde
draws = Gelijkspel en stoelen in de play-offs
draws-hint = Voor andere regels dan het addendum. De eerste keuze is telkens die van het addendum.
draw-shared-by-hint = Speelt alleen gelijk wie nog in de game zit, dan vraagt het formulier voor een gelijkspel wie dat waren.
draw-shared-all = Iedereen die aan de match begon en niet heeft opgegeven
draw-shared-still-in = Alleen wie nog in de game zit bij het gelijkspel
drawn-elimination-replay = Nog een game, tot iemand wint
drawn-elimination-seed = Van de spelers die gelijkspelen, gaat de hoogste seed door
playoff-seats-seed = Op seed, de hoogste eerst (2.2B)
playoff-seats-chosen = Geloot, en de hoogste seed aan tafel kiest wie begint
playoff-places = Als de finale gewonnen is, spelen de anderen door om de plaatsen daarachter
playoff-places-hint = De uitslag van de finale zegt wie in welke volgorde afviel.
ending = Verlenging, onafgemaakte en gelijke games
overtime-hint = Minuten voor de lopende beurt nadat de tijd is afgeroepen. Leeg: onbeperkt.
end-step-turn = Doet iemand iets in de end step als de tijd wordt afgeroepen, dan is de volgende beurt de laatste
no-show-hint = Minuten vanaf het begin van de ronde. Leeg: de judges beslissen.

## Tijd

time = Tijd
round-minutes = Minuten van een Zwitserse ronde
round-minutes-hint = Leeg: 90 op Regular, 75 daarboven (MTR-A Appendix B). 0: zonder tijdslimiet.
end-of-round = Als de tijd wordt afgeroepen
end-of-round-hint = Extra beurten tot 75 minuten, de beurt afmaken daarboven.
end-as-limit = Zoals bij de tijdslimiet hoort
end-extra-turns = Extra beurten (2.5AA)
end-finish-turn = Beurt afmaken (2.5AB)
playoff-minutes = Minuten van een play-offmatch
playoff-minutes-hint = Leeg: zonder tijdslimiet, zoals aanbevolen (MTR-A 2.5B).
breaks-hint = Eén per regel: round 2: 45 minutes, Lunch. Voor een tweede dag: round 4: until 10:00. Een pauze begint als de ronde ervoor is afgerond.

## Inschrijving en namen

registration-and-names = Inschrijving en namen
registration = Spelers schrijven zich zelf in
registration-closed = Gesloten
registration-closed-hint = De staf schrijft spelers in.
registration-approval = Met goedkeuring
registration-approval-hint = Spelers schrijven zich in met een link; de staf keurt elk van hen goed.
registration-open = Open
registration-open-hint = Spelers schrijven zich in met een link of QR-code.
max-players = Maximum aantal spelers
max-players-hint = Latere inschrijvingen komen op de wachtlijst. Leeg: geen limiet.
per-address = Inschrijvingen per uur vanaf één adres
per-address-hint = Alle telefoons op de wifi van een locatie delen één adres, dus sta er zoveel toe als je spelers verwacht. Ook een script komt daar niet bovenuit.
names-shown = Namen op openbare pagina's
names-full = Volledige namen
names-initial = Voornaam en initiaal
commanders = Commanders op openbare pagina's
commanders-hint = Op Regular met de eerste pairings; daarboven na het toernooi. Vóór ronde 1 ziet alleen de staf ze. Nadat die is ingedeeld, kun je niet méér tonen.
commanders-with-pairings = Iedereen ziet ze met de pairings
commanders-after = Iedereen ziet ze als het toernooi is afgelopen
commanders-never = Alleen de staf ziet ze
decklists = Iedereen mag de decklists lezen na het toernooi
decklists-hint = Op de pagina's van de spelers, in de exports en in het formaat van TopDeck. Tot dan kan alleen de staf ze lezen. Kies vóór ronde 1.
listed = Op de voorpagina
listed-hint = Zodra het toernooi open is.
indexed = Zoekmachines mogen de pagina's vermelden

## Tafels en teksten

tables-and-texts = Tafels en teksten
first-table = Nummer van de eerste tafel
first-table-hint = De eerste pod zit daar, de andere aan de tafels erna.
skipped = Over te slaan tafels
skipped-hint = Getallen en reeksen: 13, 20-24.
description-hint = Staat op de startpagina van het toernooi, voor iedereen.
code-of-conduct-hint = Iedereen ziet die; een overtreding is Unsporting Conduct (MTR-A 5.4).

## Onder het formulier

deviations-hint = Iedereen kan deze lijst lezen.
deviation = { $what }: { $here } (addendum: { $addendum })
for-next = Voor het volgende toernooi
preset-name = Naam van de preset
preset-name-hint = Bewaart de opgeslagen instellingen zonder naam, datum en beschrijving. Een preset met dezelfde naam wordt vervangen.
preset-for-everybody = Voor iedereen die hier toernooien aanmaakt
keep-preset = Als preset bewaren
preset-kept = “{ $name }” is bewaard: een nieuw toernooi kan ermee beginnen.
preset-removed = De preset “{ $name }” is verwijderd.
cancel = Toernooi afgelasten
cancel-means = Er wordt niets verwijderd, maar er kan niets meer worden ingevoerd. Iedereen kan de reden lezen.

## De community waar een toernooi bij hoort

community = Community
community-hint = De spelers worden mensen van de community. Hun uitslagen worden daar verzameld, en de volgende keer vind je ze terug.
no-community = Geen community
community-leaves = Verlaat het toernooi de community, dan zit het in geen seizoen ervan meer, en tellen de uitslagen niet meer bij de mensen. Komt het terug, dan zijn de spelers weer aan dezelfde mensen gekoppeld.
choose-community = Community opslaan
community-chosen = De community is opgeslagen.
