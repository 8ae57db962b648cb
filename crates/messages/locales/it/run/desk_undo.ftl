## Come si annulla l’ultimo passo di un torneo.

discard-means = La bozza { $round-of } viene eliminata. L’ha vista solo lo staff; il numero del suo sorteggio resta usato.
discard = Elimina la bozza
unpublish-means = { $number ->
    [one] { $round } torna una bozza. È possibile finché non c’è un risultato. Tutti possono leggere che è stato fatto.
   *[other] { $round } tornano una bozza. È possibile finché non c’è un risultato. Tutti possono leggere che è stato fatto.
}
unpublish = Annulla la pubblicazione
unstart-means = L’avvio { $round-of } viene annullato: gli abbinamenti restano pubblicati e l’orologio ricomincia da capo. Tutti possono leggere che è stato fatto.
unstart = Annulla l’avvio
reopen-means = { $number ->
    [one] { $round } riprende fino al prossimo passo. Se va sistemato un solo risultato, correggi quello.
   *[other] { $round } riprendono fino al prossimo passo. Se va sistemato un solo risultato, correggi quello.
}
reopen = Riapri il round
take-back-means = La top annunciata viene revocata. È possibile finché non è fatto il primo round dei playoff. Tutti possono leggere che è stato fatto.
take-back = Revoca la top
