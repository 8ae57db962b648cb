## Strony błędów

status = Błąd { $status }
request-id = Jeśli prosisz o pomoc, podaj numer żądania: <code>{ $id }</code>

## Nagłówki

not-here = Tu nic nie ma
no-permission = Nie masz uprawnień
incomplete-request = Niepełne żądanie
not-this-way = Tak się nie da
not-saved = Nie zapisano
not-stored = Nie zapisano
one-moment = Chwileczkę
perhaps-stored = Być może zapisano
went-wrong = Coś poszło nie tak
changed-first = Ktoś inny zmienił to wcześniej
too-many-tries = Za dużo prób
too-much-at-once = Za dużo naraz
form-too-old = Formularz jest nieaktualny
no-place-now = Teraz nie ma miejsca

## Przyciski i linki

to-front-page = Na stronę główną
ask-again = Spróbuj teraz
go-back = Wróć
back-to-your-page = Wróć na swoją stronę
to-the-tournament = Do turnieju
sign-in = Zaloguj się

## Zdania

busy-form = Serwer jest przeciążony i niczego nie zapisano. Wyślij ponownie za { $seconds } s. Jeśli nie widzisz już formularza, wróć: to, co wpisano, nadal tam jest.
busy-page = Serwer jest przeciążony. Ta strona spróbuje ponownie za { $seconds } s.
perhaps-stored-detail = Formularz wysłano, ale odpowiedź, czy go zapisano, nie dotarła. Wyślij ten sam formularz jeszcze raz: zadziała tylko raz. Jeśli już go nie widzisz, sprawdź, czy dane są na miejscu, zanim wypełnisz kolejny.
unexpected = Po naszej stronie stało się coś nieoczekiwanego; szczegóły są w dzienniku serwera.
unexpected-nothing-changed = Po naszej stronie stało się coś nieoczekiwanego. Niczego nie zmieniono; szczegóły są w dzienniku serwera.
page-not-made = Nie udało się utworzyć strony.
fix-and-send = Wróć, popraw to, co wymieniono poniżej, i wyślij ponownie. Niczego nie zmieniono.
wait-seconds = Odczekaj { $seconds } s i spróbuj ponownie.
nothing-here = Pod tym adresem nic nie ma.
no-page = Pod tym adresem nie ma strony. Może jest w nim literówka albo link jest stary.
no-tournament = Pod tym adresem nie ma turnieju.
no-stage = To nie jest adres streamu tego turnieju. Obsługa znajdzie właściwy na stronie Stream.
no-file = Nie ma takiego pliku.
bad-query = Nie da się odczytać tego, co w adresie stoi po znaku ?. Skorzystaj z linku.
method-refused = Ten adres nie przyjmuje żądań { $method }.

## Baza danych

read-only-page = Baza danych serwera jest chwilowo tylko do odczytu. Ta strona spróbuje ponownie za { $seconds } s.
read-only-form = Baza danych serwera jest chwilowo tylko do odczytu, więc niczego nie zmieniono. Skontaktuj się z administratorem serwera i wyślij ponownie.
full-page = Dysk serwera jest pełny. Ta strona spróbuje ponownie za { $seconds } s.
full-form = Dysk serwera jest pełny, więc niczego nie zmieniono. Skontaktuj się z administratorem serwera i wyślij ponownie.
disk-page = Dysk serwera chwilowo nie działa. Ta strona spróbuje ponownie za { $seconds } s.
disk-form = Dysk serwera chwilowo nie działa, więc niczego nie zmieniono. Skontaktuj się z administratorem serwera i wyślij ponownie.
locked-page = W bazie danych serwera zapisuje teraz inny program. Ta strona spróbuje ponownie za { $seconds } s.
locked-form = W bazie danych serwera zapisuje teraz inny program, więc niczego nie zmieniono. Wyślij ponownie za chwilę.
silent-page = Baza danych chwilowo nie odpowiada. Ta strona spróbuje ponownie za { $seconds } s.
silent-form = Baza danych chwilowo nie odpowiada, więc niczego nie zmieniono. Wyślij ponownie za chwilę.

## Linki jednorazowe

link-unknown = Nieznany link
link-used = Ten link został już użyty
link-expired = Ten link wygasł
link-void = Ten link jest już nieważny

## Formularze nie do odczytania

foreign-form = Ten formularz wysłała inna strona. Otwórz stronę tutaj i wyślij go ponownie.
unknown-player = Ta przeglądarka nie wie, czyja to była strona. Otwórz ponownie swój tajny link.
other-session = Od otwarcia tej strony nastąpiło logowanie lub wylogowanie. Wróć, odśwież stronę i wyślij ponownie.
takes-no-file = Ten formularz nie przyjmuje plików. Otwórz stronę ponownie i wyślij go stamtąd.
nul-in-form = Formularz zawiera znak, którego nie ma w żadnym tekście (NUL). Wróć, usuń go i wyślij ponownie.
form-unreadable = Nie da się odczytać formularza. Otwórz stronę ponownie i wyślij go stamtąd.
upload-unreadable = Nie da się odczytać przesłanego pliku. Otwórz stronę ponownie i wyślij go stamtąd.
form-broke-off = Przesyłanie formularza zostało przerwane. Wyślij go ponownie.
form-late = Formularz nie dotarł na czas, więc niczego nie zmieniono. Sprawdź połączenie i wyślij go ponownie.
form-too-large = Ten formularz przyjmuje najwyżej { $most }. Wyślij go w mniejszych częściach; niczego nie zmieniono.
no-place-detail = Otwarto zbyt wiele stron, więc ta nie aktualizuje się sama. Odśwież ją, żeby zobaczyć nowości.

## Adres i klucz

strange-address = W tym adresie jest znak, którego nie ma żaden adres tego serwisu.
no-host = Żądanie nie mówi, do którego hosta jest skierowane.
other-name = To nie jest nazwa tego serwisu
service-is-at = Ten serwis ma adres { $address }. Otwórz go.
service-has-no-name = Ten serwis zna tylko swoje adresy liczbowe, np. http://192.0.2.7:8080, oraz localhost. Administrator serwera może nadać mu nazwę za pomocą --public-url.
open-it = Otwórz
key-reused = pod tym kluczem wysłano coś innego
