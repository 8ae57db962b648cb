## Części stron

in-parts = { $what }: podział na części
all-to-print = Wszystko na jednej stronie, do druku
all-on-one-page = Wszystko ({ $count }) na jednej stronie: wydrukuj ją z menu przeglądarki. <a>Wróć do części</a>
parts-beside = Sąsiednie części
back-to = Wstecz: <bdi>{ $part }</bdi>
on-to = Dalej: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } z { $all }
left-out = Pierwsze { $shown } z { $all } pasujących. Wpisz więcej liter, żeby zawęzić.
from-to = { $first } – { $last }
under-again = { $heading }, { $number }
find-your-name = Znajdź siebie
found-for = Wyniki dla „<bdi>{ $typed }</bdi>”. <a>Pokaż wszystkich</a>
pages = Strony

## Notatki sędziów

remove = Usuń
remove-note = Usuń tę notatkę

## Zaproszenia do obsługi

open-invitations = Niewykorzystane zaproszenia
invited-for = Rola
invited-from = Od
action = Działanie
revoke = Unieważnij
code-of-link = Kod QR linku
