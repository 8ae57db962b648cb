## Wydarzenia ze swobodnymi podami

name-of-evening = Nazwa
day-of-evening = Data
too-many-evenings = Społeczność ma najwyżej { $most } wydarzeń ze swobodnymi podami.
no-such-evening = Ta społeczność nie ma wydarzenia ze swobodnymi podami o numerze { $number }.
changed-meanwhile = Ktoś w międzyczasie zmienił „{ $evening }”. Sprawdź te zmiany i zapisz swoje ponownie.
closed-already = „{ $evening }” już się skończyło.
open-already = „{ $evening }” jest już otwarte.
is-closed = „{ $evening }” już się skończyło. Obsługa może je otworzyć ponownie.
pods-still-play = { $count ->
    [one] { $count } pod nie ma potwierdzonego wyniku. Najpierw wpisz jego wynik albo go unieważnij.
    [few] { $count } pody nie mają potwierdzonego wyniku. Najpierw wpisz ich wyniki albo je unieważnij.
    [many] { $count } podów nie ma potwierdzonego wyniku. Najpierw wpisz ich wyniki albo je unieważnij.
   *[other] { $count } poda nie ma potwierdzonego wyniku. Najpierw wpisz ich wyniki albo je unieważnij.
}

## Kolejka

bracket-range = Bracket to liczba od { $least } do { $most }, nie { $given }.
plays-already = { $person } gra już przy stoliku { $table }.
too-many-people = Na wydarzenie może przyjść najwyżej { $most } osób.
nobody-called = W tej społeczności nikt nie nazywa się „{ $typed }”. Wpisz całe imię i nazwisko albo numer osoby.
may-mean = „{ $typed }” to może być: { $people }. Wpisz numer.
does-not-wait = { $person } nie jest w kolejce.
too-few-wait = { $count ->
    [0] Kolejka jest pusta. Pod potrzebuje trzech osób.
    [one] W kolejce jest { $count } osoba. Pod potrzebuje trzech.
    [few] W kolejce są { $count } osoby. Pod potrzebuje trzech.
    [many] W kolejce jest { $count } osób. Pod potrzebuje trzech.
   *[other] W kolejce jest { $count } osoby. Pod potrzebuje trzech.
}
too-many-pods = Wydarzenie ma najwyżej { $most } podów.

## Wyniki

no-such-pod = To wydarzenie nie ma poda o numerze { $number }.
pod-changed-meanwhile = Ktoś w międzyczasie zmienił wynik stolika { $table }. Sprawdź go jeszcze raz.
sits-elsewhere = Nie siedzisz przy stoliku { $table }.
is-confirmed = Wynik stolika { $table } jest potwierdzony. Poprawić go może tylko obsługa.
is-void = Stolik { $table } jest unieważniony. Wynik może wpisać tylko obsługa.
sits-twice = { $person } ma dwa miejsca przy stoliku { $table }. Pod pozostaje unieważniony.
no-result-yet = Stolik { $table } nie ma jeszcze wyniku.
confirmed-by-another = To Twoje zgłoszenie: wynik musi potwierdzić ktoś inny przy stoliku.
place-of-everybody = Wybierz pozycję dla każdego gracza przy stoliku.
give-a-reason = Podaj powód: ten wynik był już potwierdzony albo unieważniony.
sat-together = { $person } i { $other } to dwie różne osoby: grały w tym samym podzie („{ $evening }”).
no-season = „{ $evening }” nie liczy się do żadnego sezonu, więc nie ma osiągnięć.
no-such-achievement = Sezon nie ma już tego osiągnięcia.
