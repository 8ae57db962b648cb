## Skutki ręcznej zmiany parowania

worse = { $what }: przed { $before }, po { $after } (gorzej).
better = { $what }: przed { $before }, po { $after } (lepiej).
pairs-again = Pary, które spotykają się ponownie
pairs-of-group = Pary ze wspólnego domu lub drużyny
players-away = Gracze poza swoim stałym stolikiem
wide-pods = Pody z różnicą co najmniej dwóch wygranych
sum-of-differences = Suma różnic punktów
third-meetings = Pary, które spotykają się co najmniej trzeci raz
rank-distance = Odległość pozycji
smaller-again = Gracze ponownie w mniejszym podzie
would-meet-again = { $first } i { $second } spotkają się ponownie; poprzednio w rundzie { $round }.
would-meet-nth-time = { $first } i { $second } spotkają się { $nth } raz; poprzednio w rundach { $rounds }.
should-not-meet = Nie powinno dojść do spotkania, a dojdzie: { $first }, { $second }.
would-be-away = { $name } trafi do stolika { $table }, a stały stolik to { $fixed }.
new-bye = Nowy bye.
