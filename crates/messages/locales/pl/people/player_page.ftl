### Pod nagłówkiem

here = Na miejscu
fee-collected = Wpisowe zapłacone
all-players = Wszyscy gracze
link-and-code = Tajny link i kod QR
message = Napisz do tego gracza

### To samo nazwisko

already-entered = Może już jest na liście?
same-name = Gracz { $number } nazywa się tak samo. Jeśli wiesz, że to ta sama osoba, jej przeglądarka dostanie stronę gracza { $number }.
same-person = Ta sama osoba co gracz { $number }
another-person = Akceptuj jako inną osobę

### Przyciski

check-in = Zrób check-in
check-out = Cofnij check-in
fee-not-collected = Wpisowe niezapłacone
refuse = Odrzuć
undo-drop = Cofnij drop
revoke-disqualification = Cofnij dyskwalifikację
disqualified-by = Dyskwalifikacja z decyzji { $number }

### Dane gracza

data-removed = Dane osobowe tego gracza są usunięte.
texts = Teksty, które mogą nadal wymieniać tego gracza: { $count }
open-decklist = Otwórz decklistę
mail = E-mail

### Decyzje i notatki

rulings = Decyzje i kary
none-yet = Jeszcze żadnych.
new-ruling = Nowa decyzja o tym graczu
notes = Notatki sędziów
note-hint = Czyta ją tylko obsługa, także w późniejszych rundach.
keep-note = Zapisz notatkę

### Odejście

leaving = Odejście
drop-while-playing = Gracz gra jeszcze do końca { $round-of }; od następnej rundy nie jest parowany. Możesz to cofnąć.
drop-means = Gracz nie jest już parowany. Wcześniejsze rundy zostają bez zmian. Możesz to cofnąć.
can-undo = Możesz to cofnąć.
why = Dlaczego
their-matches = Mecze gracza
drop = Zapisz drop
remove-means = Tak jakby gracza nie było: numer nie zostanie użyty ponownie, a gracza można przywrócić.
remove = Usuń z listy

### Dyskwalifikacja

disqualify = Dyskwalifikacja
disqualify-the-player = Zdyskwalifikuj gracza
disqualify-means = Gracz znika z turnieju i klasyfikacji, ale nadal liczy się swoim przeciwnikom. Robi to tylko sędzia główny; organizator, gdy go nie ma.
list-publicly = Wymień ją na publicznej stronie zmian

### Usunięcie danych osobowych

forget = Usuń dane osobowe
forget-the-data = Usuń dane osobowe
forget-means = Imię i nazwisko, druga osoba w drużynie, zaimki, adres e-mail, decklista, dowódca i grupa znikają na zawsze, także z dziennika, a tajny link przestaje działać. Wszędzie będzie „Gracz { $number }”, również tam, gdzie ktoś wpisał całe imię i nazwisko: w wezwaniach, decyzjach, sprzeciwach, ogłoszeniach, powodach. Wyniki zostają.
forget-afterwards = Teksty z częścią imienia lub nazwiska pojawią się potem na liście, żeby można było je zmienić.
forget-id-stays = Identyfikator <bdi>{ $key }</bdi> w plikach zostaje: na jego podstawie oblicza się losowania.
forget-is-person = Ten wpis nie będzie wtedy należał do żadnej osoby w społeczności, więc sezony i ratingi stracą jego wyniki. Żeby je zachować, usuń zamiast tego dane osobowe na stronie tej osoby w społeczności. Obejmuje to wszystkie jej wpisy.
forget-copies = Wcześniejsze kopie bazy danych i eksporty, które ktoś już ma, zachowują swoją zawartość.
