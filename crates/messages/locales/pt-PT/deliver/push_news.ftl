## Notificações num telemóvel

begun = As notificações deste torneio estão ligadas.
seat = { $round }: mesa { $table }, lugar { $seat }
bye = { $round }: tens um bye
result-waits = Mesa { $table }: foi comunicado um resultado. Confirma-o ou contesta-o.
judge-comes = Um juiz está a caminho da mesa { $table }.
judge-comes-to-you = Um juiz vem ter contigo.
call-at = Chamada de juiz na mesa { $table }.
call-elsewhere = Chamada de juiz longe das mesas.
