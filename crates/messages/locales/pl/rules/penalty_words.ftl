## Dlaczego proponuje się karę

because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } w grze wieloosobowej; kara podstawowa to { $base }.
because-base = Kara podstawowa to { $penalty }.
regular-disqualification = Na poziomie Regular decyzja nie ma kary wyższej niż Upomnienie. Kto nie może grać dalej, dostaje dyskwalifikację na stronie gracza, od sędziego głównego albo organizatora.
regular-caution = Na poziomie Regular nic nie wykracza poza Upomnienie: wyjaśnij, napraw i zrób notatkę.
because-repeated = { $penalty }: to dziś { $nth } Ostrzeżenie za { $code } { $infraction }.

## Różnice w tabeli kar

the-table = tabela { $table }
the-table-differs = tabela { $table }: { $differences }
infraction-added = dodano { $code } { $infraction }: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } zamiast { $instead }
infraction-changed = zmieniono { $code } { $infraction }
infraction-gone = usunięto { $code } { $infraction }

## Co jest nie tak w tabeli kar

missing = { $what }: brak.
too-long = { $what }: ma być jeden wiersz, najwyżej { $most } znaków, nie { $length }.
the-table-name = Nazwa tabeli
the-code = Kod
the-name = Nazwa
the-remark = Uwaga
the-case = Kiedy zachodzi przypadek
the-case-without-semicolon = Kiedy zachodzi przypadek, bez średnika
infractions-count = Tabela ma od 1 do { $most } wykroczeń, nie { $count }.
code-twice = Kod { $code } występuje dwa razy.
code-signs = W kodzie „{ $code }” są inne znaki niż litery, cyfry, kropki i łączniki.
cases-count = Wykroczenie ma najwyżej { $most } przypadków, nie { $count }.
upgrade-nth = Podwyższenie następuje przy Ostrzeżeniu od 2. do { $most }, a nie przy { $nth }
upgrade-to = Podwyższa się do kary wyższej niż Ostrzeżenie, nie do „{ $penalty }”.
not-one-of = „{ $text }” to nie jedno z: { $words }.
after-comma = „{ $text }”: po przecinku może być „drop” albo nic.
no-upgrade = „{ $text }” to nie podwyższenie, np. „4: game_loss”.
