## Co czeka na obsługę

floor = Sala
attention = Wymaga uwagi
nothing = Nic nie wymaga Twojej uwagi.

### Słowo w ramce

word-calls = Wezwania
word-rulings = Decyzje
word-late = Spóźnione
word-disputes = Spory
word-deck-checks = Deck checki
word-missing = Nieobecni
word-decklists = Decklisty
word-registrations = Zapisy
word-waiting-list = Rezerwa
word-draft = Szkic
word-webhooks = Webhooki
word-unheard = Bez odzewu

### Linki

calls = { $count ->
    [one] { $count } wezwanie czeka na sędziego
    [few] { $count } wezwania czekają na sędziego
    [many] { $count } wezwań czeka na sędziego
   *[other] { $count } wezwania czeka na sędziego
}
rulings = { $count ->
    [one] { $count } decyzja czeka na sędziego głównego
    [few] { $count } decyzje czekają na sędziego głównego
    [many] { $count } decyzji czeka na sędziego głównego
   *[other] { $count } decyzji czeka na sędziego głównego
}
late = { $count ->
    [one] { $count } wynik jest spóźniony
    [few] { $count } wyniki są spóźnione
    [many] { $count } wyników jest spóźnionych
   *[other] { $count } wyniku jest spóźnione
}
disputed = { $count ->
    [one] { $count } wynik jest sporny
    [few] { $count } wyniki są sporne
    [many] { $count } wyników jest spornych
   *[other] { $count } wyniku jest sporne
}
deck-checks = { $count ->
    [one] { $count } deck check trwa
    [few] { $count } deck checki trwają
    [many] { $count } deck checków trwa
   *[other] { $count } deck checku trwa
}
missing = { $count ->
    [one] { $count } gracz bez check-inu
    [few] { $count } gracze bez check-inu
    [many] { $count } graczy bez check-inu
   *[other] { $count } gracza bez check-inu
}
decklists = { $count ->
    [one] Brakuje { $count } decklisty
   *[other] Brakuje { $count } decklist
}
registrations = { $count ->
    [one] { $count } gracz czeka na akceptację
    [few] { $count } gracze czekają na akceptację
    [many] { $count } graczy czeka na akceptację
   *[other] { $count } gracza czeka na akceptację
}
waiting-list = { $count ->
    [one] { $count } gracz jest na liście rezerwowej
    [few] { $count } gracze są na liście rezerwowej
    [many] { $count } graczy jest na liście rezerwowej
   *[other] { $count } gracza jest na liście rezerwowej
}
draft = Szkic { $round-of } jest nieaktualny
webhooks-disabled = { $count ->
    [one] { $count } webhook jest wyłączony
    [few] { $count } webhooki są wyłączone
    [many] { $count } webhooków jest wyłączonych
   *[other] { $count } webhooka jest wyłączone
}
webhooks-unheard = { $count ->
    [one] { $count } webhook nie odpowiada od co najmniej godziny
    [few] { $count } webhooki nie odpowiadają od co najmniej godziny
    [many] { $count } webhooków nie odpowiada od co najmniej godziny
   *[other] { $count } webhooka nie odpowiada od co najmniej godziny
}

### Krótkie linki

table-since = Stolik { $table } od { $time }
earlier-since = Wcześniejsza runda od { $time }
elsewhere-since = Gdzie indziej od { $time }
