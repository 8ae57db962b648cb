title = { $player } dopo il round { $round }
rank-after = Posizione { $rank } dopo il round { $round }
not-in-standings = { $player } non è in classifica dopo il round { $round }.

## I numeri.

numbers = I numeri, nell’ordine in cui decidono
exact-fractions =
    Si confrontano come frazioni esatte; qui i numeri sono arrotondati. Chi è in parità in tutti condivide la posizione.
rounded-percentages =
    Le percentuali si confrontano come sono mostrate, arrotondate; le medie come frazioni esatte. Chi è in parità in tutti condivide la posizione.
no-round = Ancora nessun round con un risultato.
from-one-round = Da un round.
over-the-rounds = { $sum } nei vari round.
start = All’inizio
staked = { $result }: posta { $stake }, dalle poste { $taken }
no-match-played = Nessun incontro giocato, quindi 0.
match-win = { $matches ->
    [one] { $own } dei { $most } punti ottenibili in { $matches } incontro.
   *[other] { $own } dei { $most } punti ottenibili in { $matches } incontri.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } da bye = { $own } dei { $most } punti ottenibili in { $matches } incontro.
   *[other] { $all } − { $byes } da bye = { $own } dei { $most } punti ottenibili in { $matches } incontri.
}
win-with-byes = { $matches ->
    [one] { $own } dei { $most } punti ottenibili in { $matches } incontro; di questi, bye come vittorie: { $byes }.
   *[other] { $own } dei { $most } punti ottenibili in { $matches } incontri; di questi, bye come vittorie: { $byes }.
}
rounded = { $decimals ->
    [0] Si arrotonda a una percentuale intera prima del confronto.
    [one] Si arrotonda a { $decimals } decimale prima del confronto.
   *[other] Si arrotonda a { $decimals } decimali prima del confronto.
}
with-imaginary-of-byes = { $byes ->
    [one] Con { $byes } bye, avversari immaginari nella media: { $count }, ciascuno al { $percentage }.
   *[other] Con { $byes } bye, avversari immaginari nella media: { $count }, ciascuno al { $percentage }.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Con { $matches } incontro in un pod più piccolo, avversari immaginari nella media: { $count }, ciascuno al { $percentage }.
   *[other] Con { $matches } incontri in pod più piccoli, avversari immaginari nella media: { $count }, ciascuno al { $percentage }.
}
head-to-head = Punti incontro ai tavoli con chi è in parità in tutto ciò che precede.
no-head-to-head = Decide solo tra chi è in parità, se tutti si sono incontrati tra loro.
average-seat = { $matches ->
    [one] Numero del posto in { $matches } incontro: { $sum } ÷ { $matches }. Gli ultimi posti sono i più difficili: più il valore è alto, meglio è.
   *[other] Numeri dei posti in { $matches } incontri: { $sum } ÷ { $matches }. Gli ultimi posti sono i più difficili: più il valore è alto, meglio è.
}
games-won = Partite vinte al tavolo; i bye non contano.
no-opponent = Ancora nessun avversario, quindi 0.
opponents-points = { $count ->
    [one] { $count } avversario ha { $sum } punti incontro: { $sum } ÷ { $count }.
   *[other] { $count } avversari insieme hanno { $sum } punti incontro: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] La percentuale di incontri vinti di { $count } avversario; nessuno conta meno di { $floor }.
   *[other] La media delle percentuali di incontri vinti di { $count } avversari; nessuno conta meno di { $floor }.
}
opponents-match-win-raised = { $count ->
    [one]
        La percentuale di incontri vinti di { $count } avversario; nessuno conta meno di { $floor }, soglia che ne ha alzata { $raised ->
            [one] una
           *[other] { $raised }
        }.
   *[other]
        La media delle percentuali di incontri vinti di { $count } avversari; nessuno conta meno di { $floor }, soglia che ne ha { $raised ->
            [one] alzata una
           *[other] alzate { $raised }
        }.
}
game-points = { $points } per ogni partita vinta, 1 per ogni partita iniziata e finita patta; a titolo informativo.

## I round.

points-by-round = Punti per round
together = Totale

## Gli avversari.

how-opponents-count = Ogni avversario conta una volta sola, anche dopo più incontri. I punti comprendono i bye; MW% esclude i bye e conta almeno { $floor }.
how-opponents-count-with-byes = Ogni avversario conta una volta sola, anche dopo più incontri. I punti comprendono i bye; W% considera ogni bye un incontro vinto e vale almeno { $floor }.
imaginary = { $count ->
    [one] { $count } avversario immaginario
   *[other] { $count } avversari immaginari
}
column-opponent = Avversario
column-met = Nel round
column-counts-as = Conta come
label-counts-as = conta come
mean = Media

## Link in basso.

all-rounds-of = Tutti i round di { $player }
