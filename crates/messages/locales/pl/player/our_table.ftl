## Gra stolika w telefonie

lay-down = Połóż na stole
in-hand = Weź do ręki
your-page = Twoja strona
start = Zacznij naszą grę
start-means = Zapisujcie tu życie, tury i odejścia z gry. Może to robić każdy gracz na swoim telefonie, a sędziowie to widzą.
life-unknown = Ustaw życie, które nie jest jeszcze znane.
set-life = Ustaw życie
life-of-each = Początkowe życie każdego gracza
pass = Przekaż turę
pass-of = Przekaż turę: { $player }
turn-number = Tura { $number }
call-time = Koniec czasu: licz ostatnie tury
judge-ends-turn = Sędzia śledzi stos i zakończy tę turę.
whose-turn = Koniec czasu. Czyja jest tura?
chance = Moneta i kości
coin = Moneta
die = k{ $sides }
more = Więcej
i-am-out = Odpadam z gry
is-out = { $player } odpada z gry
have-you-lost = Przegrywasz tę grę?
has-lost = Czy { $player } przegrywa tę grę?
i-have-lost = Przegrywam
they-have-lost = { $player } przegrywa
said-by = { $player } zapisuje Twoją przegraną.
i-concede = Poddaję grę
concede-means = Poddajesz tę grę. W meczu z jedną grą poddajesz cały mecz i nie dostaniesz punktów, jeśli skończy się on remisem.
concede = Poddaj grę
next-means = Wynik tej gry liczy się wtedy w meczu. Otworzyć ją ponownie może tylko sędzia.
begin-next = Zacznij następną grę
too-few-for-another = Na następną grę zostało tu za mało graczy. Grajcie dalej i zgłoście wynik.
recent = Ostatnie kroki
last-step = ostatni krok
but-stays = { $step } (zostaje: { $drawn })
waits = czeka na wysłanie
other-result = Zgłoś inny wynik
more-about-result = Więcej o wyniku
judge-called = Wezwano sędziego
life-change = życie { $before } → { $after }
life-now = życie { $life }
everybody-starts = Początkowe życie każdego: { $life }
lost-by = { $player } przegrywa: { $why }

## Przyciski dla czytników ekranu

less-life = { $player }: życie o { $count } mniej
more-life = { $player }: życie o { $count } więcej
damage-from = Obrażenia od dowódcy: { $player }
less-damage = { $player }: o 1 obrażenie od dowódcy mniej ({ $from })
more-damage = { $player }: obrażenia od dowódcy o { $count } więcej ({ $from })
less-poison = { $player }: o 1 znacznik trucizny mniej
more-poison = { $player }: o 1 znacznik trucizny więcej
fewer-casts = { $player }: o 1 rzucenie dowódcy mniej
more-casts = { $player }: o 1 rzucenie dowódcy więcej
fewer-second-casts = { $player }: o 1 rzucenie drugiego dowódcy mniej
more-second-casts = { $player }: o 1 rzucenie drugiego dowódcy więcej
