## Navigatie

group = Community
page-desk = Overzicht
page-home = Openbare pagina
page-people = Mensen
page-doubts = Zelfde persoon?
page-merges = Samenvoegingen
page-log = Logboek
page-staff = Staf
page-settings = Instellingen

## De avond die begint zoals de vorige

next-evening = Volgende avond
like-last = Met de instellingen, staf en spelers van { $last }, de datum van vandaag en open inschrijving.
start-evening = Avond van vandaag starten
evening-started = { $count ->
    [one] { $name } is open, met { $count } speler.
   *[other] { $name } is open, met { $count } spelers.
}
is-open = al open
first-evening = Maak het eerste toernooi aan en kies deze community in de instellingen ervan. Daarna start je hier elke avond met één druk op de knop.
open-now = Open toernooien

## De lijst met mensen

add-person = Persoon toevoegen
add = Toevoegen
find = Persoon zoeken
nobody-yet = Nog niemand
nobody-yet-text = Mensen staan hier zodra ze in een toernooi van de community spelen.
nobody-found = Niemand met die naam
count-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } mensen
}
column-number = Nr.
column-name = Naam
column-last = Laatst gezien
column-events = Avonden
removed = gegevens verwijderd
added = { $name } is persoon { $number }.
two-people = Dit zijn verschillende mensen
as-csv = Mensen als CSV

## Een persoon

save = Persoon opslaan
saved = De persoon is opgeslagen.
email-hint = Alleen de staf ziet dit adres. Schrijft iemand zich ermee in, dan wordt deze persoon voorgesteld.
link = Geheime link
show-link = Geheime link tonen
link-also-on-page = De link van een persoon staat ook op diens pagina in de lijst met <a>mensen</a>.
card-opens = Je pagina op elke avond van de community: tafel, stoel, stand, check-in. Houd deze link voor jezelf.
link-means = De link opent de pagina van de persoon, en op elke avond van de community diens spelerspagina. Wie hem heeft, handelt namens deze persoon.
wrong-hands = Link kwijt of gedeeld?
new-one = Bij vernieuwen worden deze link en de links van alle deelnames van deze persoon vervangen.
renew = Links vernieuwen
renewed = De links zijn vernieuwd. De oude werken niet meer.
entries = Deelnames
same-as = Samenvoegen met een andere persoon
same-as-text = De deelnames van de andere persoon gaan naar deze. Je kunt de samenvoeging ongedaan maken.
other-number = Nummer van de andere persoon
why = Reden (voor het logboek)
merge = Samenvoegen
merged = Samengevoegd. Op de pagina “Samenvoegingen” kun je samenvoeging { $number } ongedaan maken.
erase = Persoonsgegevens verwijderen
erase-text =
    Naam, sorteernaam en e-mailadres worden verwijderd: hier, uit alle deelnames en uit teksten. Uitslagen blijven, onder een nummer. Je kunt dit niet ongedaan maken.
erase-now = Persoonsgegevens verwijderen
erased = { $entries ->
    [one] De persoonsgegevens zijn hier en uit { $entries } deelname verwijderd.
   *[other] De persoonsgegevens zijn hier en uit { $entries } deelnames verwijderd.
}
erased-mentions = { $mentions ->
    [one] { $mentions } tekst van een toernooi kan deze persoon nog noemen. Controleer hem daar op de spelerspagina.
   *[other] { $mentions } teksten van toernooien kunnen deze persoon nog noemen. Controleer ze daar op de spelerspagina's.
}
erased-in-community = { $count ->
    [one] { $count } tekst van de community kan deze persoon nog noemen. Controleer hem hieronder.
   *[other] { $count } teksten van de community kunnen deze persoon nog noemen. Controleer ze hieronder.
}
also-theirs = Zijn deze deelnames ook van deze persoon? Ook de gegevens van wat je aanvinkt, worden verwijderd.
entry-in = { $name }, nummer { $number } in { $tournament }
back-to-people = Terug naar de mensen
back-to-person = Terug naar de persoon

## Vragen

doubts-intro = Een gelijke naam of een gelijk e-mailadres bewijst niet dat het dezelfde persoon is. Elke vraag wordt één keer gesteld.
no-doubts = Geen vragen
no-doubts-text = Schrijft iemand zich in met een naam die al in de community staat, dan krijg je hier de vraag of het die persoon is.
is-entry = Is { $entry }, nummer { $number } in { $tournament }, dezelfde persoon als { $person } (nr. { $of })?
are-people = Zijn { $one } (nr. { $first }) en { $other } (nr. { $second }) dezelfde persoon?
because-name = Zelfde naam
because-look = Naam die erop lijkt
because-mail = Zelfde e-mailadres
seen = { $events ->
    [one] { $events } avond, laatst op { $date }
   *[other] { $events } avonden, laatst op { $date }
}
never-seen = Geen afgelopen avonden
same = Zelfde persoon
other = Verschillende mensen
answered = Het antwoord is opgeslagen. Deze vraag krijg je niet meer.

## Samenvoegingen

merges-intro = Nieuwste eerst. Maak je een samenvoeging ongedaan, dan gaan de deelnames terug.
no-merges = Geen samenvoegingen
no-merges-text = Op de pagina van een persoon kun je die met een andere samenvoegen.
merge-line = Samenvoeging { $number }: { $gone } bij { $kept }
moved = { $entries ->
    [one] { $entries } deelname verplaatst
   *[other] { $entries } deelnames verplaatst
}
undone-on = Ongedaan gemaakt op { $date }
undo = Ongedaan maken
split = { $name } is weer een aparte persoon. Deelnames die zijn teruggegaan, hebben nieuwe links.
older = Oudere samenvoegingen

## Staf en instellingen

staff-intro = Deze rollen gelden voor de pagina's van de community. Elk toernooi heeft zijn eigen staf.
new-member = Account
new-member-hint = Je kunt accounts kiezen uit de staf van een toernooi van deze community.
give-role = Rol geven
role-given = De rol is gegeven.
role-removed = Uit de staf van de community verwijderd.
nobody-else = Er is niemand om toe te voegen: accounts komen uit de staf van de toernooien van deze community.
new-community = Nieuwe community
create = Community aanmaken
created = De community is aangemaakt.
save-settings = Instellingen opslaan
settings-saved = De instellingen zijn opgeslagen.
names-hint = Toont een toernooi van deze community initialen, dan moeten de pagina's van de community dat ook doen.
description-hint = Staat op de pagina van de community.
your-communities = Je community's
