### Pojęcia turniejowe

## Nazwy rund

round-swiss = Runda { $number }
round-final = Finał
round-semi-finals = Półfinał
round-quarter-finals = Ćwierćfinał
round-of = Runda top { $players }
round-playoff = Runda playoffu { $number }

## W zdaniu

inside-swiss = runda { $number }
    .object = rundę { $number }
    .local = rundzie { $number }
    .of = rundy { $number }
inside-final = finał
    .object = finał
    .local = finale
    .of = finału
inside-semi-finals = półfinał
    .object = półfinał
    .local = półfinale
    .of = półfinału
inside-quarter-finals = ćwierćfinał
    .object = ćwierćfinał
    .local = ćwierćfinale
    .of = ćwierćfinału
inside-round-of = runda top { $players }
    .object = rundę top { $players }
    .local = rundzie top { $players }
    .of = rundy top { $players }
inside-playoff = runda playoffu { $number }
    .object = rundę playoffu { $number }
    .local = rundzie playoffu { $number }
    .of = rundy playoffu { $number }

## W etykiecie

label-swiss = runda { $number }
label-final = finał
label-semi-finals = półfinał
label-quarter-finals = ćwierćfinał
label-round-of = runda top { $players }
label-playoff = runda playoffu { $number }

## Na początku zdania

opening-swiss = Runda { $number }
    .of = { inside-swiss.of }
    .over = Runda { $number } jest już zakończona
    .open = Runda { $number } nie jest zakończona
opening-final = Finał
    .of = { inside-final.of }
    .over = Finał jest już zakończony
    .open = Finał nie jest zakończony
opening-semi-finals = Półfinał
    .of = { inside-semi-finals.of }
    .over = Półfinał jest już zakończony
    .open = Półfinał nie jest zakończony
opening-quarter-finals = Ćwierćfinał
    .of = { inside-quarter-finals.of }
    .over = Ćwierćfinał jest już zakończony
    .open = Ćwierćfinał nie jest zakończony
opening-round-of = Runda top { $players }
    .of = { inside-round-of.of }
    .over = Runda top { $players } jest już zakończona
    .open = Runda top { $players } nie jest zakończona
opening-playoff = Runda playoffu { $number }
    .of = { inside-playoff.of }
    .over = Runda playoffu { $number } jest już zakończona
    .open = Runda playoffu { $number } nie jest zakończona

## Jak daleko w playoffie

reached-champion = Zwycięstwo
reached-final = Finał
reached-semi-finals = Półfinał
reached-quarter-finals = Ćwierćfinał
reached-round-of = Top { $players }

## To samo w wierszu

reached-inside-champion = zwycięstwo
reached-inside-final = finał
reached-inside-semi-finals = półfinał
reached-inside-quarter-finals = ćwierćfinał
reached-inside-round-of = top { $players }

## Pozycje

ordinal = { $number }.
equal-places = Ex aequo { $first }–{ $last }
equal-places-inside = ex aequo { $first }–{ $last }

## Wynik gracza w rundzie

scored-won = Wygrana
scored-drawn = Remis
scored-lost = Przegrana
scored-bye = Bye
scored-match-loss = Match Loss

## Liczby, które decydują o pozycji

tiebreaker-match-points = Punkty meczowe
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Miejsce
tiebreaker-games-won = Gry

## Nazwy pełne

tiebreaker-long-match-points = Punkty meczowe
tiebreaker-long-match-win = Procent wygranych meczów
tiebreaker-long-opponents-points = Średnia punktów meczowych przeciwników
tiebreaker-long-opponents-match-win = Procent wygranych meczów przeciwników
tiebreaker-long-win = Procent wygranych z bye
tiebreaker-long-opponents-win = Procent wygranych przeciwników z bye
tiebreaker-long-head-to-head = Bezpośrednie spotkania
tiebreaker-long-average-seat = Średnie miejsce przy stoliku
tiebreaker-long-games-won = Wygrane gry

## Nazwy pełne w zdaniu

tiebreaker-inside-match-points = punkty meczowe
tiebreaker-inside-match-win = procent wygranych meczów
tiebreaker-inside-opponents-points = średnia punktów meczowych przeciwników
tiebreaker-inside-opponents-match-win = procent wygranych meczów przeciwników
tiebreaker-inside-win = procent wygranych z bye
tiebreaker-inside-opponents-win = procent wygranych przeciwników z bye
tiebreaker-inside-head-to-head = bezpośrednie spotkania
tiebreaker-inside-average-seat = średnie miejsce przy stoliku
tiebreaker-inside-games-won = wygrane gry

## Poziomy stosowania zasad

level-regular = Regular
level-competitive = Competitive
level-professional = Professional

## Stan turnieju

state-setup = W przygotowaniu
state-registration = Rejestracja
state-swiss = Rundy szwajcarskie
state-cut-announced = Ogłoszono top
state-playoff = Playoff
state-finished = Zakończony
state-cancelled = Odwołany
state-not-started = Nierozpoczęty
state-registration-open = Rejestracja otwarta

## Stan rundy

round-draft = Szkic
round-published = Opublikowana
round-running = Trwa
round-finished = Zakończona

## Stan rejestracji

player-registered = Na liście graczy
player-pending = Czeka na akceptację
player-waitlisted = Lista rezerwowa
player-removed = Usunięcie z turnieju

## Po końcu czasu

end-extra-turns = po jednej turze dla każdego gracza, który jest jeszcze w grze
end-finish-turn = dogrywana jest trwająca tura

## Szanse na top

outlook-in = w topie
outlook-out = poza

## Role

role-organizer = Organizator
role-head-judge = Sędzia główny
role-judge = Sędzia
role-scorekeeper = Scorekeeper
role-administrator = Administrator
role-staff = Obsługa

## Role w zdaniu

role-inside-organizer = organizator
role-inside-head-judge = sędzia główny
role-inside-judge = sędzia
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administrator
role-inside-staff = obsługa

## Kary

penalty-none = Bez kary
penalty-caution = Upomnienie
penalty-warning = Ostrzeżenie
penalty-skip-turn = Pominięcie tury
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Dyskwalifikacja
penalty-and-drop = { $penalty } i drop

## Kategorie wykroczeń

category-game-play = Błąd w grze
category-tournament = Błąd turniejowy
category-conduct = Niesportowe zachowanie

## Części decklisty

section-commander = Dowódca
section-companion = Kompan
section-deck = Talia
section-sideboard = Sideboard
section-aside = Poza talią

## Kolory

colour-white = biały
colour-blue = niebieski
colour-black = czarny
colour-red = czerwony
colour-green = zielony
colourless = bezbarwny
