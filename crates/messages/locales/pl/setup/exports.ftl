## Pliki turnieju

corrected = Wynik z zakończonej rundy ostatnio poprawiono { $day }. Pliki pobrane wcześniej zawierają poprzedni (<a>wszystkie zmiany</a>).
whole = Cały turniej
whole-text = Wszystko, razem z danymi kontaktowymi i sekretem losowań: nie udostępniaj tego. Można to ponownie zaimportować. Decklisty i ich dowódcy są dołączone po terminie.
event-document = Plik turnieju
log-csv = Dziennik jako CSV
for-everybody = Dla wszystkich
public-document = Publiczny plik turnieju
standings-csv = Klasyfikacja jako CSV
pairings-csv = Parowania jako CSV
results-json = Wyniki jako JSON w formacie TopDeck
statistics-csv = <a>Statystyki, każda część jako CSV</a>, po zakończeniu turnieju
