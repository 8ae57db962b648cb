### Strona z linkiem

your-link = Twój link
scan-code = Zeskanuj kod innym telefonem, żeby i tam otworzyć swoją stronę. Każdy, kto ma ten link, działa w Twoim imieniu: nikomu go nie pokazuj.
secret-link = Tajny link
your-page = Twoja strona

### Link innego gracza

whose-page = Czyja strona?
whose-page-is-this = Czyja to strona?
question = Ta przeglądarka ma stronę gracza <b><bdi>{ $held }</bdi></b>. Otwarty link należy do gracza <b><bdi>{ $name }</bdi></b>. Kontynuuj tylko wtedy, gdy od teraz ten telefon ma zgłaszać wyniki i działać za gracza <bdi>{ $name }</bdi>: strona gracza <bdi>{ $held }</bdi> będzie wtedy znów wymagać swojego linku.
change-to = Zmień na: { $name }
stay-with = Zostań przy: { $held }

### Strona błędu

no-such-link = Ten link nie prowadzi do żadnego gracza. Może skopiowano tylko jego część albo został odnowiony: poproś obsługę o nowy.
