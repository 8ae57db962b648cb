## Jeden webhook

title = Webhook
mark-and-address = Webhook { $mark } na { $address }
mark-only = Webhook { $mark }
since = od { $since }
not-heard = Bez odpowiedzi
trouble-gone = Odbiorca odpowiedział, że już go nie ma (410). Napraw to, a potem włącz webhook ponownie.
trouble-week = Od tygodnia nic tam nie dotarło. Napraw to, a potem włącz webhook ponownie.
trouble-unreadable = Adresu nie da się odczytać kluczami tej instalacji. Wpisz go jeszcze raz, a potem włącz webhook.
trouble-since = Od { $since } nic tam nie dotarło. Podium próbuje dalej; po tygodniu webhook zostanie wyłączony.
send-test = Wyślij test
enable = Włącz ponownie

## Co wysłano

deliveries = Wysłane
nothing-sent = Jeszcze niczego nie wysłano
listed-here = To, co będzie wysłane, widać tutaj przez 30 dni.
deliveries-caption = Najnowsze najpierw. Nieudane wysłanie powtarza się przez dwa dni, a późniejsze czekają, żeby wszystko dotarło po kolei.
column-what = Co
column-when = Kiedy
column-answer = Odpowiedź
column-tries = Próby
column-again = Ponów
send-again = Wyślij ponownie
waits = Czeka
tried-again = Ponawiane
arrived = Dotarło
given-up = Porzucone
not-sent = Niewysłane

## Na co czeka wysłanie

not-while-disabled = bez prób, dopóki webhook jest wyłączony
not-before = nie wcześniej niż { $at }
waits-for-earlier = czeka na poprzednie
next-now = następna teraz
next-at = następna o { $time }

## Sekret podpisu

signing-secret = Sekret podpisu
signing-secret-means = Wysłane wiadomości są nim podpisane zgodnie ze Standard Webhooks, żeby odbiorca mógł sprawdzić, że pochodzą stąd.
old-secrets = { $count ->
    [one] Poprzedni sekret też działa, do { $until }.
   *[other] Poprzednie sekrety (liczba: { $count }) też działają, do { $until }.
}
new-secret = Utwórz nowy sekret

## Zmiana i usunięcie

change-it = Zmień webhook
remove-heading = Usuń webhook
remove-means = Nic więcej nie będzie tam wysyłane, a lista wysłanych zostanie usunięta.

## Komunikaty i błąd

changed = Webhook jest zmieniony.
removed = Webhook jest usunięty.
secret-made = Jest nowy sekret podpisu. Poprzednie działają jeszcze jeden dzień.
test-is-sent = Test jest wysyłany: na liście wysłanych zobaczysz, co się z nim stało.
test-in-queue = Test jest w kolejce. Przed nim czeka wysłań: { $count }; właśnie są ponawiane.
it-is-sent = Jest wysyłane: na liście wysłanych zobaczysz, co się z nim stało.
it-in-queue = Jest w kolejce. Przed nim czeka wysłań: { $count }; właśnie są ponawiane.
enabled-nothing-waits = Webhook jest włączony i nic nie czeka na wysłanie: wyślij test.
enabled-after-gone = Webhook próbuje teraz ponownie; jeśli odbiorca znów odpowie 410, zostanie znów wyłączony.
enabled = Webhook jest włączony, a oczekujące wysłania są właśnie ponawiane.
no-such = Nie ma tu (już) takiego webhooka.
to-webhooks = Do webhooków
