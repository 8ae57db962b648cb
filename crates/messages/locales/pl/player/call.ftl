## Wezwanie sędziego do stolika

call-judge = Wezwij sędziego
add-note-title = Dodaj notatkę dla sędziego
add-note = Dodaj notatkę
what-about = O co chodzi
what-about-hint = Sędzia przeczyta to, zanim przyjdzie.

### Stan wezwania

state-coming = W drodze
state-head-judge = Sędzia główny
state-called = Wezwano

### Wezwanie

called = Wezwano sędziego o { $when }.
called-by = Wezwano sędziego o { $when } ({ $player }).
coming = Wezwano sędziego o { $when }. Już idzie: { $judge }.
called-by-coming = Wezwano sędziego o { $when } ({ $player }). Już idzie: { $judge }.
a-judge = sędzia
stay = Zostań na miejscu.
head-judge-called = Wezwano sędziego głównego. Zostań na miejscu.
head-judge-called-stays = Wezwano sędziego głównego. Przy Waszym stoliku zostaje { $judge }.
