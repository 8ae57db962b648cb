## Testi che possono ancora nominare un giocatore i cui dati personali sono stati rimossi.

title = Testi su { $player }
heading = Testi su <bdi>{ $player }</bdi>
nothing-left = Non resta nulla da guardare
nothing-left-text = Nessun testo può più nominare questo giocatore.
what-to-do = I dati personali sono rimossi, e dove qualcuno aveva scritto il nome intero ora c’è «{ $player }». Questi testi contengono una parte del nome: può indicare qualcun altro, o nessuno. Modifica quelli che identificano ancora il giocatore; il testo precedente viene cancellato per sempre.
as-it-is = Il testo com’è
store = Salva la modifica
may-stay = Può restare
where-shown = Dove si vede
to-list = Vai all’elenco
names-no-text = Questo modulo non indica nessun testo.
stays = Il testo resta com’è.
is-changed = Il testo è modificato, e quello precedente non c’è più.

## Che cos’è un testo.

announcement = Annuncio
call-what = Chiamata: di che cosa si tratta
call-answer = Chiamata: come è stata risolta
call-note = Chiamata: la domanda al capo arbitro
ruling-what = Ruling: che cosa è successo
ruling-answer = Ruling: la risposta
ruling-rule = Ruling: la regola
ruling-decision = Ruling: la decisione del capo arbitro
ruling-withdrawal = Ruling: perché è stato ritirato
ruling-earlier = Ruling: un testo precedente
more-time = Motivo del tempo addizionale
dispute = Contestazione di un risultato
judge-note = Nota o dichiarazione di un arbitro
witness = Testimone di una dichiarazione
deck-check = Esito di un controllo del mazzo
table-note = Nota su un tavolo
end-of-round = Perché un tavolo termina il round in un altro modo
log-line = Riga del registro
log-reason = Motivo nel registro
about-tournament = Sul torneo
place = Luogo del torneo
page-text = Testo della pagina del torneo
