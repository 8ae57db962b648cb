## Nazwy użytkowników i hasła

type-name = Wpisz nazwę użytkownika: nią się logujesz.
name-too-long = Za długa nazwa użytkownika (znaków: { $length }). Może mieć najwyżej { $most }.
name-invisible = Nazwa użytkownika zawiera niewidoczny znak: wpisz ją jeszcze raz.
name-taken = Konto { $name } już istnieje: wybierz inną nazwę albo zaloguj się.
no-account-named = Nie ma konta „{ $name }”. Wszystkie pokazuje `podium user list`.
password-too-short = Za krótkie hasło (znaków: { $length }). Musi mieć co najmniej { $least }. Łatwo zapamiętać trzy lub cztery słowa po kolei.
password-too-long = Za długie hasło (znaków: { $length }). Może mieć najwyżej { $most }.
password-is-name = Hasło jest takie samo jak nazwa użytkownika: wybierz inne.
password-guessed = To hasło szybko da się zgadnąć: jest popularne albo składa się z popularnych części. Wybierz trzy lub cztery słowa, które nie mają ze sobą nic wspólnego.
password-not-current = To nie jest Twoje obecne hasło. Niczego nie zmieniono.
password-not-yours = To nie jest Twoje hasło. Niczego jeszcze nie zrobiono.
password-changed = Twoje hasło przed chwilą zmieniono, więc niczego nie zrobiono. Wyślij ponownie, z nowym hasłem.
wrong-pair = Zła nazwa użytkownika albo złe hasło. W hasłach wielkość liter ma znaczenie.
account-disabled = To konto jest wyłączone. Włączyć je może administrator serwisu.

## Drugi składnik

wrong-code = To nie jest kod, który aplikacja teraz pokazuje, albo został już użyty. Poczekaj na następny i wpisz go.
begin-again = { $minutes ->
    [one] Kod trzeba podać w ciągu { $minutes } minuty po haśle. Zaloguj się od początku.
   *[other] Kod trzeba podać w ciągu { $minutes } minut po haśle. Zaloguj się od początku.
}
code-asked = Potrzebny jest kod.
factor-there = Twoje konto ma już drugi składnik. Najpierw go wyłącz, a potem skonfiguruj inną aplikację.
no-factor-begun = Nie rozpoczęto konfiguracji drugiego składnika. Zacznij od nowa na stronie swojego konta.
not-code-of-app = To nie jest kod z aplikacji. Wpisz sześć cyfr, które teraz pokazuje; jeśli znów się nie uda, sprawdź, czy telefon automatycznie ustawia zegar.
nothing-to-recover = Twoje konto nie ma drugiego składnika, więc nie ma czego odzyskiwać.
own-factor-first = Najpierw skonfiguruj własny drugi składnik na stronie swojego konta: będziesz wiedzieć, czego wymagasz od innych.
no-own-factor = Twoje konto nie ma drugiego składnika.
own-factor-elsewhere = To Twój własny drugi składnik: wyłącz go na stronie swojego konta, podając kod.
has-no-factor = Konto bez drugiego składnika: { $name }.

## Konta z punktu widzenia administratora

no-such-account = Tego konta już nie ma.
account-changed = Ktoś w międzyczasie zmienił konto { $name }. Zobacz, jak wygląda teraz, i zdecyduj ponownie.
last-administrator = { $name } to ostatnie konto administratora, na które można się zalogować. Najpierw nadaj tę rolę komuś innemu.
enable-first = Konto { $name } jest wyłączone: najpierw je włącz.
session-ended = Ta sesja już się skończyła.

## Tokeny dostępu

name-token = Nazwij token: do czego służy.
choose-scopes = Wybierz, do czego token może służyć.
choose-days = Wybierz liczbę dni od 1 do { $most } albo zostaw puste, jeśli token ma nie wygasać.
no-role-there = Nie masz roli w tym turnieju.
too-many-tokens = Masz już tyle tokenów, ile może mieć konto: { $most }. Unieważnij jeden, którego już nie używasz.
token-revoked = Ten token jest już unieważniony.

## Linki jednorazowe

link-unknown = Nieznany link: ucięty, unieważniony albo zastąpiony nowszym. Poproś o nowy.
link-used = Ten link został już użyty, a działa tylko raz. Jeśli to Ty, zaloguj się. Jeśli nie, zwróć się do osoby, od której go masz.
link-expired = Ten link wygasł. Poproś o nowy.
link-no-longer = Osoba, która wystawiła to zaproszenie, nie może już nadawać tej roli. Poproś o nowy link.
link-set-up = Ta instalacja jest już skonfigurowana. Zaloguj się albo poproś administratora serwisu o zaproszenie.
link-not-for-account = Ten link nie działa dla kogoś, kto jest zalogowany.
invitation-gone = To zaproszenie zostało już użyte albo unieważnione.
role-here-already = Masz już w tym turnieju rolę: { $role }. Zaproszenie jest nadal niewykorzystane: przekaż je właściwej osobie.
role-on-site-already = Masz już w tym serwisie rolę: { $role }. Zaproszenie jest nadal niewykorzystane: przekaż je właściwej osobie.

## Obsługa turnieju

not-on-staff = Nie należysz do obsługi tego turnieju.
who-chooses-staff = Obsługę wybierają tylko organizator i sędzia główny.
cannot-give-role = Twoja rola to { $own }: nie możesz nadać ani odebrać roli „{ $other }”. Poproś organizatora.
has-become = W międzyczasie zmieniła się rola: { $name }, teraz { $role }. Zdecyduj ponownie.
is-already = { $name } ma już rolę: { $role }.
not-on-staff-any-more = Tej osoby nie ma już w obsłudze.
last-organizer = To ostatni organizator tego turnieju. Najpierw nadaj tę rolę komuś innemu.
