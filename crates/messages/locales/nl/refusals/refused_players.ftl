no-such-number = Er is geen speler met nummer { $number } in dit toernooi.
finished = Het toernooi is afgelopen: heropen het eerst.
cancelled = Het toernooi is afgelast: aan de spelers verandert niets meer.
check-in-ended = Het inchecken is gestopt toen de rondes begonnen.
approve-first = { $name } wacht op goedkeuring: keur de inschrijving eerst goed.
bring-back-first = { $name } is verwijderd: haal deze speler eerst terug.
registered-already = { $name } is al ingeschreven.
swiss-over = De Zwitserse rondes zitten erop: niemand kan meer meedoen.
removed-already = { $name } is al verwijderd.
has-place = { $name } heeft een plek in { $round }: laat deze speler droppen, zodat de rondes blijven zoals ze zijn.
in-cut = { $name } zit in de bekendgemaakte cut: laat deze speler droppen.
has-not-dropped = { $name } is niet gedropt.
disqualified-already = { $name } is al gediskwalificeerd.
was-not-disqualified = { $name } is niet gediskwalificeerd.
pending = { $name } wacht op goedkeuring en doet nog niet mee.
waits = { $name } staat op de wachtlijst en doet nog niet mee: verwijder deze speler dus.
was-removed = { $name } is verwijderd.
was-disqualified = { $name } is gediskwalificeerd.
dropped-before-round-one = { $name } is al gedropt, vóór ronde 1.
dropped-after = { $name } is al gedropt, na { $round }.
same-name = Speler { $number } heeft dezelfde naam. Zijn het twee mensen, zeg dat dan; anders hoef je niets te doen.
player-number = speler { $number }
row-of-list = rij { $row } van deze lijst

## Spelers toevoegen

list-empty = De lijst is leeg: er is niemand toegevoegd.
tournament-finished = Het toernooi is afgelopen: niemand kan meer meedoen.
tournament-cancelled = Het toernooi is afgelast: niemand kan meer meedoen.
most-rounds = Een toernooi heeft hoogstens { $most } rondes: niemand kan meer meedoen.
most-players = Een toernooi heeft hoogstens { $most } spelers: er is niemand toegevoegd.
all-places-taken = Alle { $most } plekken zijn bezet: laat iemand droppen, of verhoog het maximum in de instellingen.
all-places-taken-meanwhile = Alle { $most } plekken zijn intussen bezet: laat iemand anders droppen, of verhoog het maximum in de instellingen.
over = Het toernooi is voorbij: niemand wordt nog geweigerd.
does-not-wait = { $name } wacht niet op goedkeuring.
not-with-this-name = Speler { $number } doet niet mee onder de naam { $name }. Keur de inschrijving goed of weiger die.
only-waiting = Alleen wachtende inschrijvingen kunnen samen worden geweigerd.
none-waits = Geen van hen wacht nog.
none-removed = Geen van hen is nog verwijderd: er is niets ongedaan te maken.

## Check-in

foreign-code = Deze code is van geen speler hier, of de link is sindsdien vernieuwd. Zoek op naam of nummer.
approve-same-name = Speler { $entry } heeft dezelfde naam als { $name }. Open de pagina van speler { $number } en zeg of het één persoon is.
check-in-not-open = Het inchecken is nog niet open.
nobody-checked-in = Er is niemand ingecheckt.
round-drawn = Ronde { $number } is al ingedeeld. Gooi het concept weg, laat de afwezigen droppen en deel opnieuw in.
nobody-here = Er is niemand ingecheckt, dus iedereen zou worden gedropt. Check eerst in wie er is.
everybody-here = Iedereen is ingecheckt: er is niemand gedropt.

## Drops en diskwalificaties

reason-everybody-reads = Zeg waarom: iedereen kan het lezen.
reason-is-kept = Zeg waarom: de reden komt in het logboek.
no-match-to-void = Er is nog geen ronde gespeeld: er is geen match die kan vervallen.
ruling-disqualified = Ruling { $ruling } heeft { $name } gediskwalificeerd: trek de ruling in, dan worden alle gevolgen ervan ongedaan gemaakt.
only-head-judge = Alleen de head judge kan diskwalificeren of dat herroepen: vraag { $name }.

## Wat er volgt als een speler weggaat

leave-nothing-void = { $name } heeft geen match zonder uitslag: er vervalt niets.
leave-table = { $name } verlaat nu tafel { $table }: de { $others } anderen spelen door. Voor { $name } tellen in deze ronde geen match en geen verlies.
leave-void-tables = Aan de vervallen tafels heeft niemand punten, een match of tegenstanders. Voor latere pairings hebben deze spelers elkaar wel getroffen.
leave-seen-after = Iedereen ziet het in de stand na { $round }; die is nog niet afgerond.
leave-unreadable = Zonder deze matches is het toernooi niet te lezen.

## Persoonsgegevens verwijderen

data-removed-already = De persoonsgegevens van speler { $number } zijn al verwijderd.
text-looked-at = Iemand heeft intussen naar deze tekst gekeken: hij staat niet meer in de lijst.
text-gone = Deze tekst is er niet meer.
text-changed = Iemand heeft deze tekst intussen gewijzigd. Bekijk hem zoals hij nu is.
leave-words = Tekst: laat een paar woorden staan, zodat de regel zegt waar het over ging.

## Spelers schrijven zichzelf in

waiting-list-full = De wachtlijst is vol. Vraag de organisator of er een plek voor je is.
same-name-choose = Speler { $number } heeft dezelfde naam. Kies of jij dat bent.
registration-not-open = De inschrijving is nog niet open.
no-registration-here = Spelers kunnen zich hier niet inschrijven: vraag de organisator om een plek.
registration-cancelled = Het toernooi is afgelast.
registration-over = Het toernooi is afgelopen.
registration-closed = De inschrijving is gesloten: de rondes zijn begonnen. Vraag de organisator of je nog mee kunt doen.
type-code = Typ de code op de poster, of scan de poster opnieuw.
wrong-code = Dit is niet de code, of niet meer: kijk op de poster, of scan hem nog een keer.
