### Strona z odnośnikiem

your-link = Twój odnośnik
scan-code = Zeskanuj kod innym telefonem, żeby i tam otworzyć swoją stronę. Każdy, kto ma ten odnośnik, działa w Twoim imieniu: nikomu go nie pokazuj.
secret-link = Tajny odnośnik
your-page = Twoja strona

### Odnośnik innego gracza

whose-page = Czyja strona?
whose-page-is-this = Czyja to strona?
question = Ta przeglądarka ma stronę gracza <b><bdi>{ $held }</bdi></b>. Otwarty odnośnik należy do gracza <b><bdi>{ $name }</bdi></b>. Kontynuuj tylko wtedy, gdy od teraz ten telefon ma zgłaszać wyniki i działać za gracza <bdi>{ $name }</bdi>: strona gracza <bdi>{ $held }</bdi> będzie wtedy znów wymagać swojego odnośnika.
change-to = Zmień na: { $name }
stay-with = Zostaw: { $held }

### Strona błędu

no-such-link = Ten odnośnik nie prowadzi do żadnego gracza. Może skopiowano tylko jego część albo został odnowiony: poproś obsługę o nowy.
