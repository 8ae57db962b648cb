### Lista decyzji

about = Decyzje, gracz: <bdi>{ $player }</bdi>
player-number = gracz { $number }
as-csv = Jako CSV
which-rulings = Które decyzje
filter-all = Wszystkie
filter-mine = Moje
filter-head-judge = Dla sędziego głównego: { $count }
new-ruling = Nowa decyzja
none-of-these = Żadnej takiej
all-rulings = Wszystkie decyzje
none-yet = Jeszcze bez decyzji
none-yet-means = Pojawią się tu decyzje sędziów przy stolikach: kto, co się stało, odpowiedź, kary i apelacje.
ruling = Decyzja { $number }
ruling-inside = decyzja { $number }
no-description = Jeszcze bez opisu.

### Decyzja

to-rulings = Do decyzji
check-again = Sprawdź ją jeszcze raz
was-overturned = decyzja { $number } została uchylona
was-withdrawn = decyzja { $number } została wycofana
no-infraction = Bez wykroczenia.
had-proposed = Propozycja pulpitu: { $penalty }.
built-on-one = Oparta na <a>decyzji { $one }</a>.
built-on-two = Oparta na <a>decyzji { $one }</a> i <a>decyzji { $two }</a>.
built-on-three = Oparta na <a>decyzji { $one }</a>, <a>decyzji { $two }</a> i <a>decyzji { $three }</a>.
dropped-with-it = Oznacza też drop z turnieju.

### Etykiety

what-happened = Co się stało
not-written = jeszcze nieopisane
time-given = Przyznany czas
minutes = { $count } min
given-by = Wydana przez
for-head-judge = Dla sędziego głównego
to-head-judge = Do sędziego głównego
upheld-by = Utrzymana przez
overturned-by = Uchylona przez
changed-by = Zmieniona przez
withdrawn-by = Wycofana przez
why = Dlaczego
before-change = Przed zmianą
until = do <bdi>{ $when }</bdi>

### Oświadczenia

statements = Oświadczenia
written-by = zapis: <bdi>{ $when }</bdi>
remove-statement = Usuń oświadczenie, { $name }
add-statement = Dodaj oświadczenie
who-says = Kto to mówi
somebody-else = Ktoś inny
somebodys-name = Imię i nazwisko innej osoby
witness-hint = Widz, sędzia.
in-their-words = Własnymi słowami tej osoby.
keep-statement = Zapisz oświadczenie

### Teksty

change-texts = Zmień teksty
answer-hint = Co usłyszeli gracze.
rule-hint = Np. CR 800.4a albo MTR-A 4.2A.
write-down = Zapisz opis
save-texts = Zapisz teksty

### Rozstrzygnięcie sędziego głównego

confirm-or-not = Potwierdź albo nie
look-again = Spójrz na nią ponownie
decide-appeal = Rozstrzygnij apelację
heads-word = Słowo sędziego głównego
uphold = Utrzymaj
overturn = Uchyl
uphold-carries-out = Decyzja zostaje, a kara jest wykonywana.
uphold-stands = Decyzja zostaje bez zmian.
overturn-nothing = Niczego się nie wykonuje; zapisz w jej miejsce inną decyzję.
overturn-undoes = To, co wykonano, jest cofane, na ile to możliwe; zapisz w jej miejsce inną decyzję.
decision-hint = Dlaczego; potrzebne przy uchyleniu.
decide = Rozstrzygnij
appeal-means = Jeśli gracz jej nie przyjmuje, rozstrzyga sędzia główny. Do tego czasu decyzja obowiązuje.
appeal = Apelacja do sędziego głównego
waits-now = Czeka teraz na sędziego głównego.
make-lighter = Złagodź karę
lighter-means = Skutki kary są cofane, na ile to możliwe, a w tej decyzji zastępuje ją lżejsza.
lighter = Złagodź
withdraw-it = Wycofaj ją
withdraw-means = Dla decyzji zapisanej przez pomyłkę: jej skutki są cofane, na ile to możliwe, a na liście zostaje jako wycofana.
withdraw = Wycofaj decyzję
recorded = Zapisano.

### Potwierdzenie dyskwalifikacji

type-to-disqualify = Żeby zdyskwalifikować gracza, wpisz: { $word }
disqualify-hint = Gracz znika z turnieju i z klasyfikacji.
list-publicly = Wymień ją na publicznej stronie zmian
