## Tokeny dostępu

access-tokens = Tokeny dostępu
times-in-utc = Czas w UTC.
what-they-are = Program wysyła token do <a>API</a> i działa w Twoim imieniu, z Twoją obecną rolą. W dzienniku jest nazwa tokenu.
none-yet = Twoje tokeny pojawią się tutaj.

## Lista

token = Token
may = Zakres
tournament = Turniej
expires = Wygasa
hint-and-made = { $hint }…, utworzony { $made }
nothing = nic
all = wszystkie
never-used = nigdy
never-expires = nigdy
expired = Wygasł
revoke = Unieważnij: { $name }
revoked = Token jest unieważniony: niczego już nie otwiera.

## Nowy token

make-heading = Utwórz token
name = Nazwa
name-hint = Co go używa, np. „nakładka na stream”. Zostanie zapisana w dzienniku.
may-be-used-for = Do czego może służyć
scope-read = Widzieć to, co Twoja rola: szkice, wyniki trwającej rundy, stan
scope-players = Dodawać i zmieniać graczy, robić check-in i drop
scope-results = Wpisywać wyniki
scope-rounds = Parować, publikować, zaczynać i kończyć rundy
scope-webhooks = Tworzyć, zmieniać i usuwać webhooki
scope-settings = Tworzyć turnieje i zmieniać ich ustawienia
for-label = Dla
all-your-tournaments = Wszystkie Twoje turnieje
expires-after = Wygasa po
one-year = Rok
no-end = Nie wygasa
choose-expiry = Wybierz, kiedy token wygasa.
make = Utwórz token

## Nowy token, raz

your-new-token = Twój nowy token
shown-once = <b>Ta strona pokazuje token tylko raz.</b> Skopiuj go teraz do „{ $name }” i pilnuj jak hasła: każdy, kto go ma, działa w Twoim imieniu.
example = Program wysyła go przy każdym wywołaniu. To wywołanie pokazuje, co token może:
more-calls = <a>Dokumentacja API</a> zawiera inne wywołania i bota na początek.
have-it = Mam go
