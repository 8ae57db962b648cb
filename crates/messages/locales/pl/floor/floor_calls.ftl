### Stan wezwania

waits = czeka na sędziego
waits-for-head-judge = czeka na sędziego głównego od { $time }
you-have-it = Masz je od { $time }
has-it = Ma je { $judge } od { $time }
you-handed = Przekazane od Ciebie: { $judge }, { $time }
handed-to-you = { $judge } przekazuje je Tobie, { $time }
handed = Przekazane: { $from } → { $to }, { $time }
you-ask = Twoje pytanie: { $note }
judge-asks = { $judge } pyta: { $note }
you-stay = Zostajesz przy stoliku.
judge-stays = Przy stoliku zostaje { $judge }.

### Kto wzywa

noted-by-you = zapis: Ty
noted-by = zapis: { $judge }

### Dodatkowy czas

no-time = Bez czasu
its-length = Tyle, ile trwało

### W wierszach sali

line-handed = Przekazane, ma je { $judge }: { $caller }, od { $time }
line-taken = Przy stoliku { $judge }: { $caller }, od { $time }
line-head-judge = Wezwanie sędziego głównego: { $caller }, od { $time }
line-call = Wezwanie: { $caller }, od { $time }

### Strona wezwań

none-open = brak otwartych
open = otwarte: { $count }
disputed = sporne: { $count }
nobody-waits = Nikt nie czeka na sędziego
new-calls = Nowe wezwania pojawią się tutaj.
silent = To urządzenie milczy, gdy pojawia się nowe wezwanie.
call-at-table = Wezwanie przy stoliku { $table }
call-of = Wezwanie: { $place }
call-away = Wezwanie spoza stolików
away = Poza
disagree = Gracze nie zgadzają się co do wyniku
note-a-call = Nowe wezwanie
no-table-hint = Zostaw puste dla wezwania spoza stolików.
what-about = O co chodzi
note-it = Dodaj wezwanie
ended = Zakończone
answer-was = Odpowiedź: <bdi>{ $answer }</bdi>
away-from-tables = Poza stolikami
withdrawn-at = odwołane o { $time }
resolved-at = załatwione o { $time }, { $judge }

### Komunikaty

noted = Wezwanie jest zapisane.
claimed = Wezwanie jest Twoje.
given-back = Wezwanie znów czeka.
escalated = Wezwano sędziego głównego.
handed-over = Wezwanie jest przekazane.
resolved = Załatwione.
resolved-with-time = Załatwione. Stolik ma { $minutes } min więcej.
