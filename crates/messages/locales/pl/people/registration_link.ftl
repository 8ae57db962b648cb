## Link do rejestracji

title = Rejestracja
heading = Rejestracja: { $tournament }
in-settings = Zmień w ustawieniach
code = Kod: <b>{ $code }</b>
as-picture = Kod jako obrazek (SVG)
who-may = Kto może się zapisać
with-code = Zapisać mogą się tylko osoby, które mają kod. Jest w linku i na obrazku powyżej, można go też wpisać. Nowy kod unieważnia wcześniejsze plakaty i linki.
without-code = Zapisać może się każdy, kto znajdzie turniej. Jeśli robią to osoby, których nie ma na sali, wymagaj kodu: jest w linku i na obrazku tutaj, więc ludzie na sali mogą go zeskanować i nie muszą wpisywać.
new-code = Utwórz nowy kod
no-code = Nie wymagaj kodu
ask-code = Wymagaj kodu
asks-code = Rejestracja wymaga teraz tego kodu. Wcześniejsze linki i plakaty prowadzą do formularza, który o niego prosi.
asks-no-code = Rejestracja nie wymaga teraz kodu.

## Czy rejestracja jest otwarta

off = Rejestracja przez graczy jest wyłączona w ustawieniach.
opens-later = Rejestracja otworzy się razem z turniejem.
open = Rejestracja jest otwarta.
open-approval = Rejestracja jest otwarta; każdego gracza akceptujesz.
closed = Rejestracja przez graczy jest zamknięta.
over = Rejestracja się skończyła.
