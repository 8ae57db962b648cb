## Wokół każdej strony

skip = Przejdź do treści
help-with-page = Pomoc do tej strony
tournaments = Turnieje
account = Konto
sign-in = Zaloguj się
tournament = Turniej
find-long = Znajdź stolik, gracza lub stronę
find = Szukaj

## Dolne przyciski

door-my-table = Mój stolik
door-pairings = Parowania
door-standings = Tabela
door-more = Więcej

## Pozostałe linki

staff-pages = Strony obsługi
tournament-home = Strona turnieju
projector = Projektor
all-tournaments = Wszystkie turnieje
handbook = Podręcznik

## Stan turnieju

after-round = Po rundzie { $number }

## Słowo przed komunikatem

notice-plain = Uwaga
notice-good = Gotowe
notice-warn = Sprawdź
notice-bad = Nie zapisano
notice-not-current = Nieaktualne

## Zegar rundy i przerwa

pause = Przerwa
until = do { $time }
overtime = Doliczony czas:
time-is-up = koniec czasu
minutes-left = zostało { $count } min
paused = zatrzymany
paused-with = zatrzymany, { $left }

languages = Języki
no-such-language = Podium nie zna tego języka.
