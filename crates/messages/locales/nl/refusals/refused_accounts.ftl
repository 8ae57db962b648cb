## Gebruikersnamen en wachtwoorden

type-name = Typ een gebruikersnaam: daarmee log je in.
name-too-long = De gebruikersnaam heeft { $length } tekens: neem er hoogstens { $most }.
name-invisible = De gebruikersnaam bevat een onzichtbaar teken: typ hem opnieuw.
name-taken = Er is al een account { $name }: kies een andere naam, of log in.
no-account-named = Er is geen account “{ $name }”. `podium user list` toont ze allemaal.
password-too-short = Het wachtwoord heeft { $length } tekens: neem er minstens { $least }. Drie of vier woorden achter elkaar zijn makkelijk te onthouden.
password-too-long = Het wachtwoord heeft { $length } tekens: neem er hoogstens { $most }.
password-is-name = Het wachtwoord is de gebruikersnaam: kies een ander.
password-guessed = Dit wachtwoord is snel te raden: het wordt veel gebruikt, of bestaat uit delen die veel worden gebruikt. Neem drie of vier woorden die niets met elkaar te maken hebben.
password-not-current = Dit is niet je huidige wachtwoord. Er is niets gewijzigd.
password-not-yours = Dit is niet je wachtwoord. Er is nog niets gedaan.
password-changed = Je wachtwoord is net gewijzigd, dus er is niets gedaan. Verstuur het opnieuw met het nieuwe.
wrong-pair = Gebruikersnaam of wachtwoord klopt niet. In wachtwoorden tellen hoofdletters mee.
account-disabled = Dit account is uitgeschakeld. Een beheerder van de site kan het weer inschakelen.

## De tweede factor

wrong-code = Dit is niet de code die de app nu toont, of hij is al gebruikt. Wacht op de volgende en typ die.
begin-again = { $minutes ->
    [one] De code moet binnen { $minutes } minuut na het wachtwoord komen. Log opnieuw in, vanaf het begin.
   *[other] De code moet binnen { $minutes } minuten na het wachtwoord komen. Log opnieuw in, vanaf het begin.
}
code-asked = Er wordt om een code gevraagd.
factor-there = Je account heeft al een tweede factor. Schakel die eerst uit en stel dan een andere app in.
no-factor-begun = Er wordt geen tweede factor ingesteld. Begin opnieuw op de pagina van je account.
not-code-of-app = Dit is niet de code van de app. Typ de zes cijfers die hij nu toont; worden ze weer geweigerd, kijk dan of de telefoon zijn klok automatisch instelt.
nothing-to-recover = Je account heeft geen tweede factor, dus er is niets te herstellen.
own-factor-first = Stel eerst je eigen tweede factor in, op de pagina van je account: dan weet je wat je van anderen vraagt.
no-own-factor = Je account heeft geen tweede factor.
own-factor-elsewhere = Dit is je eigen tweede factor: schakel hem uit op de pagina van je account, met een code.
has-no-factor = { $name } heeft geen tweede factor.

## Accounts, voor beheerders

no-such-account = Dat account is er niet meer.
account-changed = Iemand heeft { $name } intussen gewijzigd. Bekijk het account zoals het nu is en beslis opnieuw.
last-administrator = { $name } is de laatste beheerder die kan inloggen. Maak eerst iemand anders beheerder.
enable-first = { $name } is uitgeschakeld: schakel het account eerst in.
session-ended = Die sessie is al beëindigd.

## Toegangstokens

name-token = Geef het token een naam: waarvoor het wordt gebruikt.
choose-scopes = Kies waarvoor het token mag worden gebruikt.
choose-days = Kies 1 tot { $most } dagen, of geen voor een token dat niet verloopt.
no-role-there = Je hebt geen rol in dit toernooi.
too-many-tokens = Je hebt { $most } tokens, zoveel als een account mag hebben. Trek er een in dat niet meer wordt gebruikt.
token-revoked = Dat token is al ingetrokken.

## Links voor eenmalig gebruik

link-unknown = Onbekende link: hij is afgekapt, ingetrokken of vervangen door een nieuwere. Vraag om een nieuwe link.
link-used = Deze link is al gebruikt, en hij werkt maar één keer. Was jij dat, log dan in. Zo niet, neem dan contact op met wie hem je heeft gegeven.
link-expired = Deze link is verlopen. Vraag om een nieuwe link.
link-no-longer = Wie deze uitnodiging heeft gemaakt, mag deze rol niet meer geven. Vraag om een nieuwe link.
link-set-up = Deze installatie is al ingericht. Log in, of vraag een beheerder van de site om een uitnodiging.
link-not-for-account = Deze link is niet voor een account dat is ingelogd.
invitation-gone = Die uitnodiging is al gebruikt of ingetrokken.
role-here-already = Je bent al { $role } in dit toernooi. De uitnodiging is nog ongebruikt: geef de link aan degene voor wie die is bedoeld.
role-on-site-already = Je bent al { $role } op deze site. De uitnodiging is nog ongebruikt: geef de link aan degene voor wie die is bedoeld.

## De staf van een toernooi

not-on-staff = Je hoort niet bij de staf van dit toernooi.
who-chooses-staff = Alleen de organisator en de head judge kiezen de staf.
cannot-give-role = Je bent { $own } en kunt de rol { $other } niet geven of afnemen. Vraag een organisator.
has-become = { $name } is intussen { $role } geworden. Beslis opnieuw.
is-already = { $name } is al { $role }.
not-on-staff-any-more = Die persoon hoort niet meer bij de staf.
last-organizer = Dit is de laatste organisator van het toernooi. Maak eerst iemand anders organisator.
