## Dziennik bezpieczeństwa

title = Dziennik bezpieczeństwa
intro = Logowania i nieudane próby oraz zmiany kont, obsługi, linków i danych osobowych. Najnowsze najpierw, czas w UTC; wpisy są usuwane po { $days } dniach.
what-happened = Co się stało
network-address = Adres sieciowy
show = Pokaż
everything = Wszystko
nothing-fits = Nic nie pasuje
change-filter = Zmień, czego szukasz, albo <a>zobacz wszystko</a>.
nothing-yet = Jeszcze nic się nie stało
next-sign-in = Następne logowanie pojawi się tutaj.
nothing-older = Nic starszego
to-latest = <a>Do najnowszych wpisów</a>
caption = Zdarzenia bezpieczeństwa, najnowsze najpierw
who = Kto
from = Skąd
when-utc = Kiedy (UTC)
when = Kiedy
refused = Odmowa
older = Starsze wpisy
no-such-account = Żadne konto nie ma tej nazwy użytkownika. Próby z nazwami, których nie ma żadne konto, są wymienione według adresu.
no-address = To nie jest adres: wpisz go jak 192.0.2.7 albo 2001:db8::7.

## Rodzaje wpisów

group-sign-ins = Logowania
group-failures = Nieudane logowania i odmowy
group-passwords = Hasła i drugie składniki
group-accounts = Konta
group-staff = Obsługa turniejów
group-players = Linki i dane graczy
group-keys = Klucze instalacji

## Co się stało

account-gone = usunięte konto
no-account = nazwa bez konta
player = gracz { $number }
role = rola
signed-in = Logowanie
sign-in-failed = Złe hasło: { $whom }
second-factor-failed = Dobre hasło i zły kod: { $whom }
sign-in-refused = Dobre hasło do wyłączonego konta: { $whom }
player-tries-limited = Za dużo prób z wpisywanym adresem ({ $player }): następne czekają
tries-limited = Za dużo prób: { $whom }; następne czekają
signed-out = Wylogowanie
sessions-ended = { $count ->
    [one] Wylogowanie jednej przeglądarki
   *[other] Wylogowanie przeglądarek: { $count }
}
password-confirmed = Ponowne podanie hasła
password-not-confirmed = Złe hasło przy ponownym pytaniu
password-changed = Zmiana własnego hasła
password-reset = Wybór nowego hasła w miejsce utraconego: { $whom }
second-factor-on = Włączenie drugiego składnika: { $whom }
second-factor-off = Wyłączenie drugiego składnika: { $whom }
recovery-codes-made = Utworzenie nowych kodów odzyskiwania: { $whom }
recovery-code-used = Użycie kodu odzyskiwania: { $whom }; zostało: { $count }
account-made = Utworzenie konta: { $whom }, { $role }
account-role-changed = Zmiana roli w serwisie: { $whom }, { $role }
account-disabled = Wyłączenie konta: { $whom }
account-enabled = Włączenie konta: { $whom }
reset-link-made = Utworzenie linku przy utraconym haśle: { $whom }
site-invitation-made = Zaproszenie jednej osoby do serwisu: { $role }
site-invitation-withdrawn = Wycofanie zaproszenia do serwisu
staff-invited = Zaproszenie jednej osoby do obsługi: { $role }
staff-invitation-withdrawn = Wycofanie zaproszenia do obsługi
staff-joined = Dołączenie do obsługi: { $whom }, { $role }
staff-role-changed = Zmiana roli: { $whom }, { $role }
staff-removed = Usunięcie z obsługi: { $whom }
right-refused = Wysłanie formularza bez uprawnienia: { $right }
left-out = Za dużo wpisów rodzaju „{ $kind }”: { $whom }; następne są tylko we własnym dzienniku serwera
player-link-renewed = Odnowienie tajnego linku: { $player }
player-links-shown = { $count ->
    [one] Obejrzenie tajnego linku jednego gracza
   *[other] Obejrzenie tajnych linków, liczba graczy: { $count }
}
personal-data-removed = Usunięcie danych osobowych: { $player }
private-export = Pobranie: { $what }
calendar-renewed = Odnowienie adresu własnego kalendarza
keys-replaced = Zastąpienie: { $what }
access-token-made = Utworzenie tokenu dostępu { $token }
access-token-revoked = Unieważnienie tokenu dostępu { $token }
