## Mój stolik

who-are-you = Kim jesteś?
choose-name = Wybierz swoje imię i nazwisko, żeby zobaczyć stolik.
names-appear = Gracze pojawią się tutaj, gdy wpisze ich organizator.
after-round = Po { $round-local }
seat-of = Miejsce { $seat } z { $count }
table-and-seat = Stolik { $table }, miejsce { $seat } z { $count }
more-time = <b>{ $minutes } min dłużej</b> dla tego stolika
with-you = Przy stoliku z Tobą
your-rounds = Twoje rundy i wyniki
not-you = To nie Ty? Wybierz kogoś innego
remember = Zapamiętaj mnie w telefonie
forget = Usuń mnie z telefonu
