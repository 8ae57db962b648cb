give-name = { $label }: geef een naam.
too-long = { $label }: { $length } tekens is te veel. Kort het in tot { $most }.
one-line = { $label }: schrijf het op één regel, zonder stuurtekens.
control-characters = { $label }: er staan stuurtekens in. Haal ze weg.
day-range = { $label }: kies een dag van { $first } tot en met { $last }.

## Wat over een speler is getypt

player-too-long = { $what } heeft { $length } tekens: hoogstens { $most }.
player-control = { $what } bevat een stuurteken (bijvoorbeeld een tab of een nieuwe regel): haal het weg.
player-has-mail = { $what } bevat een e-mailadres, en namen zijn openbaar. Zet het adres in het eigen veld.
name-missing = De naam ontbreekt: geef er een.
no-mail-address = Dat is geen e-mailadres: het heeft de vorm naam@example.org.
no-table-number = “{ $typed }” is geen tafelnummer: 1 tot { $most }.
no-awarded-byes = “{ $typed }” is geen aantal toegekende byes: 0 tot { $most }.
awarded-byes-published = Ronde { $round } is gepubliceerd, dus de daarvoor toegekende byes kunnen niet meer veranderen.
decklist-link-only = Geef de decklist als link die met https:// begint, of laat hem weg.
too-many-commanders = { $count } commanders: een deck heeft er een, of twee die het samen aanvoeren.
link-not-whole = Deze link is niet compleet: kopieer hem opnieuw uit de adresbalk van de browser.
link-other-scheme = Een link naar een decklist begint met https:// of http://.

## De onderwerpen van deze zinnen

the-name = De naam
the-sorted-under = De naam om onder te sorteren
the-team-mate = De naam van de teamgenoot
the-pronouns = Het veld met voornaamwoorden
the-group = De groep
the-commander = De commander
the-second-commander = De tweede commander
the-name-of-commander = De naam van een commander
the-mail-address = Het e-mailadres

## Twee mensen wijzigden een speler tegelijk

player-changed = Iemand heeft speler { $number } intussen gewijzigd. { $now } Verstuur de jouwe opnieuw om dat te vervangen.
same-as-yours = Wat nu is opgeslagen, is hetzelfde als het jouwe.
now-differs = Nu: { $differences }.
difference = { $field } is { $now } (van jou: { $yours })
quoted = “{ $text }”
nothing = niets
field-name = de naam
field-sorted-under = de naam om onder te sorteren
field-team-mate = de teamgenoot
field-pronouns = het veld met voornaamwoorden
field-email = het e-mailadres
field-decklist = de decklist
field-commander = de commander
field-second-commander = de tweede commander
field-fixed-table = de vaste tafel
field-awarded-byes = de toegekende byes
field-group = de groep
