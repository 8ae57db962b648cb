## Opieka nad stolikami

empty-means = Sędziowie mogą brać stoliki po opublikowaniu rundy.
caption = Sędziowie i ich stoliki
tables = Stoliki
ranges-hint = Numery i zakresy: 1-20, 31.
take-them = Weź je
release-them = Oddaj je
everybody-as-before = Wszyscy jak poprzednio
mine-as-before = Moje jak poprzednio
release-all = Oddaj wszystkie moje
give-title = Przydziel komuś stoliki
their-tables = Stoliki
give-them = Przydziel

## Co się zmieniło

no-button = Formularz nie mówi, co zrobić. Naciśnij jeden z jego przycisków.
nothing-changed = Nic się nie zmieniło: już tak było.
one-yours = Stolik { $table }: Twój.
all-yours = Stoliki { $tables }: Twoje.
one-released = Stolik { $table }: oddany.
all-released = Stoliki { $tables }: oddane.
one-given = Stolik { $table }: przydzielony.
all-given = Stoliki { $tables }: przydzielone.
one-as-before = Stolik { $table }: jak w poprzedniej rundzie.
all-as-before = Stoliki { $tables }: jak w poprzedniej rundzie.
kept = Te zostają przy dotychczasowych sędziach: { $tables }.
kept-table = { $table } ({ $judge })

## Inne komunikaty

end-is-public = Każdy może to przeczytać wśród odstępstw.
watch-runs = Stoper działa.
watch-ended = Czas jest zapisany.
no-show = { $player } dostaje w tej rundzie Match Loss i drop. Jeśli jednak się zjawi, cofnij drop na stronie gracza: odzyska miejsce, o ile mecz nie ma jeszcze wyniku.

## Notatki sędziów

notes = Notatki
notes-mean = O graczach i stolikach, bez decyzji. Czyta je tylko obsługa, w każdej rundzie.
note = Notatka
players-number = Numer gracza
or-table = Albo stolik
keep-note = Zapisz notatkę
no-note = Jeszcze bez notatek
no-note-means = To, co sędziowie zapiszą o graczu albo stoliku, pojawi się tutaj oraz na stronach tego gracza i stolika.
note-kept = Notatka jest zapisana.
note-removed = Usunięta.
