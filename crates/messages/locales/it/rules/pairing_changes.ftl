## Effetti di una modifica a mano sugli abbinamenti.

worse = { $what }: { $before } prima, { $after } dopo (peggio).
better = { $what }: { $before } prima, { $after } dopo (meglio).
pairs-again = Coppie che si reincontrano
pairs-of-group = Coppie di una famiglia o squadra
players-away = Giocatori lontani dal loro tavolo fisso
wide-pods = Pod i cui punti differiscono di due vittorie o più
sum-of-differences = Somma delle differenze di punti
third-meetings = Coppie che si incontrano almeno per la terza volta
rank-distance = Distanza in classifica
smaller-again = Giocatori di nuovo in un pod più piccolo
would-meet-again = { $first } e { $second } si reincontrerebbero; si sono già incontrati nel round { $round }.
would-meet-nth-time = { $first } e { $second } si incontrerebbero per la { $nth-f } volta; si sono già incontrati nei round { $rounds }.
should-not-meet = { $first } e { $second } non dovrebbero incontrarsi, e si incontrerebbero.
would-be-away = { $name } sarebbe al tavolo { $table }; il suo tavolo fisso è il { $fixed }.
new-bye = Nuovo bye.
