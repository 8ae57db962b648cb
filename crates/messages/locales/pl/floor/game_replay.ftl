## Lista

lead = Każdą można przejrzeć krok po kroku, tura po turze.
empty = Żadna śledzona gra się jeszcze nie skończyła
empty-means = Gry śledzone przez sędziów i gry zapisywane przez graczy przy stolikach pojawią się tutaj po zakończeniu.
table-and-game = Stolik { $table }, gra { $game }
table-given-up = Stolik { $table } (porzucona)
table-and-game-given-up = Stolik { $table }, gra { $game } (porzucona)
who-may-read = Kto może je oglądać
open-means = Po zakończeniu turnieju każdy może je przejrzeć krok po kroku, z nazwiskami jak na stronach publicznych i bez tego, kto co wpisał. Także gry zapisywane przez graczy przy stolikach.
closed-means = Tylko obsługa. Możesz je udostępnić po turnieju, z nazwiskami jak na stronach publicznych i bez tego, kto co wpisał. Także gry zapisywane przez graczy przy stolikach.
keep-to-staff = Tylko dla obsługi
open-to-everybody = Udostępnij wszystkim
opened = Po zakończeniu turnieju każdy może przejrzeć te gry.
closed = Te gry zostają dla obsługi.

## Adresy bez celu

not-opened = Organizator nie udostępnił gier tego turnieju.
not-finished = Gry nie są jawne przed zakończeniem turnieju.
no-such-game = Przy tym stoliku nie ma takiej gry.
no-such-step = Ta gra nie ma takiego kroku.
no-such-game-or-step = Nie ma takiej gry albo takiego jej kroku.
still-followed = Ta gra jest jeszcze śledzona: przejrzeć można ją po zakończeniu.
to-games = Do gier
to-game = Do gry

## Gra

all-games = Wszystkie gry
step = Krok { $step } z { $last }
begins = Gra się zaczyna.
steps = Kroki

## Linki do innych kroków

start = Początek
turn-before = Poprzednia tura
step-before = Poprzedni krok
next-step = Następny krok
next-turn = Następna tura
end = Koniec
