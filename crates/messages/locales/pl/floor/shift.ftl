## Koniec dyżuru

shift-of = Dyżur: <bdi>{ $judge }</bdi>
your-shift = Twój dyżur
nothing-in-hand = nic w toku
empty = Nic w toku
empty-means = Przekazuje się tu stoliki pod opieką, przyjęte wezwania oraz działające stopery i deck checki.

## Co jest w toku

tables = Stoliki
away = Poza stolikami
watch = Stoper
call-taken = wezwanie przyjęte o { $time }
call-taken-about = wezwanie przyjęte o { $time }: <bdi>{ $what }</bdi>
timed = <bdi>{ $player }</bdi>: stoper od { $time }

## Kto przejmuje

who-takes-over = Kto przejmuje
choose = Wybierz sędziego
nobody = Nikt
nobody-means = Stoliki będą wolne, wezwania znów zaczną czekać, a stopery się skończą.
note = Co trzeba wiedzieć
note-hint = Przeczyta to tutaj każdy sędzia.
hand-over = Przekaż
handed-over = Przekazano: { $what }.
ended = Zakończono: { $what }. Stoliki są wolne, wezwania znów czekają, a stopery się skończyły.

## Inne dyżury

others = Dyżury innych
past = Przekazane
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → nikt: { $what }
