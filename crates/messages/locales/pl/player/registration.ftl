## Rejestracja

register = Zapisz się
no-registration = Rejestracja zamknięta
already = Z tej przeglądarki zapisano już gracza <bdi>{ $name }</bdi>: <a>zobacz stronę</a>. Kontynuuj tutaj tylko po to, żeby zapisać kogoś innego.

### Co dalej z rejestracją

needs-approval = Organizator akceptuje każde zgłoszenie.
is-full = Wszystkie miejsca zajęte: trafisz na listę rezerwową i wejdziesz do turnieju, gdy tylko zwolni się miejsce.
has-places = Od razu dostaniesz miejsce.

### Pola formularza

code = Kod
code-hint = Kod z plakatu organizatora, np. ABCD-2345.
name = Imię i nazwisko
name-hint = Tak jak ma być w parowaniach i klasyfikacji.
same-name = To samo imię i nazwisko
that-is-me = To ja: organizator już mnie wpisał
that-is-me-hint = Organizator to potwierdzi. Potem ta przeglądarka otworzy Twoją stronę.
another-person = Nazywam się tak samo, ale to ktoś inny
team = Drużyna Two-Headed Giant
team-mate = Druga osoba w drużynie
team-mate-hint = Druga osoba z Twojej drużyny.
pronouns = Zaimki
commander-hint = Możesz go też podać później, do początku rund.
decklist-hint = Link zaczynający się od https://. Widzi go tylko obsługa.
decklist-hint-opens = Link zaczynający się od https://. Do zakończenia turnieju widzi go tylko obsługa, potem wszyscy.

### Za dużo zgłoszeń z jednej sieci

too-many = { $seconds ->
    [one] Nie ma Cię jeszcze na liście: w ciągu godziny z Twojej sieci przyszło wiele zgłoszeń. Odczekaj { $seconds } sekundę i wyślij ponownie albo poproś organizatora o wpisanie Cię.
    [few] Nie ma Cię jeszcze na liście: w ciągu godziny z Twojej sieci przyszło wiele zgłoszeń. Odczekaj { $seconds } sekundy i wyślij ponownie albo poproś organizatora o wpisanie Cię.
    [many] Nie ma Cię jeszcze na liście: w ciągu godziny z Twojej sieci przyszło wiele zgłoszeń. Odczekaj { $seconds } sekund i wyślij ponownie albo poproś organizatora o wpisanie Cię.
   *[other] Nie ma Cię jeszcze na liście: w ciągu godziny z Twojej sieci przyszło wiele zgłoszeń. Odczekaj { $seconds } sekundy i wyślij ponownie albo poproś organizatora o wpisanie Cię.
}

### Po rejestracji

registered = Zapisano
registered-name = Zapisano: <bdi>{ $name }</bdi>
confirms-it = Organizator potwierdzi, że chodzi o gracza, którego wpisał. Potem ta przeglądarka otworzy stronę tego gracza.
similar-name = Na liście jest podobne nazwisko: { $name }, gracz { $number }. Jeśli to Ty, powiedz o tym organizatorowi.
keeps-person = Ta przeglądarka otwiera teraz też <a>Twoją stronę</a> w społeczności { $community }, dla wszystkich jej wydarzeń.
waits-for-approval = Organizator musi je jeszcze zaakceptować.
is-waitlisted = Wszystkie miejsca zajęte: jesteś na liście rezerwowej i wejdziesz do turnieju, gdy tylko zwolni się miejsce.
has-place = Masz miejsce.
your-own-link = Twój własny link
link-text = Otwiera Twoją stronę: stolik, miejsce, pozycja, check-in. Ta przeglądarka już go pamięta, a na swojej stronie znajdziesz go pod „{ $where }”. Każdy, kto go ma, działa w Twoim imieniu.
to-my-page = Na moją stronę
gone = Tego zgłoszenia już nie ma.
guest = Zapisz się tylko na to wydarzenie
guest-hint = Twoje wyniki nie trafią do historii w tej społeczności i nikt nie zapyta, czy to Twój pierwszy raz tutaj.
