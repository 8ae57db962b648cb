## Wyniki i ich zgłoszenia

no-round = Nie ma rundy { $number }.
no-table = Nie ma stolika { $table } w { $round-local }.
no-table-look = Nie ma stolika { $table } w { $round-local }. Jego numer znajdziesz w parowaniach.
no-table-this-round = W tej rundzie nie ma stolika { $table }.
only-chief-corrects = Wyniki zakończonych rund poprawia sędzia główny albo organizator.
draft-no-results = { $round } to szkic: nie ma jeszcze wyników.
draft-publish-first = { $round } to szkic. Opublikuj go, zanim wpiszesz wyniki.
no-round-running = Żadna runda nie trwa. Wyniki zakończonych rund poprawia się przy ich stolikach.
for-other-round = Teraz wpisuje się wyniki { $now-of }, a ten dotyczy { $then-of }. Niczego nie zapisano: zobacz obecny stan stolików.
no-drop-in-finished = { $round-over } i nie można już w tej rundzie zapisać dropu. Zrób to na stronie gracza.
later-round-made = Z wyników { $round-of } powstała już późniejsza runda playoffu. Najpierw ją odrzuć.
finished-not-cleared = { $round-over }; wyniki można poprawiać, ale nie czyścić. Żeby wyczyścić wynik, otwórz rundę ponownie.
change-reason = Napisz, dlaczego wynik się zmienia: zostanie to zapisane.
has-this-result = Stolik { $table } ma już ten wynik.
playoff-has-winner = Stolik { $table }: mecz playoffu musi mieć zwycięzcę. Rozegrajcie kolejną grę, z nowo wylosowanymi miejscami, i wpiszcie, kto wygrał.
at-table = Stolik { $table }: { $problem }
contradicts = Ten wynik byłby sprzeczny z resztą turnieju.
both-marks = Stolik { $table }: miejsce { $seat } ma oba oznaczenia. Podaj poddanie meczu albo Match Loss.
everyone-shares = tutaj remisuje każdy, kto rozpoczął mecz. Wpisz D, a za poddanie C i miejsce, np. c2
no-places-here = pozycje tu nie punktują. Wpisz miejsce, które wygrywa, albo D za remis
place-and-loss = miejsce { $seat } przy stole ma Match Loss, więc gracz nie ma pozycji w wyniku. Usuń jego pozycję albo oznaczenie m{ $seat }
say-turn-order = graczy, którzy odpadli jednocześnie, ustawia się tu według kolejności tur: najdalszy od aktywnego gracza odpadł pierwszy. Daj każdemu osobną pozycję
no-seat-to-drop = Stolik { $table }: nie ma miejsca { $seat }, którego drop można zapisać. Wpisz miejsce od 1 do { $last }.
changed-not-undone = Wynik stolika { $table } w międzyczasie się zmienił. Niczego nie cofnięto.
too-late-to-undo = Stolik { $table }: wynik cofa osoba, która go wpisała, w ciągu { $seconds } s. Zmień go przy stoliku, z podaniem powodu.
has-result-by-now = Stolik { $table } ma już wynik: { $stored }. Twojego nie zapisano.
cleared-meanwhile = Wynik stolika { $table } w międzyczasie wyczyszczono. Twojego nie zapisano.
player-not-at-table = Tego gracza nie ma przy stoliku { $table }.
correct-by-hand = popraw ręcznie wynik stolika { $table }, przy którym gracz miał Match Loss.

## Wynik sprzeczny z decyzją

ruled-out = Stolik { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Stolik { $table }: { $why }. Jeśli potem była kolejna gra, wpisz obie po kolei, np. D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Jeśli potem była kolejna gra, podaj wszystkie gry po kolei.
cannot-win-match = { $who } ma karę { $penalty } (decyzja { $ruling }) i nie może wygrać meczu
did-not-win-game = { $who } ma karę { $penalty } (decyzja { $ruling }), jest poza grą i jej nie wygrywa
seat = miejsce { $seat }
conceded-cannot-win = Gracz { $number } poddaje mecz albo ma Match Loss i nie może wygrać meczu.
a-player = Gracz
disqualified-cannot-win = Stolik { $table }: { $name } ma dyskwalifikację i nie może wygrać meczu (MTR-A 2.1A).

## Zgłoszenia graczy

only-others-concessions = To, kto wygrał, wynika tu tylko z poddań innych: potwierdza to sędzia.
nobody-reports-conceded = Nikt już nie zgłasza Twojego poddania. Zobacz, jak wynik wygląda teraz.
report-changed = Stolik { $table }: gracze zmienili albo wycofali zgłoszenie. Niczego nie zapisano: sprawdź jeszcze raz.
staff-enters = Wyniki wpisuje tu obsługa. Podaj jej swój.
disqualified-reports-not = Masz dyskwalifikację: wynik zgłaszają pozostali gracze przy stoliku.
alone = Przy tym stoliku nie ma nikogo poza Tobą: nie ma czego zgłaszać.
has-result-meanwhile = Stolik { $table } ma już wynik. Jeśli jest błędny, wezwij sędziego.
disputed = Wynik stolika { $table } jest sporny: teraz decyduje obsługa. Zostań przy stoliku albo wezwij sędziego.
none-waiting = Żadne zgłoszenie nie czeka: w międzyczasie wycofano je albo ktoś odpowiedział.
own-report = To Twoje zgłoszenie: musi je potwierdzić inny gracz przy stoliku.
only-reporter-withdraws = Wycofać je może tylko gracz, od którego pochodzi. Jeśli jest błędne, zgłoś sprzeciw.
another-reported = W międzyczasie zgłoszono inny wynik. Zobacz, jak wygląda teraz, i zdecyduj ponownie.
report-not-stored = { $why } Twojego zgłoszenia nie zapisano: { $own }.
no-table-of-yours = W rundzie, która przyjmuje wyniki, nie masz stolika. Jeśli wynik jest błędny, powiedz obsłudze.
objection-missing = Napisz w jednym zdaniu, co się nie zgadza: obsługa to przeczyta.
label-wrong = Co się nie zgadza

## Niemożliwy wynik

not-seated = Tego gracza nie ma przy stoliku.
twice = Ten gracz jest już na liście.
empty-place = Nikt nie ma tej pozycji.
decided-before = Mecz rozstrzygnęła gra { $game }; kolejna nie może się liczyć.
too-many-games = Za dużo gier ({ $games }): mecz może ich mieć najwyżej { $most }.
