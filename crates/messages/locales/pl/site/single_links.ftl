## Linki jednorazowe

set-up-podium = Skonfiguruj Podium
join-tournament = Dołącz: { $tournament }
join-site = Dołącz do tego Podium
new-password-title = Wybierz nowe hasło

## Co daje link

set-up-what = Utwórz pierwsze konto. Będzie to konto administratora serwisu: możesz tworzyć turnieje i zapraszać innych.
join-what = Masz zaproszenie do obsługi, rola: { $role }.
join-as-administrator = Masz zaproszenie jako administrator serwisu: możesz zarządzać turniejami i kontami.
join-as-organizer = Masz zaproszenie jako organizator: możesz tworzyć własne turnieje.
join-as-staff = Masz zaproszenie do utworzenia konta; do obsługi zapraszają turnieje.
reset-what = Dla konta { $account }. Wszędzie indziej zostanie wylogowane, a jego tokeny dostępu unieważnione.
from-until = Od: { $name }. Link działa raz, do { $until } ({ $zone }).
until = Link działa raz, do { $until } ({ $zone }).

## Formularze

signed-in-as = Twoje konto to <b>{ $name }</b>.
join-with-this = Dołącz z tym kontem
not-you = To nie Ty? Wyloguj się na <a>stronie swojego konta</a>, a potem otwórz link ponownie.
new-password = Nowe hasło
password-hint = Co najmniej 12 znaków, np. trzy lub cztery słowa.
set-password = Ustaw hasło
user-name-hint = Nią się logujesz; widzi ją też reszta obsługi.
make-account = Utwórz konto
have-account = Masz już konto? <a>Zaloguj się</a>, żeby nim dołączyć.

## Komunikaty

signed-in = Logowanie udane.
first-account-made = Konto jest utworzone. Teraz pierwszy turniej: wystarczy nazwa.
password-changed = Hasło jest zmienione. Zaloguj się nim i kodem.
link-still-works = Niczego nie zmieniono, a link nadal działa. Popraw to, co zaznaczono.
joined = Dołączono.

## Nowy link, raz

shown-once = <b>Ta strona pokazuje link tylko raz.</b> Skopiuj go albo daj teraz zeskanować kod. Działa raz i jest ważny przez { $holds }.
link-label = Link
