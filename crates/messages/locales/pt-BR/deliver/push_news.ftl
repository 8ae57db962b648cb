## Notificações em um celular

begun = As notificações deste torneio estão ligadas.
seat = { $round }: mesa { $table }, assento { $seat }
bye = { $round }: você tem um bye
result-waits = Mesa { $table }: um resultado foi informado. Confirme ou conteste.
judge-comes = Um juiz está a caminho da mesa { $table }.
judge-comes-to-you = Um juiz está vindo até você.
call-at = Chamado de juiz na mesa { $table }.
call-elsewhere = Chamado de juiz longe das mesas.
