## Konta

title = Konta
find-name = Znajdź nazwę
nobody-by-name = Nie ma takiego konta
caption = Wszyscy, którzy mogą się tu zalogować. Czas w UTC.
role-on-site = Rola w serwisie
role = Rola
state = Stan
since = Od
disabled = Wyłączone
can-sign-in = Aktywne
command-line = wiersz poleceń

## Zaproszenie do serwisu

invite = Zaproś kogoś
make-invitation = Utwórz zaproszenie
administrator-hint = Wszystko: każdy turniej i wszystkie konta.
organizer-hint = Tworzy własne turnieje.
staff-hint = Pracuje tylko tam, dokąd zaprosi turniej.
choose-role = Wybierz jedną z ról.
until-utc = Do (UTC)
invitation = Zaproszenie
for-one-new = Dla jednej nowej osoby w tym serwisie, rola: { $role }.
back-to-accounts = Wróć do kont
invitation-revoked = Zaproszenie unieważnione.

## Drugi składnik administratorów

factor-of-administrators = Drugi składnik administratorów
demanded = Wymagany
demanded-what = Administratorzy bez niego muszą go najpierw skonfigurować.
stop-demanding = Nie wymagaj
not-demanded = Hasło administratora otwiera tu wszystko. Wymagaj także kodu z aplikacji uwierzytelniającej.
demand = Wymagaj
set-up-own = Najpierw <a>skonfiguruj własny</a>.
now-demanded = Od teraz każdy administrator potrzebuje drugiego składnika.
no-longer-demanded = Administratorzy mogą logować się samym hasłem.

## Jedno konto

since-utc = od { $since } UTC
on-staff-of = W obsłudze turniejów
change-role = Zmień rolę
enable-heading = Włącz konto
enable-what = Będzie można znów zalogować się starym hasłem.
enable = Włącz
lost-password = Utracone hasło
lost-password-what = Tworzy link ważny godzinę, do wyboru nowego hasła. Starsze linki tracą ważność.
make-link = Utwórz link
lost-phone = Utracony telefon
lost-phone-what = Wyłącza drugi składnik i wylogowuje konto wszędzie. Upewnij się, kto o to prosi: potem wystarcza samo hasło.
disable-heading = Wyłącz konto
disable-what = Wylogowuje konto wszędzie i nie pozwala się zalogować. Nazwa zostaje w dziennikach, a konto można znów włączyć.
disable = Wyłącz
type-name = Wpisz { $name } dokładnie tak, jak tutaj.
not-disabled = Konta nie wyłączono.
no-account = Pod tym adresem nie ma konta.
to-accounts = Do kont
reset-title = Link przy utraconym haśle
reset-what = Dla konta { $name }: pozwala wybrać nowe hasło.
back-to-account = Wróć do konta
only-administrators = Kontami zarządza tylko administrator serwisu.

## Komunikaty

role-changed = { $name } ma teraz rolę: { $role }.
is-disabled = Konto { $name } jest wyłączone i wszędzie wylogowane.
is-enabled = Na konto { $name } można się znów zalogować.
factor-removed = Do konta { $name } wystarcza teraz samo hasło; wszędzie je wylogowano.

## Zamiast roli

