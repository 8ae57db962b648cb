## Twoje konto

your-tournaments = Twoje turnieje
your-role = Twoja rola

## Kalendarz

your-calendar = Twój kalendarz
calendar-what = Kalendarz, który subskrybuje ten adres, pokazuje turnieje, przy których pracujesz, także jeszcze nieotwarte. Nie udostępniaj go: każdy, kto go ma, może je zobaczyć.
calendar-address = Adres Twojego kalendarza
calendar-subscribe = <a>Subskrybuj w kalendarzu tego urządzenia</a>: otworzy się program, który zapyta, zanim doda kalendarz. Jeśli nic się nie otworzy, skopiuj adres do programu. Odnowienie adresu wyłącza stary: kalendarze, które go używają, będą puste.
renew-address = Odnów adres
address-renewed = Twój kalendarz ma nowy adres. Stary niczego już nie pokazuje.

## Hasło

change-password = Zmień hasło
current-password = Obecne hasło
password-hint = Co najmniej 12 znaków. Wszędzie indziej nastąpi wylogowanie, a Twoje tokeny dostępu zostaną unieważnione.
password-changed = Hasło jest zmienione. Wszędzie indziej nastąpiło wylogowanie, a wcześniejsze tokeny dostępu są unieważnione. Powiadomienia na innych urządzeniach są wyłączone.
password-not-changed = Hasła nie zmieniono. Popraw to, co zaznaczono.

## Drugi składnik

second-factor = Drugi składnik
on = Włączony
off = Wyłączony
on-since = od { $since } UTC.
password-alone = Do logowania wystarcza samo hasło.
set-it-up = Skonfiguruj

## Przeglądarki

signed-in-where = Aktywne logowania
in-browsers = { $count ->
    [one] Tylko w tej przeglądarce.
   *[other] Liczba przeglądarek: { $count }.
}
see-browsers = Zobacz
sign-out = Wyloguj się
browsers-line = Czas w UTC. Przeglądarka nieużywana przez 30 dni zostaje wylogowana.
browser = Przeglądarka
address = Adres
last-used = Ostatnio, około
signed-in = Logowanie
unknown-browser = Nieznana przeglądarka
unknown = nieznany
this-browser = Ta przeglądarka
sign-it-out = Wyloguj
sign-out-here = Wyloguj się tutaj
sign-out-elsewhere = Wyloguj wszędzie indziej
not-yours = Nie Twoja przeglądarka? Wyloguj ją, a potem <a>zmień hasło</a>.
browser-signed-out = Ta przeglądarka jest wylogowana.
others-signed-out = { $count ->
    [one] Wylogowano jedną inną przeglądarkę. Powiadomienia na innych urządzeniach są wyłączone.
   *[other] Wylogowane inne przeglądarki: { $count }. Powiadomienia na innych urządzeniach są wyłączone.
}
nowhere-else = Nie było żadnego innego logowania.

## Programy

programs = { $count ->
    [one] Jeden program może działać w Twoim imieniu.
    [few] { $count } programy mogą działać w Twoim imieniu.
    [many] { $count } programów może działać w Twoim imieniu.
   *[other] { $count } programu może działać w Twoim imieniu.
}
no-program = Żaden program nie działa w Twoim imieniu.

all-accounts = Wszystkie konta tego serwisu
your-account = Twoje konto

no-such-account = Tego konta już nie ma.
