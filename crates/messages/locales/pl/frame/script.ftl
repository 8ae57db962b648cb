nobody = Nie ma takiej osoby. Wpisz mniej liter.
many-players = Wielu graczy. Wpisz więcej liter.
show-it = Pokaż
has-changed = To się zmieniło, odkąd zaczęto tu pisać.
offline = Brak sieci. Stan z godz. { $time }.
signed-out = Sesja się skończyła. Odśwież stronę, żeby zalogować się ponownie.
moved = Ta strona ma nowy adres. Odśwież, żeby kontynuować.
gone = Tej strony już tu nie ma.
close = Zamknij
close-message = Zamknij ten komunikat
not-sent = Nie wysłano
not-sent-why = Sieć nie odpowiada. To, co wpisano, nadal tu jest: wyślij ponownie za chwilę.
signed-out-unsent = Sesja się skończyła. Niczego nie zapisano, a to, co wpisano, nadal tu jest. Zaloguj się, wróć i wyślij ponownie.

## Działania czekające na sieć

sending-file = Plik jest wysyłany. Nie zamykaj tej strony.
not-carried-out = Nie wykonano tego.
acts-unsent = { $count ->
    [one] { $count } działanie jeszcze niewysłane
    [few] { $count } działania jeszcze niewysłane
    [many] { $count } działań jeszcze niewysłanych
   *[other] { $count } działania jeszcze niewysłane
}
acts-ask = Niewysłane: najpierw pytanie
act-of-player = Czeka na tym telefonie i zostanie wysłane, gdy sieć odpowie. Tymczasem podnieś rękę.
may-have-arrived = Być może już dotarło.
acts-of-staff = Czekają na tym urządzeniu i zostaną wysłane w tej kolejności, gdy sieć odpowie. Stronę można zamknąć.
acts-moved = Przy stoliku coś się zmieniło od naciśnięcia albo pulpit ma pytanie. Bez Twojej odpowiedzi nic się nie wykona.
acts-full = Czekać może najwyżej { $most }: ostatniego nie zachowano.
act-made-by = Autor: { $name }. Do wysłania ta osoba musi być zalogowana.
somebody = ktoś
send-still = Wyślij mimo to
do-not-send = Nie wysyłaj
