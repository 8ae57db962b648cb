## Obsługa turnieju

nobody-yet = W obsłudze nie ma jeszcze nikogo.
nobody-yet-text = Utwórz poniżej zaproszenie i przekaż jego link.
times-in = Czas w strefie { $zone }.
column-since = Od
column-role = Rola
you = (Ty)
account-disabled = Konto wyłączone
role-of = Rola: { $name }
change = Zmień
change-role-of = Zmień rolę: { $name }
remove-member = Usuń z obsługi: { $name }
invite = Zaproś kogoś
role = Rola w tym turnieju
role-hint = Link działa raz.
valid-for = Ważne przez
valid-for-hint = Niewykorzystane zaproszenie możesz poniżej unieważnić.
hours = 24 godziny
week = Tydzień
until-over = Do końca turnieju
make = Utwórz zaproszenie
until = Do
command-line = wiersz poleceń
choose-role = Wybierz jedną z ról.

## Co znaczą role

organizer-means = Wszystko w tym turnieju, także ustawienia i obsługa. Na sali decyduje, gdy nie ma sędziego głównego.
head-judge-means = Na sali wszystko to, co sędziowie, i ostatnie słowo: apelacje, Game Loss i wyższe kary. Poza tym gracze, rundy, wyniki, poprawki, dziennik.
judge-means = Na sali: wezwania, decyzje, deck checki, czas dla stolików, śledzone gry. Poza tym wyniki trwającej rundy.
scorekeeper-means = Gracze, rundy i wyniki trwającej rundy. Na sali tylko podgląd: bez wezwań i decyzji.

## Link zaproszenia

invitation = Zaproszenie
invitation-for = Dla jednej osoby, rola: { $role }, turniej { $tournament }, z nowym albo istniejącym kontem.
back = Wróć do obsługi

## Komunikaty

revoked = Zaproszenie unieważnione.
role-now = Rola to teraz { $role }.
removed = Usunięto z obsługi. To, co ta osoba zrobiła, zostaje w dzienniku.
