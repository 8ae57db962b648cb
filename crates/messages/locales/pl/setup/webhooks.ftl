## Webhooki

title = Webhooki
what-they-do = Adres podany tutaj dowiaduje się o tym, co dzieje się w turnieju, gdy tylko jest to jawne: kanał czatu, bot, nakładka, strona ligi.
what-they-do-in-community = Adres podany tutaj dowiaduje się o tym, co dzieje się w społeczności, gdy tylko jest to jawne: o wydarzeniach, wynikach swobodnych podów i klasyfikacji sezonów.
none-yet = Jeszcze bez webhooków
add-below = Dodaj poniżej adres, a potem wyślij mu test.
column-webhook = Webhook
column-for = Dla
column-events = Zdarzenia
not-answered = nie odpowiada od { $since }
unreadable-address = adres nie do odczytania
add-heading = Dodaj webhook
added = Webhook jest dodany. Wyślij mu test.

### Stan

active = Aktywny
fails = Zawodzi
disabled = Wyłączony

### Formularz

name-hint = Nazwa dla Twojej obsługi, np. „Strona ligi”.
address-hint = Tam, gdzie słucha Twój bot, albo adres webhooka kanału Discord. Kto go zna, może tam pisać: jest przechowywany zaszyfrowany i nigdy więcej nie jest pokazywany w całości.
address-stays = Puste: bez zmian, { $address }.
what-is-sent = Co jest wysyłane
for-program = Do programu
for-program-hint = Podpisany JSON, zgodnie ze Standard Webhooks: dla botów, nakładek i stron ligi.
for-chat = Na czat
for-chat-hint = Wiadomość z linkiem, taka, jaką przyjmują webhooki Discorda.
no-shape = Co jest wysyłane: wybierz jedno z dwóch.
shape-program = Program
shape-chat = Czat
events = Zdarzenia
events-hint = Zdarzenia, które je cofają, też są wysyłane.
add = Dodaj webhook

### Zdarzenia

round-published = Runda zostaje opublikowana
round-unpublished = Publikacja rundy zostaje cofnięta
round-started = Runda się zaczyna
round-unstarted = Start zostaje cofnięty
round-finished = Runda się kończy
round-reopened = Runda znów trwa
table-result = Wynik stolika, gdy wszyscy go widzą
cut-announced = Top zostaje ogłoszony
cut-revoked = Top zostaje odwołany
tournament-over = Turniej zostaje zakończony albo odwołany
has-champion = Turniej ma zwycięzcę
tournament-reopened = Turniej zostaje otwarty ponownie
tournament-cancelled = Turniej zostaje odwołany
announcement = Ogłoszenie dla wszystkich
announcement-withdrawn = Ogłoszenie zostaje wycofane
players-change = Gracze przychodzą, odchodzą albo zmieniają nazwiska
evening-opened = Wydarzenie zostaje otwarte
evening-over = Wydarzenie zostaje zakończone albo odwołane
evening-reopened = Wydarzenie zostaje otwarte ponownie
evening-cancelled = Wydarzenie zostaje odwołane
season-changed = Zmienia się klasyfikacja albo zmieniają się wydarzenia sezonu
season-closed = Sezon zostaje zakończony
season-reopened = Sezon zostaje otwarty ponownie
free-pod-result = Wynik swobodnego poda zaczyna się liczyć
a-test = Test
