## Community's en hun mensen

no-such-community = Op dit adres is er geen community.
no-such-person = Persoon { $number } is er niet in deze community, of de gegevens zijn verwijderd.
no-such-merge = Samenvoeging { $number } is er niet in deze community.
no-community = Dit toernooi hoort bij geen community. Kies er eerst een in de instellingen van het toernooi.
not-on-staff = Je hoort niet bij de staf van deze community, en hiervoor is toestemming nodig ({ $what }). Vraag de organisator van de community.
not-on-its-staff = Je beheert geen mensen in { $community }. Vraag de organisator van de community om een rol.
not-organizer-of = Je bent geen organisator van { $tournament }, en de volgende avond krijgt de staf daarvan. Vraag een organisator van dat toernooi om de avond te starten.
not-on-a-staff = Dit account hoort bij geen enkele staf van een toernooi van de community. Nodig het eerst uit voor een toernooi.
only-person = Dit kan alleen de persoon zelf, met de eigen geheime link.
link-of-community = De link van een persoon werkt alleen op de pagina's van de eigen community.
unknown-person = Deze browser heeft geen geldige link van een persoon in deze community. Open je link opnieuw, of vraag de staf erom.
to-community = Naar de community

## Deelnames

has-entry = { $name } doet al mee aan { $tournament }: nummer { $number }. Een persoon kan maar één keer meedoen aan een toernooi.
say-who = Kies wie dit is.
not-the-typed-name = De naam van { $name } begint niet met “{ $typed }”, dus er is niemand toegevoegd. Kies opnieuw.
no-evening-before = Van deze community is nog geen avond gespeeld.
open-already = { $tournament } is al open.
everybody-is-here = Iedereen van de vorige avond doet hier al mee.

## Samenvoegen en splitsen

one-already = Beide nummers zijn al van { $name }. Kies een andere persoon.
both-in =
    { $one } (nummer { $number }) en { $other } (nummer { $second }) doen allebei mee aan { $tournament }, dus het zijn verschillende mensen. Klopt een
    deelname niet, corrigeer die dan eerst daar.
both-in-several =
    { $one } (nummer { $number }) en { $other } (nummer { $second }) doen allebei mee aan { $tournament } en nog { $more }, dus het zijn
    verschillende mensen. Kloppen deelnames niet, corrigeer ze dan eerst daar.
both-on = { $one } en { $other } hebben allebei een plaats op { $evening }, dus het zijn verschillende mensen. Klopt een plaats niet, corrigeer die dan in je bestand en importeer het opnieuw.
undone-already = Samenvoeging { $number } is al ongedaan gemaakt.
no-data-any-more = De persoonsgegevens van persoon { $number } zijn verwijderd, dus de samenvoeging kan niet ongedaan worden gemaakt.
undo-later-first = { $name } is later met iemand anders samengevoegd. Maak eerst samenvoeging { $number } ongedaan.
answered-already = Iemand heeft dit al beantwoord.

## Namen en instellingen

same-person-name = { $name }, nummer { $number }, kan dezelfde persoon zijn. Zijn het verschillende mensen, zeg dat dan.
person-changed = Iemand heeft { $name } intussen gewijzigd. Bekijk die wijzigingen en sla de jouwe opnieuw op.
community-shows-full =
    { $community } toont volledige namen, maar dit toernooi toont voornaam en initiaal. Wijzig bij een van de twee in de instellingen welke namen worden getoond.
tournaments-show-initials = Sommige toernooien van deze community tonen voornaam en initiaal, dus de community moet dat ook doen.
