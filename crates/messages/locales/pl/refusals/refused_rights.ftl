## Brak uprawnień

not-on-staff = Nie należysz do obsługi tego turnieju, a to wymaga uprawnienia: { $what }. Zwróć się do organizatora.
is-organizer = Twoja rola to organizator, a to wymaga uprawnienia: { $what }. Zwróć się do organizatora.
is-head-judge = Twoja rola to sędzia główny, a to wymaga uprawnienia: { $what }. Zwróć się do organizatora.
is-judge = Twoja rola to sędzia, a to wymaga uprawnienia: { $what }. Zwróć się do organizatora.
is-scorekeeper = Twoja rola to scorekeeper, a to wymaga uprawnienia: { $what }. Zwróć się do organizatora.

## Uprawnienia

may-see-inside = wgląd w strony obsługi
may-enter-results = wpisywanie wyników
may-manage-players = zarządzanie graczami
may-pair = parowanie i publikowanie rund
may-judge = sędziowanie
may-choose-table-ends = wybór, jak stolik kończy rundę
may-run-clock = obsługa zegara
may-correct = poprawianie zakończonych rund
may-read-records = wgląd w pełny dziennik i eksporty niepubliczne
may-choose-stage = wybór tego, co pokazuje stream
may-announce = publikowanie ogłoszeń
may-change-settings = zmiana ustawień
may-remove-personal-data = usuwanie danych osobowych
may-choose-staff = wybór obsługi

## Inne odmowy z powodu roli

sign-in-first = Najpierw się zaloguj.
only-administrator = Kontami zarządza tylko administrator serwisu.
not-signed-in-any-more = Twoja sesja się skończyła, więc niczego nie zmieniono. Zaloguj się i wyślij ponownie.
password-too-long-ago = Hasło podano zbyt dawno, więc niczego nie zmieniono. Wyślij ponownie: pojawi się pytanie o hasło.
factor-due = Administratorzy muszą tu mieć drugi składnik, a Twoje konto go nie ma. Najpierw skonfiguruj go na stronie swojego konta.
link-not-valid = Ten link jest już nieważny, więc niczego nie zmieniono. Poproś obsługę o nowy.
link-of-tournament = Link gracza dotyczy turnieju.
only-player = Może to zrobić tylko gracz, przez swój tajny link.

## Programy z tokenem dostępu

token-ended = Ten token unieważniono albo wygasł, więc niczego nie zmieniono.
token-is-no-password = Tu potrzebne jest Twoje hasło, a żaden token go nie zastąpi. Zrób to w przeglądarce, po zalogowaniu.
token-elsewhere = Ten token jest tylko do jednego turnieju i tu nie działa.
token-lacks-scope = Ten token nie ma zakresu „{ $scope }”. Utwórz taki, który go ma, na stronie swojego konta.

## Nieaktualna strona

no-such-tournament = Nie ma tu takiego turnieju.
tournament-cancelled = Ten turniej został odwołany.
no-round-now = Turniej w międzyczasie się zmienił i nie ma teraz rundy. Zobacz jego obecny stan i zdecyduj ponownie.
round-is-draft = { $round } jest teraz szkicem: rundy w międzyczasie się zmieniły, może formularz wysłano dwa razy. Zobacz obecny stan turnieju i zdecyduj ponownie.
round-is-published = Parowania { $round-of } są już opublikowane: rundy w międzyczasie się zmieniły, może formularz wysłano dwa razy. Zobacz obecny stan turnieju i zdecyduj ponownie.
round-is-running = { $round } już trwa: rundy w międzyczasie się zmieniły, może formularz wysłano dwa razy. Zobacz obecny stan turnieju i zdecyduj ponownie.
round-is-finished = { $round-over }: rundy w międzyczasie się zmieniły, może formularz wysłano dwa razy. Zobacz obecny stan turnieju i zdecyduj ponownie.
