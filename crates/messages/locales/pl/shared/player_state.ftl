### Jeszcze bez miejsca w turnieju

pending = Czekasz na akceptację
pending-text = Twoje zgłoszenie jest zapisane. Organizator jeszcze go nie zaakceptował; gdy to zrobi, ta strona się zmieni.
waitlisted = Wszystkie miejsca zajęte
waitlisted-text = Twoja pozycja na liście rezerwowej: { $number }. Wejdziesz do turnieju, gdy tylko zwolni się miejsce.
removed = Nie ma Cię w tym turnieju
removed-text = Jeśli to pomyłka, powiedz organizatorowi.

### Przed rundami

checked-in = Check-in zrobiony
registered = Jesteś na liście graczy
not-open = Turniej jeszcze się nie zaczął.
check-in-at-venue = Zrób check-in, gdy będziesz na miejscu.
table-with-round-one = Twój stolik pojawi się tutaj po opublikowaniu parowań rundy 1.
late-entry = Grasz od rundy { $round }
late-entry-text = Twój stolik pojawi się tutaj po opublikowaniu jej parowań.

### Przy stoliku

table-word = Stolik
out-of-game = W tej grze już nie uczestniczysz: do jej końca tylko oglądasz (MTR-A 1.10A).
your-turn = Trwa Twoja tura.
turn-of = Turę ma { $player }.
time-is-up-extra-turns = Koniec czasu. Dokończcie tę turę, potem po jednej turze dla każdego gracza, który jest jeszcze w grze. Sędzia zaraz przyjdzie.
time-is-up-finish-turn = Koniec czasu. Dokończcie tę turę; następnej nie będzie. Sędzia zaraz przyjdzie.
time-is-up-overtime = { $minutes ->
    [one] Koniec czasu. Dokończcie tę turę w ciągu { $minutes } minuty; następnej nie będzie. Sędzia zaraz przyjdzie.
    [few] Koniec czasu. Dokończcie tę turę w ciągu { $minutes } minut; następnej nie będzie. Sędzia zaraz przyjdzie.
   *[other] Koniec czasu. Dokończcie tę turę w ciągu { $minutes } minut; następnej nie będzie. Sędzia zaraz przyjdzie.
}
overtime-is-over = Koniec doliczonego czasu: przestańcie grać. Sędzia zakończy grę.
time-called-last-turn = Ogłoszono koniec czasu. Dokończcie tę turę; następnej nie będzie.
time-called-turns = Ogłoszono koniec czasu. Dokończcie tę turę; tury do rozegrania po niej: { $turns }. Liczy je sędzia.
time-called-several-turns = Ogłoszono koniec czasu. Dokończcie trwające tury; tury, które mogą się jeszcze zacząć: { $turns }. Liczy je sędzia.
game-ended = Gra się skończyła; sędzia to potwierdzi.

### Dlaczego ktoś jest poza grą

out-lost = przegrana
out-conceded = poddanie
out-drawn = remis
out-game-loss = Game Loss
out-match-loss = Match Loss
out-disqualified = dyskwalifikacja

### Zgłoszenia wyniku

waiting-for-others = Czekamy na pozostałych
you-reported-at = Twoje zgłoszenie z { $when }: { $result }. Liczy się, gdy inny gracz przy stoliku potwierdzi je na swojej stronie.
reported-this = { $player } zgłasza ten wynik (godz. { $when }). Zgadza się?
another-reported-this = Inny gracz zgłasza ten wynik (godz. { $when }). Zgadza się?
staff-decides = Decyduje obsługa
stay-at-table = Zostań przy stoliku.
you-reported = Twoje zgłoszenie: { $result }.
another-reported = Zgłoszenie innego gracza: { $result }.
you-dispute = Twój sprzeciw: „{ $objection }”
another-disputes = Sprzeciw innego gracza: „{ $objection }”
result-entered = Wynik zapisany, wpisała go obsługa.
result-you-reported = Wynik zapisany. Zgłoszenie: Ty, potwierdzenie: { $confirmer }.
result-you-confirmed = Wynik zapisany. Zgłoszenie: { $reporter }, potwierdzenie: Ty.
result-reported = Wynik zapisany. Zgłoszenie: { $reporter }, potwierdzenie: { $confirmer }.
another-player = inny gracz
your-concession-disputed = Twoje poddanie jest sporne: decyduje obsługa.
concession-disputed = Sporne poddanie ({ $players }): decyduje obsługa.
wrong-call-judge = Jeśli jest błędny, wezwij sędziego.

### Runda bez meczu

bye = Bye
bye-text = { $points ->
    [one] W tej rundzie nie grasz; dostajesz za nią { $points } punkt.
    [few] W tej rundzie nie grasz; dostajesz za nią { $points } punkty.
    [many] W tej rundzie nie grasz; dostajesz za nią { $points } punktów.
   *[other] W tej rundzie nie grasz; dostajesz za nią { $points } punktu.
}
match-loss = Match Loss
match-loss-text = Nie ma Cię w parowaniach tej rundy: liczy się ona jako Match Loss. Jeśli to błąd, od razu powiedz organizatorowi.
unpaired = Nie ma Cię w tej rundzie
unpaired-text = Jeśli to błąd, od razu powiedz organizatorowi.

### Między rundami

pairings-soon = Zaraz parowania
how-it-went = { $over }: { $result }.
round-is-over = { $round } za nami
had-bye = bye
had-match-loss = Match Loss
table-is-void = stolik { $table } jest unieważniony i nikomu się nie liczy
you-won = Twoja wygrana przy stoliku { $table }
player-won = przy stoliku { $table } wygrywa { $player }
table-drawn = remis przy stoliku { $table }
table-no-result = stolik { $table } nie ma wyniku
next-table = Twój następny stolik pojawi się tutaj po opublikowaniu parowań { $round-of }.

### Po rundach szwajcarskich i w playoffie

rounds-over = Koniec rund
rounds-over-text = Wkrótce pojawi się końcowa klasyfikacja.
swiss-over = Koniec rund szwajcarskich
swiss-over-text = Teraz zostanie tu ogłoszony top { $cut }.
wait-for = Czekasz na { $round-object }
play-in = Grasz w { $round-local }
seeded = Twoje rozstawienie: { $seed }. Twój stolik pojawi się tutaj po opublikowaniu parowań.
missed-cut = Tym razem bez topu
missed-cut-text = Twoja pozycja po rundach szwajcarskich: { $place } z { $count }. Dziękujemy za grę.

### Na koniec

champion = Wygrywasz turniej!
champion-text = Zwycięstwo w turnieju należy do Ciebie.
finished = Twoja pozycja końcowa: { $place } z { $count }
tournament-over = Turniej się skończył
thank-you = Dziękujemy za grę.

### Po wycofaniu się lub odwołaniu turnieju

dropped = Nie grasz już w turnieju
dropped-after = Nie grasz dalej: drop po { $round-local }
dropped-text = Nie będzie dla Ciebie stolika. Jeśli to pomyłka, powiedz obsłudze.
disqualified = Dyskwalifikacja
disqualified-text = Nie będzie dla Ciebie stolika. Na pytania odpowie sędzia główny.
cancelled = Ten turniej został odwołany
