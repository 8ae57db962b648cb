title = Accounts
find-name = Naam zoeken
nobody-by-name = Niemand met die naam
caption = Iedereen die hier kan inloggen. Tijden in UTC.
role-on-site = Rol op de site
role = Rol
state = Status
since = Sinds
disabled = Uitgeschakeld
can-sign-in = Kan inloggen
command-line = opdrachtregel

## Iemand uitnodigen

invite = Iemand uitnodigen
make-invitation = Uitnodiging maken
administrator-hint = Alles: elk toernooi, en alle accounts.
organizer-hint = Maakt eigen toernooien aan.
staff-hint = Werkt alleen waar een toernooi uitnodigt.
choose-role = Kies een van de rollen.
until-utc = Tot (UTC)
invitation = Uitnodiging
for-one-new = Voor één nieuwe { $role } op deze site.
back-to-accounts = Terug naar de accounts
invitation-revoked = Uitnodiging ingetrokken.

## Een tweede factor voor beheerders

factor-of-administrators = Tweede factor van beheerders
demanded = Verplicht
demanded-what = Beheerders zonder tweede factor moeten die instellen voordat ze iets anders kunnen doen.
stop-demanding = Niet meer verplichten
not-demanded = Het wachtwoord van een beheerder opent hier alles. Vraag ook om een code van een authenticator-app.
demand = Verplichten
set-up-own = Stel eerst <a>je eigen factor in</a>.
now-demanded = Elke beheerder heeft vanaf nu een tweede factor nodig.
no-longer-demanded = Beheerders mogen inloggen met alleen hun wachtwoord.

## Eén account

since-utc = sinds { $since } UTC
on-staff-of = Bij de staf van
change-role = Rol wijzigen
enable-heading = Account inschakelen
enable-what = Het kan weer inloggen met het oude wachtwoord.
enable = Inschakelen
lost-password = Wachtwoord kwijt
lost-password-what = Maakt een link die een uur geldig is, om een nieuw wachtwoord te kiezen. Eerdere links worden ongeldig.
make-link = Link maken
lost-phone = Telefoon kwijt
lost-phone-what = Schakelt de tweede factor uit en logt het account overal uit. Ga na wie erom vraagt: daarna is alleen het wachtwoord genoeg.
disable-heading = Account uitschakelen
disable-what = Logt het account overal uit en laat het niet meer inloggen. De naam blijft in de logboeken, en je kunt het weer inschakelen.
disable = Uitschakelen
type-name = Typ { $name } precies zoals het hier staat.
not-disabled = Het account is niet uitgeschakeld.
no-account = Op dit adres is geen account.
to-accounts = Naar de accounts
reset-title = Link voor een kwijtgeraakt wachtwoord
reset-what = Voor { $name }, om er een nieuw wachtwoord mee te kiezen.
back-to-account = Terug naar het account
only-administrators = Alleen een beheerder van de site mag accounts beheren.

## Meldingen

role-changed = { $name } is nu { $role }.
is-disabled = { $name } is uitgeschakeld en overal uitgelogd.
is-enabled = { $name } kan weer inloggen.
factor-removed = { $name } logt in met alleen het wachtwoord, en is overal uitgelogd.

## In de lijst met alle toernooien

