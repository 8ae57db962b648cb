## Wbudowana tabela kar

### Wykroczenia

missed-trigger = Przeoczona zdolność wyzwalana
extra-cards = Obejrzenie dodatkowych kart
hidden-card = Błąd dotyczący ukrytej karty
mulligan = Błąd w procedurze mulliganu
rule-violation = Złamanie zasad gry
game-state = Niedopilnowanie stanu gry
tardiness = Spóźnienie
assistance = Pomoc z zewnątrz
slow-play = Slow Play
decklist = Problem z decklistą
deck = Problem z talią
limited-procedure = Naruszenie procedur Limited
communication = Naruszenie zasad komunikacji
marked-cards = Znaczone karty
shuffling = Niedostateczne tasowanie
conduct-minor = Niesportowe zachowanie, drobne
conduct-major = Niesportowe zachowanie, poważne
determining-winner = Niewłaściwe ustalenie zwycięzcy
bribery = Przekupstwo i zakłady
aggressive = Agresywne zachowanie
theft = Kradzież materiałów turniejowych
stalling = Celowa gra na czas
cheating = Oszustwo

### Przypadki

late-under-minute = mniej niż 1 minuta spóźnienia
late-ten-minutes = 10 minut spóźnienia lub więcej
with-case = { $infraction }: { $case }

### Co zmienia gra wieloosobowa

trigger-remark = Czy zdolność jeszcze zadziała, decyduje większość przeciwników, którzy są w grze; przy remisie jest przeoczona.
hidden-card-remark = Kartę wybiera większość przeciwników; bez większości wybiera wylosowany przeciwnik.
rule-violation-remark = Zwrócenie na to uwagi jest obowiązkiem wszystkich w podzie.
game-state-remark = Nie stosuje się: nikt nie dostaje kary za cudzy błąd.
tardiness-remark = Pominięcie tury, pierwszej, zamiast Game Loss.
assistance-remark = Tylko pomoc od kogoś spoza poda lub dla kogoś spoza poda; rady wewnątrz poda są częścią gry.
slow-play-remark = Bez dodatkowych tur. Po ogłoszeniu końca czasu ukarany gracz pomija swoje tury i nie liczy się do tur, które zostały.
deck-remark = To, co znaleziono, pokazuje się wszystkim przeciwnikom w podzie.
conduct-remark = Odchodzi tylko ten, kto zaczął; pozostali grają dalej.
bribery-remark = Umowy o tym, co dzieje się w grze, nie są przekupstwem.
