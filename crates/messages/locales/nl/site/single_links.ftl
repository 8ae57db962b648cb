set-up-podium = Podium inrichten
join-tournament = Meewerken aan { $tournament }
join-site = Meewerken aan dit Podium
new-password-title = Nieuw wachtwoord kiezen

## Wat de link biedt

set-up-what = Maak het eerste account. Je wordt de beheerder van de site: je maakt toernooien aan en nodigt anderen uit.
join-what = Je bent uitgenodigd voor de staf als { $role }.
join-as-administrator = Je bent uitgenodigd als beheerder van de site: je beheert toernooien en accounts.
join-as-organizer = Je bent uitgenodigd als organisator: je kunt eigen toernooien aanmaken.
join-as-staff = Je bent uitgenodigd om een account te maken; toernooien nodigen je uit voor hun staf.
reset-what = Voor het account { $account }. Het wordt overal elders uitgelogd, en de toegangstokens ervan worden ingetrokken.
from-until = Van { $name }. De link werkt één keer, tot { $until } ({ $zone }).
until = De link werkt één keer, tot { $until } ({ $zone }).

## De formulieren

signed-in-as = Je bent ingelogd als <b>{ $name }</b>.
join-with-this = Met dit account meewerken
not-you = Ben jij dit niet? Log uit op <a>je accountpagina</a> en open de link opnieuw.
new-password = Nieuw wachtwoord
password-hint = Minstens 12 tekens, bijvoorbeeld drie of vier woorden.
set-password = Wachtwoord instellen
user-name-hint = Hiermee log je in; andere stafleden zien deze naam.
make-account = Account maken
have-account = Heb je al een account? <a>Log in</a>, dan wordt dat toegevoegd.

## Meldingen

signed-in = Je bent ingelogd.
first-account-made = Het account is gemaakt. Nu het eerste toernooi: een naam is genoeg.
password-changed = Het wachtwoord is gewijzigd. Log ermee in, en met een code.
link-still-works = Er is niets gewijzigd, en de link werkt nog. Verbeter wat is gemarkeerd.
joined = Je bent toegevoegd.

## Een nieuwe link

shown-once = <b>Deze pagina toont de link één keer.</b> Kopieer hem, of laat de code nu scannen. Hij werkt één keer en is { $holds } geldig.
link-label = Link
