## Check-in przy wejściu

all-players = Wszyscy gracze
collect-fees = Zbieraj wpisowe
without-fees = Bez wpisowego
over = Koniec check-inu
over-text = Skończył się z początkiem rund. Dla graczy, którzy przychodzą teraz, jest <a>późne wejście</a>; ci, którzy odeszli, są na <a>liście graczy</a>.
nobody-yet = Jeszcze bez graczy
nobody-yet-text = Pojawią się tutaj, gdy ich <a>dodasz</a> albo gdy się <a>zapiszą</a>.

### Ilu jest na miejscu

here-of = <b>{ $here }</b> z { $all } na miejscu
players-here = Gracze na miejscu
nobody-missing = nikogo nie brakuje
not-here = bez check-inu: { $count }
for-approval = do akceptacji: { $count }
here-waiting = na miejscu z listy rezerwowej: { $count }
fees-collected = wpisowe: { $paid } z { $all }

### Szukanie i kamera

name-or-number = Nazwisko lub numer
scan = Skanuj
enter-hint = Enter robi check-in, gdy pasuje tylko jedna osoba.
camera = Obraz z kamery
close-camera = Zamknij kamerę

### Lista

nobody-fits = Nikt nie pasuje
nobody-fits-text = Wpisz mniej liter. Gracza spoza listy możesz dodać tutaj, <a>z większą liczbą pól</a>, albo wysłać mu <a>link do rejestracji</a>.
add-and-check-in = Dodaj „<bdi>{ $name }</bdi>” i zrób check-in
somebody-else = Ktoś inny? <a>Dodaj gracza</a> albo pokaż <a>link do rejestracji</a>.
press-approve = Akceptuj, check-in
press-check-in = Check-in
press-here = Jest
press-look = Zobacz
press-to-undo = (naciśnij, żeby cofnąć)
fee = Wpisowe
fee-collected-undo = Wpisowe zapłacone, { $name } (naciśnij, żeby cofnąć)
fee-collect = Wpisowe do zapłacenia: { $name }
already-entered = Może już jest na liście?
disqualified = Dyskwalifikacja
dropped = Drop

### Wszyscy naraz

everybody-at-once = Wszyscy naraz
everybody-here = Wszyscy są na miejscu
check-in-everybody = Zrób check-in wszystkim
everybody-means = { $count ->
    [one] Check-in dostaje { $count } gracz, który ma miejsce w turnieju.
   *[other] Check-in dostają wszyscy, którzy mają miejsce w turnieju: { $count }.
}
begin-again = Zacznij od nowa
check-out-everybody = Cofnij check-in wszystkim
nobody-means = Wszyscy gracze, także z listy rezerwowej, będą znów bez check-inu, jakby dopiero się zaczął.
drop-absent = Drop nieobecnych
drop-not-here = Zapisz drop graczom bez check-inu
drop-means = { $count ->
    [one] { $count } gracz nie ma check-inu. Dostanie drop przed rundą 1, a wolne miejsce przejdzie na osobę z listy rezerwowej, która jest na miejscu. Każdy drop można cofnąć na stronie gracza.
   *[other] Gracze bez check-inu: { $count }. Dostaną drop przed rundą 1, a wolne miejsca przejdą na osoby z listy rezerwowej, które są na miejscu. Każdy drop można cofnąć na stronie gracza.
}
type-word = Niczego nie zmieniono. Wpisz { $word }, żeby potwierdzić.
everybody-checked-in = Wszyscy mają check-in; nowych: { $count }.
nobody-checked-in = Nikt nie ma już check-inu; przedtem: { $count }.
were-dropped = Drop: { $names }.

### Komunikaty obok listy

here-on-waiting-list = { $name } jest na miejscu, na liście rezerwowej.
is-here = { $name } jest na miejscu.
here-already = { $name } ma już check-in.
checked-out = Check-in cofnięty: { $name }.
fee-is-collected = Wpisowe zapłacone: { $name }.
fee-not-collected = Wpisowe niezapłacone: { $name }.
several-fit = Pasujących graczy: { $count }. Wpisz więcej liter albo naciśnij nazwisko.
no-number = Nie ma gracza o numerze { $number }.
nobody-called = Nikt nie nazywa się „{ $typed }”.
for-another-tournament = Ten kod jest do innego turnieju.
is-secret-link = To tajny link gracza. Kod na wejście jest na stronie, którą on otwiera: „{ $link }”.
no-check-in-code = To nie jest kod check-inu Podium. Znajdź gracza po nazwisku lub numerze.
no-player-named = Formularz nie podaje gracza. Otwórz stronę ponownie i naciśnij przycisk na niej.
back-to-check-in = Wróć do check-inu
to-check-in = Do check-inu

### Strona z kodu gracza

now-here = Jest na miejscu
is-here-already = Check-in był już zrobiony
undo-check-out = Cofnij check-in
waits-for-approval = Czeka na akceptację.
approve-and-check-in = Akceptuj i zrób check-in: <bdi>{ $name }</bdi>
check-in-player = Zrób check-in: <bdi>{ $name }</bdi>
player-page = Strona gracza
all-at-check-in = Wszyscy gracze przy check-inie
is-checked-in = { $name } ma check-in.

### Kod gracza

code-title = Kod check-inu
you-are-checked-in = Check-in zrobiony
show-this = Pokaż to przy check-inie albo podaj swój numer.
is-over = Check-in się skończył.
you-wait = Czekasz na akceptację. Obsługa może Cię zaakceptować, skanując ten kod.
on-waiting-list = Jesteś na liście rezerwowej. Wolne miejsca dostają ci, którzy są na miejscu.
not-in-tournament = Nie ma Cię już w tym turnieju. Jeśli to pomyłka, podejdź do obsługi.
