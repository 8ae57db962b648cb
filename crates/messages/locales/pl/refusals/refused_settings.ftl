## Nazwy pól

label-place = Lokalizacja
label-description = Opis
label-code-of-conduct = Zasady zachowania
label-date = Data
label-preset = Nazwa szablonu
label-announcement = Ogłoszenie
label-pod-size = Wielkość poda
label-points = Punkty
label-games-to-win = Gry do wygranej
label-tiebreakers = Tiebreakery
label-playoff-time = Limit czasu w playoffie

## Ustawienia turnieju

unknown-time-zone = Nieznana strefa czasowa „{ $zone }”. Wpisz większe miasto w pobliżu albo nazwę taką jak Europe/Lisbon.
first-table = Pierwszy stolik: wybierz liczbę od 1 do 90000.
registrations-per-address = Rejestracje z jednego adresu: wybierz liczbę od 1 do 100000.
lists-name-commanders = Decklisty: lista zdradza dowódcę, a dowódców nikt nie widzi. Pozostaw listy niejawne albo pokaż dowódców po turnieju.
profile-not-stored = Nie da się zapisać zasad: { $problem }
may-not-create = Z tego konta nie można tworzyć turniejów, można tylko pracować tam, gdzie jest zaproszone. Zwróć się do administratora serwisu.
settings-changed = Ktoś w międzyczasie zmienił ustawienia. Porównaj je ze swoimi i wyślij swoje ponownie.
open-already = Turniej jest już otwarty.
cancel-reason = Napisz, dlaczego jest odwołany: każdy może to przeczytać.
new-not-there = Nowego turnieju nie ma.
fixed-once-paired = { $label }: według tego sparowano już graczy, więc nie można tego zmienić.
commanders-staff-only = Dowódcy: teraz widzi ich tylko obsługa. Od parowań rundy 1 można pokazywać mniej, ale nigdy więcej niż teraz.
commanders-after-event = Dowódcy: teraz wszyscy widzą ich po turnieju. Od parowań rundy 1 można pokazywać mniej, ale nigdy więcej niż teraz.
lists-stay-closed = Decklisty: czyta je tylko obsługa. Z tym założeniem gracze je oddali, więc od parowań rundy 1 pozostają niejawne.
results-as-they-come = Wyniki trwającej rundy: wszyscy widzą je na bieżąco. Gracze zaczęli z tym założeniem, więc tak zostaje: wybierz to.
results-when-finished = Wyniki trwającej rundy: wszyscy widzą je po zakończeniu rundy. Gracze zaczęli z tym założeniem, więc tak zostaje: wybierz to.

## Szablony

presets-of-everybody = Szablony dla wszystkich zapisuje tylko administrator serwisu.
name-preset = Nazwa szablonu: wpisz jakąś, np. „Piątek”.
too-many-presets = Szablonów jest już { $most }. Najpierw usuń jeden na stronie swoich turniejów.
settings-not-stored = Nie da się zapisać ustawień: { $problem }
preset-needs-account = Szablon należy do konta: najpierw się zaloguj.
preset-removed = Ten szablon jest już usunięty.
preset-removed-meanwhile = Szablon w międzyczasie usunięto. To, co poniżej, zostało bez zmian: utwórz turniej na tej podstawie.
preset-is-everybodys = Ten szablon jest dla wszystkich. O usunięcie poproś administratora serwisu.

## Proponowana nazwa szablonu

preset-minutes = { $minutes } min
preset-untimed = bez limitu czasu
preset-pods = pody po { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
preset-no-playoff = bez playoffu
preset-top = top { $cut }

## Ogłoszenia

announcement-empty = Ogłoszenie: wpisz, co mają przeczytać wszyscy albo jego adresaci.
time-past = Widoczne od: ta pora już minęła. Zostaw puste, żeby ogłoszenie pojawiło się od razu.
time-far = Widoczne od: to ponad rok naprzód. Sprawdź datę.
whom-everybody = Wszyscy
one-of-both = Tylko gracz: ogłoszenie jest dla stolika albo dla gracza. Zostaw jedno z dwóch pól puste.
no-round-played = Tylko stolik: teraz nie gra się żadnej rundy. Poczekaj na parowania albo podaj gracza.
no-such-table = Tylko stolik: nie ma stolika { $typed } w { $round-local }. Wpisz jego numer.
nobody-called = Tylko gracz: nikt nie nazywa się { $typed }. Wpisz całe imię i nazwisko albo numer gracza.
several-called = Tylko gracz: { $typed } to kilka osób. Wpisz numer: { $numbers }.
no-player-number = Tylko gracz: nie ma gracza o numerze { $number }.
announcement-gone = Tego ogłoszenia nie ma już na stronach.

## Webhooki

choose-events = Zdarzenia: wybierz co najmniej jedno.
no-webhook = Nie ma tu (już) takiego webhooka.
address-taken = Adres: ma go już webhook { $webhook }. Zmień raczej jego zdarzenia.
no-event-here = Zdarzenia: webhook nie może tu dostawać { $event }. Wybierz inne.
too-many-webhooks = Webhooków jest już { $most }: najpierw usuń jeden, którego już nie używasz.
webhook-changed = Ktoś w międzyczasie zmienił ten webhook. Zobacz, jak wygląda teraz, i wyślij ponownie.
too-many-secrets = Liczba ważnych teraz sekretów podpisujących tego webhooka: { $most }. Poczekaj, aż starsze od najnowszego wygasną, dzień po jego utworzeniu.
webhook-active = Ten webhook jest już aktywny.
webhook-disabled = Ten webhook jest wyłączony. Najpierw włącz go ponownie.
no-delivery = Nie ma (już) takiego wysłania.
not-public-yet = To jeszcze nie jest jawne. Zostanie wysłane, gdy będzie.
address-paste = Adres: wklej ten, który pokazuje odbiorca albo czat, np. https://bot.example/podium.
address-letters = Adres: wpisz go bez spacji i bez liter spoza zakresu a–z, tak jak pokazuje go przeglądarka przy kopiowaniu.
address-http = Adres: musi zaczynać się od https://, bo inaczej ktoś po drodze mógłby przeczytać to, co jest wysyłane.
address-https = Adres: musi zaczynać się od https://.
address-fragment = Adres: pomiń „#” i to, co dalej: nigdy nie jest to wysyłane.
address-password = Adres: pomiń nazwę i hasło przed „@”. To, co jest wysyłane, jest za to podpisywane.
address-host = Adres: jego host jest nieprawidłowy. Wpisz go w postaci https://bot.example/podium.
address-own-network = Adres: prowadzi do własnej sieci tego komputera, a ta instalacja na to nie pozwala.
discord-chat = Co jest wysyłane: to adres kanału Discord, który przyjmuje tylko wiadomości. Wybierz „Na czat”.
event-not-stored = Nie da się tego zapisać: { $problem }

## Pliki turnieju

round-finished-without-results = Runda { $number } jest zakończona, ale pody bez wyniku: { $missing }.
round-not-finished = Runda { $number } nie jest zakończona, a po niej jest późniejsza runda.
draft-with-results = Runda { $number } to szkic, a ma wyniki.
clock-without-begin = Runda { $number } się nie zaczęła, a ma zegar.
no-player-with-id = Żaden gracz nie ma identyfikatora „{ $id }”.
part-not-written = Nie da się zapisać pokazywanej części turnieju.
