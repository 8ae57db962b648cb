## Liczby

evenings = { $count ->
    [one] { $count } wydarzenie
    [few] { $count } wydarzenia
    [many] { $count } wydarzeń
   *[other] { $count } wydarzenia
}
people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
played-of = wydarzenia: { $played } z { $planned }
closed = Sezon zakończony
from-to = { $first } – { $last }
from = Od { $date }
until = Do { $date }

## Nazwy stron

page-standings = Klasyfikacja
page-evenings = Wydarzenia
page-records = Rekordy
page-needs = Czego komu brakuje
page-rules = Punktacja
page-commanders = Dowódcy
pages-of-season = Strony tego sezonu
to-community = { $community }

## Klasyfikacja

nobody-yet = Jeszcze bez wyników
nobody-yet-hint = Wyniki liczą się po zakończeniu wydarzenia.
nobody-by-that-name = W tym sezonie nie ma takiej osoby
choose-a-name = Wybierz osobę, żeby zobaczyć, skąd ma punkty.
standings-as-csv = Klasyfikacja jako CSV
needs-to-print = Czego komu brakuje (do druku)
column-person = Imię i nazwisko
column-points = Punkty
column-evenings = Wydarzenia
column-won = Zwycięstwa
column-places = Najlepsze pozycje
column-best = Najlepsze wydarzenie
column-match-wins = Wygrane mecze
column-match-win-percentage = % wygranych meczów
column-latest = Ostatnie wydarzenie
places-and-more = { $places }, …

## Nagrody

leads-to = Nagrody
top-gets = { $top ->
    [1] { $reward }: pierwsza pozycja
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: każdy, kto ma co najmniej { $points } punkt
    [few] { $reward }: każdy, kto ma co najmniej { $points } punkty
    [many] { $reward }: każdy, kto ma co najmniej { $points } punktów
   *[other] { $reward }: każdy, kto ma co najmniej { $points } punktu
}
line-now = Linia jest teraz między { $last } a { $next } pkt.
line-tied = Osoby po obu stronach linii są równe we wszystkich tiebreakerach.
line-open = Nad linią są jeszcze wolne pozycje.
least-evenings = { $count ->
    [one] Wymaga udziału w co najmniej { $count } wydarzeniu.
   *[other] Wymaga udziału w co najmniej { $count } wydarzeniach.
}
reward-invitation = Zaproszenie do finału
reward-byes = { $byes ->
    [one] { $byes } bye w finale
   *[other] { $byes } bye w finale
}
reward-seed = Rozstawienie w finale
line-of = Linia: { $reward }

## Szanse na nagrodę

secured = Pewne
above-by = { $lead ->
    [0] Nad linią, z tyloma punktami co następna osoba
    [one] Nad linią o { $lead } punkt
    [few] Nad linią o { $lead } punkty
    [many] Nad linią o { $lead } punktów
   *[other] Nad linią o { $lead } punktu
}
above = Nad linią
evenings-missing = { $count ->
    [one] Brakuje jeszcze { $count } wydarzenia.
    [few] Brakuje jeszcze { $count } wydarzeń.
    [many] Brakuje jeszcze { $count } wydarzeń.
   *[other] Brakuje jeszcze { $count } wydarzenia.
}
needs-points = { $points ->
    [one] Do przekroczenia obecnej linii brakuje { $points } punktu.
    [few] Do przekroczenia obecnej linii brakuje { $points } punktów.
    [many] Do przekroczenia obecnej linii brakuje { $points } punktów.
   *[other] Do przekroczenia obecnej linii brakuje { $points } punktu.
}
needs-in-one-evening = { $points ->
    [one] Żeby wystarczyło jedno wydarzenie, trzeba na nim zdobyć { $points } punkt, bo zastąpi ono wydarzenie, które teraz się liczy.
    [few] Żeby wystarczyło jedno wydarzenie, trzeba na nim zdobyć { $points } punkty, bo zastąpi ono wydarzenie, które teraz się liczy.
    [many] Żeby wystarczyło jedno wydarzenie, trzeba na nim zdobyć { $points } punktów, bo zastąpi ono wydarzenie, które teraz się liczy.
   *[other] Żeby wystarczyło jedno wydarzenie, trzeba na nim zdobyć { $points } punktu, bo zastąpi ono wydarzenie, które teraz się liczy.
}
tied = { $people ->
    [one] Na linii: { $people } osoba równa we wszystkich tiebreakerach, nagrody: { $room }
    [few] Na linii: { $people } osoby równe we wszystkich tiebreakerach, nagrody: { $room }
    [many] Na linii: { $people } osób równych we wszystkich tiebreakerach, nagrody: { $room }
   *[other] Na linii: { $people } osoby równej we wszystkich tiebreakerach, nagrody: { $room }
}
by-coming = Wystarczy udział w jednym wydarzeniu.
by-place = { $place ->
    [1] Wystarczy wygrać jedno wydarzenie.
   *[other] Wystarczy jedno wydarzenie z pozycją { $place } lub lepszą.
}
by-place-alone = { $place ->
    [1] Wystarczy wygrać jedno wydarzenie, jeśli nikt nie dzieli pierwszej pozycji.
   *[other] Wystarczy jedno wydarzenie z pozycją { $place } lub lepszą, jeśli nikt jej nie dzieli.
}
by-no-place = Jedno wydarzenie nie wystarczy.
out-points = Poza zasięgiem: pozostałe wydarzenia nie dadzą dość punktów.
out-over = Pod linią.
out-evenings = Poza zasięgiem: zostało za mało wydarzeń.
needs-explained = Obliczone według obecnej linii, która przesuwa się, gdy punktują inni. Przy równej liczbie punktów decydują tiebreakery.
evenings-left = { $left ->
    [0] Nie ma już więcej wydarzeń.
    [one] Zostało { $left } wydarzenie.
    [few] Zostały { $left } wydarzenia.
    [many] Zostało { $left } wydarzeń.
   *[other] Zostało { $left } wydarzenia.
}
evenings-left-unknown = Nie ustalono planowanej liczby wydarzeń.

## Sezon osoby

title-person = { $person } · { $season }
rank-of = Pozycja { $rank } z { $people }
numbers = Punkty i tiebreakery, po kolei
chances = Szanse
best-of = Liczą się najlepsze wydarzenia: { $best } z { $all }.
all-count = Liczą się wszystkie wydarzenia.
evening-by-evening = Wydarzenie po wydarzeniu
caption-evenings = Punkty według wydarzeń
column-evening = Wydarzenie
column-place = Pozycja
column-how = Za co
not-counted = nie liczy się
places-shared = { $first }–{ $last }
part-place = { $points } za pozycję
part-match-points = { $points } za punkty meczowe ({ $matches })
part-pods = { $pods ->
    [one] { $points } za { $pods } pod
    [few] { $points } za { $pods } pody
    [many] { $points } za { $pods } podów
   *[other] { $points } za { $pods } poda
}
part-participation = { $points } za udział
part-achievement = { $times ->
    [1] { $points } za „{ $name }”
   *[other] { $points } za „{ $name }” (razy: { $times })
}
part-achievement-most = { $points } za „{ $name }” (liczy się razy: { $times } z { $tapped })
part-weighted = ({ $sum }) × { $weight }
part-nothing = nic
attendance = Frekwencja
attendance-how = { $times ->
    [one] { $points } za { $every ->
        [one] { $every } wydarzenie
        [few] { $every } wydarzenia
        [many] { $every } wydarzeń
       *[other] { $every } wydarzenia
    }
   *[other] { $times } × { $points }: za każde { $every ->
        [one] { $every } wydarzenie
        [few] { $every } wydarzenia
        [many] { $every } wydarzeń
       *[other] { $every } wydarzenia
    }
}
together = Razem
record = { $matches ->
    [one] Wygrane: { $wins }, remisy: { $draws } z { $matches } meczu
    [few] Wygrane: { $wins }, remisy: { $draws } z { $matches } meczów
    [many] Wygrane: { $wins }, remisy: { $draws } z { $matches } meczów
   *[other] Wygrane: { $wins }, remisy: { $draws } z { $matches } meczu
}
not-in-season = Osoba { $number } nie ma publicznego wyniku w tym sezonie.
page-of-person = Strona osoby { $person } w społeczności
page-season-standings = Klasyfikacja sezonu

## Wydarzenia

no-evening-yet = Jeszcze bez wydarzeń
no-evening-yet-hint = Wydarzenia pojawią się tutaj, gdy doda je organizator.
caption-season-evenings = Wydarzenia sezonu
column-date = Data
column-winner = Zwycięstwo
column-players = Gracze
counts-times = liczy się × { $weight }
to-come = nadchodzi
cancelled = odwołane
from-places = tylko pozycje
free-pods = swobodne pody
no-winner = –

## Rekordy

records-none = Jeszcze bez rekordów
record-evenings-won = Najwięcej zwycięstw
record-best-evening = Najwięcej punktów na jednym wydarzeniu
record-evenings = Najwięcej wydarzeń
record-match-wins = Najwięcej wygranych meczów
record-streak = Najdłuższa seria obecności

## Dowódcy

no-commander = Żaden dowódca nie jest jeszcze znany
column-entries = Wpisy
column-matches = Mecze
a-player = Gracz
