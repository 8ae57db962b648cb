## Messaggi sulla schermata di blocco di un telefono, sotto il nome del torneo.

begun = Le notifiche di questo torneo sono attive.
seat = { $round }: tavolo { $table }, posto { $seat }
bye = { $round }: hai un bye
result-waits = Tavolo { $table }: è stato comunicato un risultato. Confermalo o contestalo.
judge-comes = Un arbitro sta arrivando al tavolo { $table }.
judge-comes-to-you = Un arbitro sta arrivando da te.
call-at = Chiamata al tavolo { $table }.
call-elsewhere = Chiamata lontano dai tavoli.
