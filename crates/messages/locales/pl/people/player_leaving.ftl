## Mecze gracza, który odchodzi

matches-stay = Zostają bez zmian
unplayed-void = Mecz bez wyniku jest unieważniony: gracz odchodzi teraz od stolika
all-void = Wszystkie mecze szwajcarskie są unieważnione: nikomu się nie liczą
drop = Zapisz drop gracza
disqualify = Zdyskwalifikuj gracza
would-change = Co by się zmieniło
is-void = { $round }: stolik { $table } jest unieważniony
everybody-reads = Każdy może go przeczytać.
can-undo = Możesz to cofnąć na stronie gracza: jego mecze będą się znów liczyć.
