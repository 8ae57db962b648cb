## Wpisywanie wyników

results-of = Wyniki: { $round }
reported-of = Z wynikiem: <b>{ $reported }</b> z { $all }
not-started = przed startem: pierwszy wynik zaczyna rundę i jej zegar
finish-round = Zakończ rundę
one-key-per-game = Jeden znak na grę, po kolei: 1D1 to miejsce 1, remis, miejsce 1.
keys-still-in = <kbd>=</kbd> i miejsca: remis tych, którzy byli jeszcze w grze, np. =124
keys-places = Miejsca przy stole w kolejności zajętych pozycji, między nimi <kbd>&gt;</kbd>, a między graczami, którzy odpadli jednocześnie, <kbd>=</kbd>, np. 3&gt;1=4&gt;2
table-is-reported = Stolik { $table } ma wynik.
can-be-undone = To, co wpiszesz, można przez kilka sekund cofnąć.

### Bez trwającej rundy

no-round = Żadna runda nie przyjmuje wyników
no-round-text = Wyniki wpisuje się tu po opublikowaniu rundy.
corrected-at-tables = Wyniki zakończonych rund poprawia się przy <a>ich stolikach</a>.

### Decyzje

rulings = Decyzje
rulings-to-agree = Decyzje, z którymi wyniki muszą się zgadzać
reminder = Stolik { $table }: <bdi>{ $player }</bdi>, { $text } (<a>decyzja { $ruling }</a>)

### Zgłoszenia graczy

players-report = Zgłoszenia graczy
to-confirm = { $count } do potwierdzenia
more-reports = { $count ->
    [one] Jeszcze { $count } czeka na pozostałych przy stoliku.
    [few] Jeszcze { $count } czekają na pozostałych przy stolikach.
    [many] Jeszcze { $count } czeka na pozostałych przy stolikach.
   *[other] Jeszcze { $count } czeka na pozostałych przy stolikach.
}
entered-otherwise = Wpisane inaczej, niż zgłosił gracz:
link-table = stolik { $table }
disputed = Sporny
ruled-out = Wykluczony
waits = Czeka
button-at-table = { $label }, stolik { $table }

### Stoliki jako karty

which-tables = Które stoliki
list-outstanding = Bez wyniku: { $count }
list-reported = Z wynikiem: { $count }
tables = Stoliki
seats = Miejsca
reported = zgłoszono
undo = Cofnij
change = Zmień
draw = Remis
drawn-game = Remis w grze
losses = Poddanie, drop …
games-done = Gotowe
undo-game = Cofnij jedną grę
games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
games-and-drawn = { $count ->
    [one] { $count } gra, remisy: { $drawn }
    [few] { $count } gry, remisy: { $drawn }
    [many] { $count } gier, remisy: { $drawn }
   *[other] { $count } gry, remisy: { $drawn }
}
overrule-it = Zastąp go

### Komunikaty

already-so = Stolik { $table } miał już ten wynik.
undo-clears-result = „Cofnij” czyści tylko wynik: drop cofa się na stronie gracza.
reported-before = Jest już wcześniejszy wynik: { $stored }. Twojego nie zapisano.
at-table = Stolik { $table }: { $sentence }
unknown-entry = Nieznany wpis { $typed }. Wpisz C i miejsce za poddanie, M i miejsce za Match Loss, D i miejsce za drop, np. c2 m3 d4.
