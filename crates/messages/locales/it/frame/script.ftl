nobody = Nessuno con questo nome. Prova con meno lettere.
many-players = Molti giocatori. Scrivi più lettere.
show-it = Mostra
has-changed = Questo è cambiato da quando hai iniziato a scrivere.
offline = Offline. Dati delle { $time }.
signed-out = La sessione è terminata. Ricarica la pagina per accedere di nuovo.
moved = Questa pagina si è spostata. Ricaricala per continuare.
gone = Questa pagina non c’è più.

## Pannelli e avvisi sopra una pagina.

close = Chiudi
close-message = Chiudi questo messaggio

## Un modulo che non è stato possibile inviare.

not-sent = Non inviato
not-sent-why = La rete non risponde. Quello che hai scritto è ancora qui: invia di nuovo fra un momento.
signed-out-unsent = La sessione è terminata. Non è stato registrato nulla, e quello che hai scritto è ancora qui. Accedi, torna e invia di nuovo.
sending-file = Il file viene inviato. Lascia aperta questa pagina.
not-carried-out = L’azione non è stata eseguita.

## Azioni in attesa su questo dispositivo.

acts-unsent = { $count ->
    [one] { $count } azione non ancora inviata
   *[other] { $count } azioni non ancora inviate
}
acts-ask = Non inviate: prima serve una risposta
act-of-player = Resta su questo telefono e viene inviata quando la rete risponde. Intanto alza la mano.
may-have-arrived = Forse è già arrivata.
acts-of-staff = Restano su questo dispositivo e vengono inviate in quest’ordine quando la rete risponde. Puoi chiudere la pagina.
acts-moved = Da quando hai premuto, il tavolo è andato avanti, oppure il banco ha una domanda. Non viene eseguito nulla prima della tua risposta.
acts-full = Se ne conservano al massimo { $most }: l’ultima non è stata conservata.
act-made-by = Fatta da { $name }: per inviarla serve il suo accesso.
somebody = qualcuno
send-still = Invia comunque
do-not-send = Non inviare
