## Perché non si possono fare gli abbinamenti di un round.

too-few-for-pod = { $count ->
    [0] Nessun giocatore può avere un posto; un pod ne richiede almeno { $least }. Aggiungi giocatori, o annulla un drop.
    [one] Solo { $count } giocatore può avere un posto; un pod ne richiede almeno { $least }. Aggiungi giocatori, o annulla un drop.
   *[other] Solo { $count } giocatori possono avere un posto; un pod ne richiede almeno { $least }. Aggiungi giocatori, o annulla un drop.
}
all-would-have-byes = { $count ->
    [one] Solo { $count } giocatore può avere un posto, e avrebbe un bye; un pod ne richiede { $size }. Aggiungi giocatori, o scegli pod più piccoli invece dei bye.
   *[other] Solo { $count } giocatori possono avere un posto, e avrebbero tutti un bye; un pod ne richiede { $size }. Aggiungi giocatori, o scegli pod più piccoli invece dei bye.
}
cut-is-announced = La top è annunciata: non ci sono più round di svizzera da abbinare.
results-missing = { $count ->
    [one] Nel round { $round } manca ancora il risultato del tavolo { $tables }. Inseriscilo prima di fare gli abbinamenti del prossimo round.
   *[other] Nel round { $round } mancano ancora i risultati dei tavoli { $tables }. Inseriscili prima di fare gli abbinamenti del prossimo round.
}
kept-twice = { $name } è in due dei pod mantenuti, o non può giocare questo round: cambia i pod mantenuti.
