shift-of = Dienst van <bdi>{ $judge }</bdi>
your-shift = Je dienst
nothing-in-hand = niets onder handen
empty = Niets onder handen
empty-means = Tafels onder toezicht, aangenomen oproepen en lopende stopwatches en deckchecks draag je hier over.

## Wat er onder handen is

tables = Tafels
away = Buiten de tafels
watch = Stopwatch
call-taken = oproep aangenomen { $time }
call-taken-about = oproep aangenomen { $time }: <bdi>{ $what }</bdi>
timed = <bdi>{ $player }</bdi> wordt getimed sinds { $time }

## Wie neemt over

who-takes-over = Wie neemt over
choose = Kies een judge
nobody = Niemand
nobody-means = De tafels zijn vrij, de oproepen wachten weer, en stopwatches stoppen.
note = Wat je opvolger moet weten
note-hint = Elke judge leest het hier.
hand-over = Overdragen
handed-over = Overgedragen: { $what }.
ended = Beëindigd: { $what }. De tafels zijn vrij, de oproepen wachten weer, en stopwatches stoppen.

## Andere diensten

others = Diensten van anderen
past = Overgedragen
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → niemand: { $what }
