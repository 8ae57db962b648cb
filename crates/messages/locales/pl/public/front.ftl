## Strona główna

title = Turnieje
nothing-listed = Nie ma jeszcze turniejów na liście
nothing-listed-text = Turnieje pojawiają się tutaj, gdy organizator doda je do listy. Turniej spoza listy ma własny link.
nothing-listed-organizers = Organizatorzy tworzą je na stronie <a>swoich turniejów</a>.
is-new = To Podium jest nowe
is-new-text = Otwórz link konfiguracyjny, który Podium wypisało przy starcie, i utwórz pierwsze konto. Potem utwórz turniej; turnieje pojawią się tutaj.
running-now = Trwają teraz
coming = Nadchodzące
past = Zakończone
statistics = Statystyki kilku z nich
subscribe = Subskrybuj kalendarz tych turniejów
download = Pobierz go (.ics)
calendar = Kalendarz tych turniejów (.ics)
