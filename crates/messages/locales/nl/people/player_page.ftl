here = Aanwezig
fee-collected = Inschrijfgeld geïnd
all-players = Alle spelers
link-and-code = Geheime link en QR-code
message = Bericht aan deze speler

## Een inschrijving met een naam die er al is

already-entered = Al ingevoerd?
same-name = Speler { $number } heeft dezelfde naam. Weet je dat het dezelfde persoon is, dan krijgt de browser de pagina van speler { $number }.
same-person = Zelfde persoon als speler { $number }
another-person = Goedkeuren als iemand anders

## Knoppen

check-in = Inchecken
check-out = Uitchecken
fee-not-collected = Inschrijfgeld niet geïnd
refuse = Weigeren
undo-drop = Drop ongedaan maken
revoke-disqualification = Diskwalificatie herroepen
disqualified-by = Gediskwalificeerd door ruling { $number }

## De gegevens van de speler

data-removed = De persoonsgegevens van deze speler zijn verwijderd.
texts = Teksten die deze speler nog kunnen noemen: { $count }
open-decklist = Decklist openen
mail = E-mail

## Rulings en notities

rulings = Rulings en straffen
none-yet = Nog geen.
new-ruling = Nieuwe ruling over deze speler
notes = Notities van judges
note-hint = Alleen voor de staf, ook in latere rondes.
keep-note = Notitie bewaren

## Weggaan

leaving = Weggaan
drop-while-playing = { $number ->
    [one] { $round } wordt nog gespeeld; vanaf de volgende ronde wordt deze speler niet ingedeeld. Je kunt dit ongedaan maken.
   *[other] { $round } worden nog gespeeld; vanaf de volgende ronde wordt deze speler niet ingedeeld. Je kunt dit ongedaan maken.
}
drop-means = Deze speler wordt niet meer ingedeeld. Eerdere rondes blijven zoals ze zijn. Je kunt dit ongedaan maken.
can-undo = Je kunt dit ongedaan maken.
why = Waarom
their-matches = De matches
drop = Droppen
remove-means = Alsof de speler niet is gekomen: het nummer wordt niet opnieuw gebruikt, en je kunt de speler terughalen.
remove = Uit de lijst verwijderen

## Diskwalificatie

disqualify = Diskwalificeren
disqualify-the-player = Speler diskwalificeren
disqualify-means = De speler verlaat het toernooi en de stand, en telt nog voor de tegenstanders. Alleen de head judge doet dit; waar die er niet is, de organisator.
list-publicly = Op de openbare pagina met wijzigingen zetten

## Persoonsgegevens verwijderen

forget = Persoonsgegevens verwijderen
forget-the-data = Persoonsgegevens verwijderen
forget-means = Naam, teamgenoot, voornaamwoorden, e-mailadres, decklist, commander en groep zijn voorgoed weg, ook in het logboek, en de geheime link werkt niet meer. Overal staat “Speler { $number }”, ook waar iemand de hele naam schreef: in oproepen, rulings, betwistingen, berichten, redenen. Uitslagen blijven.
forget-afterwards = Teksten met een deel van de naam staan daarna in een lijst, zodat je ze kunt wijzigen.
forget-id-stays = De id <bdi>{ $key }</bdi> in documenten blijft: lotingen worden ermee berekend.
forget-is-person = Deze deelname hoort dan bij geen persoon in de community meer: seizoenen en ratings verliezen de uitslagen ervan. Verwijder de persoonsgegevens liever op de pagina van de persoon in de community, dan blijven ze. Dat geldt voor alle deelnames van die persoon.
forget-copies = Eerdere kopieën van de database, en exports die iemand heeft, blijven zoals ze zijn.
