## Che cosa costerebbe una modifica a mano di un round.

title = Modifica a mano
heading = Modifica a mano del round { $number }
costs = Che cosa costa
no-costs = Nessun obiettivo degli abbinamenti ne risente.
after = Il round dopo la modifica
reason-hint = Possono leggerlo tutti.
save = Salva la modifica
saved = La modifica è salvata, e tutti possono leggerla.

### Scelte illeggibili.

no-number = { $label }: { $typed } non è un numero.
new-table = Nuovo tavolo
first-player = Primo giocatore
second-player = Secondo giocatore
choose-from-list = Scegline uno dall’elenco.
type-table-number = Scrivi il numero di un tavolo, come 12.
