## Perché un round è abbinato così.

## Quante volte i giocatori si reincontrano.

nobody-again = Nessuno reincontra un avversario precedente.
again-by-hand-nobody-before = { $count ->
    [one] { $count } coppia si reincontra; prima della modifica a mano nessuna.
   *[other] { $count } coppie si reincontrano; prima della modifica a mano nessuna.
}
again-by-hand = { $count ->
    [one] { $count } coppia si reincontra.
   *[other] { $count } coppie si reincontrano.
}
again-strictly = { $count ->
    [one] { $count } coppia si reincontra: questo round non lo evita.
   *[other] { $count } coppie si reincontrano: questo round non lo evita.
}
again-all-tried = { $count ->
    [one] { $count } coppia si reincontra; il minimo possibile è { $least } (ogni abbinamento è stato provato o escluso).
   *[other] { $count } coppie si reincontrano; il minimo possibile è { $least } (ogni abbinamento è stato provato o escluso).
}
again-searched = { $count ->
    [one] { $count } coppia si reincontra; il minimo possibile è { $least } (la ricerca non ha trovato di meglio).
   *[other] { $count } coppie si reincontrano; il minimo possibile è { $least } (la ricerca non ha trovato di meglio).
}
again-kept-all-tried = { $count ->
    [one] { $count } coppia si reincontra; il minimo possibile con i pod mantenuti è { $least } (ogni abbinamento è stato provato o escluso).
   *[other] { $count } coppie si reincontrano; il minimo possibile con i pod mantenuti è { $least } (ogni abbinamento è stato provato o escluso).
}
again-kept-searched = { $count ->
    [one] { $count } coppia si reincontra; il minimo possibile con i pod mantenuti è { $least } (la ricerca non ha trovato di meglio).
   *[other] { $count } coppie si reincontrano; il minimo possibile con i pod mantenuti è { $least } (la ricerca non ha trovato di meglio).
}
rest-by-hand = Il resto viene da modifiche a mano.
meet-again = { $first } e { $second } si reincontrano; si sono già incontrati nel round { $round }.
meet-nth-time = { $first } e { $second } si incontrano per la { $nth-f } volta; si sono già incontrati nei round { $rounds }.
third-meetings = { $count ->
    [one] In tutto { $count } coppia si incontra per la terza volta o più.
   *[other] In tutto { $count } coppie si incontrano per la terza volta o più.
}
not-kept-apart = { $first } e { $second } non dovrebbero incontrarsi, ma non è stato possibile separarli.
round-at-random = Gli abbinamenti di questo round sono casuali.
round-mixed = Questo round mescola giocatori forti e deboli.
round-by-standings = Gli abbinamenti di questo round seguono la classifica.
round-strict = Gli abbinamenti di questo round seguono strettamente la classifica.

## Differenze di punti incontro in un pod.

all-equal = Tutti giocano contro avversari con gli stessi punti incontro.
spread-least = Su tutti i pod le differenze di punti incontro danno in totale { $sum }, il minimo possibile.
spread-more = Su tutti i pod le differenze di punti incontro danno in totale { $sum }; il minimo sarebbe { $least } se nessuno si fosse già incontrato.
wide-pods = { $count ->
    [one] { $count } pod con una differenza di due vittorie o più.
   *[other] { $count } pod con una differenza di due vittorie o più.
}
moved-up = { $name } ({ $points }) gioca contro chi ha più punti, al tavolo { $table }: { $against }.
moved-down = { $name } ({ $points }) gioca contro chi ha meno punti, al tavolo { $table }: { $against }.
more-moved = { $count ->
    [one] Un altro gioca contro chi ha più o meno punti.
   *[other] Altri { $count } giocano contro chi ha più o meno punti.
}

## Pod con meno giocatori degli altri.

smaller-pods = { $count ->
    [one] { $count } pod più piccolo; { $again }.
   *[other] { $count } pod più piccoli; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } pod più piccolo, perché { $players } giocatori non riempiono pod da { $size }; { $again }.
   *[other] { $count } pod più piccoli, perché { $players } giocatori non riempiono pod da { $size }; { $again }.
}
nobody-again-smaller = nessuno ci siede per la seconda volta
sat-before = { $count ->
    [one] ci sedeva già { $names }
   *[other] ci sedevano già { $names }
}
many-sat-before = { $count ->
    [one] ci sedeva già { $count } giocatore
   *[other] ci sedevano già { $count } giocatori
}

## Giocatori con un tavolo fisso.

away-taken = { $name } è al tavolo { $table }: il suo tavolo fisso, il { $fixed }, lo è anche per { $other }.
away = { $name } è al tavolo { $table }, anche se il suo tavolo fisso è il { $fixed }.

## Perché qualcuno ha un bye.

bye-awarded = { $name } ha il bye: è stato assegnato prima del torneo.
bye-drawn = { $name } ha il bye: nel round 1 i bye si sorteggiano.
bye-by-hand = { $name } ({ $points }) ha il bye per una modifica a mano: secondo la classifica l’avrebbe { $other } ({ $others-points }).
bye-lowest = { $name } ha il bye: è la posizione più bassa in classifica fra chi non ne aveva ancora avuto uno ({ $points }).
bye-fewest = { $name } ha il bye: è la posizione più bassa fra chi ha avuto meno bye ({ $points }, prima { $had }).
bye-saves-repeat = A parità non si è seguito il sorteggio: avrebbe fatto reincontrare due avversari.
bye-not-drawn = { $name } ha il bye per una modifica a mano: il sorteggio ha dato { $drawn }.

## Perché un pod è così.

no-points-yet = Nessuno ha ancora punti.
ranks-here = Posizioni { $ranks } della classifica.
drawn-at-random = Per sorteggio.
all-on = Tutti a { $points }.
from-to = Da { $high } a { $low }.
fills-no-pods = { $count ->
    [one] { $count } giocatore ha { $points } o più, e non si riempiono pod interi.
   *[other] { $count } giocatori hanno { $points } o più, e non si riempiono pod interi.
}
alone-all-on = Solo in base ai punti: tutti a { $points }; evitare che ci si reincontri ha la precedenza.
alone-from-to = Solo in base ai punti: da { $high } a { $low }; evitare che ci si reincontri ha la precedenza.
up = { $name } ({ $points }) gioca contro chi ha più punti.
down = { $name } ({ $points }) gioca contro chi ha meno punti.
pod-meet-again = { $first } e { $second } si reincontrano (round { $round }).
pod-meet-nth-time = { $first } e { $second } si incontrano per la { $nth-f } volta (round { $rounds }).
should-not-meet = { $first } e { $second } non dovrebbero incontrarsi.
smaller-pod = Un pod più piccolo.
smaller-pod-uneven = { $players ->
    [one] Un pod più piccolo: { $players } giocatore non riempie pod da { $size }.
   *[other] Un pod più piccolo: { $players } giocatori non riempiono pod da { $size }.
}
pod-sat-before = { $count ->
    [one] Ci sedeva già { $names }.
   *[other] Ci sedevano già { $names }.
}
fixed-for = Il tavolo { $table } è fisso per { $name }.
kept-by-hand = Mantenuto a mano.
