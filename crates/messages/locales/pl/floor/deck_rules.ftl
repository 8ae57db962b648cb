## Zasady decklist

title = Zasady decklist
deck-format = Format

### Formaty

commander = Commander
commander-draft = Commander Draft
another-format = inny format
another = Inny
commander-hint = 100 kart z dowódcą, po jednej kopii, w kolorach dowódcy (CR 903.5).
commander-draft-hint = Co najmniej 60 kart, dowolna liczba kopii.
another-hint = Sprawdza się tylko zbanowane karty.
highest-bracket = Najwyższy bracket
any-bracket = Dowolny
highest-bracket-hint = Tylko dla formatu Commander: gracze podają bracket swojej talii, a sprawdzenie liczy karty Game Changer.

### Termin

deadline-hint = Czas w strefie { $zone }. Puste: do rundy 1. Potem obsługa czyta listy.
deadline-problem = Termin: { $problem }
choose-format = Wybierz format z listy.

### Podstawa sprawdzenia

checked-by = Podstawa sprawdzenia list
checked-by-means = Sprawdzenie wymienia, czego nie mogło sprawdzić, bo brakuje danych.
loaded = Wczytane
banned-list = { $count ->
    [one] Banlista, { $count } nazwa.
    [few] Banlista, { $count } nazwy.
    [many] Banlista, { $count } nazw.
   *[other] Banlista, { $count } nazwy.
}
card-data = { $count ->
    [one] Baza, { $count } karta.
    [few] Baza, { $count } karty.
    [many] Baza, { $count } kart.
   *[other] Baza, { $count } karty.
}
forget = Usuń
site-banned-used = { $count ->
    [one] Ten serwis ma banlistę z { $date } ({ $count } nazwa), która jest używana.
    [few] Ten serwis ma banlistę z { $date } ({ $count } nazwy), która jest używana.
    [many] Ten serwis ma banlistę z { $date } ({ $count } nazw), która jest używana.
   *[other] Ten serwis ma banlistę z { $date } ({ $count } nazwy), która jest używana.
}
site-banned-not-used = { $count ->
    [one] Ten serwis ma banlistę z { $date } ({ $count } nazwa); zastępuje ją własna lista turnieju.
    [few] Ten serwis ma banlistę z { $date } ({ $count } nazwy); zastępuje ją własna lista turnieju.
    [many] Ten serwis ma banlistę z { $date } ({ $count } nazw); zastępuje ją własna lista turnieju.
   *[other] Ten serwis ma banlistę z { $date } ({ $count } nazwy); zastępuje ją własna lista turnieju.
}
site-cards-used = { $count ->
    [one] Ten serwis ma bazę kart z { $date } ({ $count } karta), która jest używana.
    [few] Ten serwis ma bazę kart z { $date } ({ $count } karty), która jest używana.
    [many] Ten serwis ma bazę kart z { $date } ({ $count } kart), która jest używana.
   *[other] Ten serwis ma bazę kart z { $date } ({ $count } karty), która jest używana.
}
site-cards-not-used = { $count ->
    [one] Ten serwis ma bazę kart z { $date } ({ $count } karta); zastępuje ją własna baza turnieju.
    [few] Ten serwis ma bazę kart z { $date } ({ $count } karty); zastępuje ją własna baza turnieju.
    [many] Ten serwis ma bazę kart z { $date } ({ $count } kart); zastępuje ją własna baza turnieju.
   *[other] Ten serwis ma bazę kart z { $date } ({ $count } karty); zastępuje ją własna baza turnieju.
}
banned-cards = Zbanowane karty
banned-hint = Jedna nazwa w wierszu: własna lista turnieju. Zastępuje wczytaną, a jeśli banuje karty, także bany z bazy kart. Wpisz + i spację przed kartą dozwoloną bez względu na bazę, a (companion) za kartą zbanowaną tylko jako kompan.
cards-file = Baza kart
cards-hint = JSON, najwyżej 8 MB: każda nazwa z tożsamością kolorystyczną, informacją, czy to land podstawowy, i liczbą kopii, na jaką pozwala jej tekst. Na listach mogą być tylko te nazwy.
save = Zapisz zasady
back-to-decklists = Wróć do decklist
back-to-rules = Wróć do zasad
saved = Zasady decklist są zapisane.

### Koniec oddawania list

stop = Nie wymagaj decklist
stop-means = Format, termin i wczytane dane zostaną usunięte. Oddane listy zostają.
stopped = Decklist już się nie oddaje. Oddane zostają przy graczach.
