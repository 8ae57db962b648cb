## Passi che fanno avanzare il torneo.

publish-and-start = Pubblica e avvia { $round }
publish-only = Pubblica soltanto
start = Avvia { $round }
finish = Chiudi { $round }
pair-again = Rifai gli abbinamenti
tables-again = Rifai i tavoli
look-at-draft = Guarda la bozza
keep-draft = Mantieni la bozza
keep-draft-means = Viene pubblicata così com’è, anche se non è aggiornata.
undo-last = Annulla l’ultimo passo
to-print = Da stampare

## Qualità degli abbinamenti.

pairs-again = { $count ->
    [one] coppia si reincontra
   *[other] coppie si reincontrano
}
paired-up-or-down = con punti diversi
byes = bye
smaller-pods = { $count ->
    [one] pod più piccolo
   *[other] pod più piccoli
}

## Motivi.

reason = Motivo
everybody-reads = visibile a tutti
in-log = Viene annotato nel registro.

## Orologio del round.

resume = Riprendi
pause = Pausa
minutes = Minuti
other-minutes = Altri minuti
below-zero = Un numero negativo, come −5, toglie tempo.
add-time = Aggiungi tempo
