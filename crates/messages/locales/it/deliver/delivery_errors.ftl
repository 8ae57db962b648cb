## Perché qualcosa non è stato inviato a un webhook.

withdrawn = Ritirato prima dell’invio.
address-unreadable = L’indirizzo non è leggibile.
no-answer = Nessuna risposta entro 5 secondi.
not-reached = Il suo host è sconosciuto, o porta alla rete interna di questa macchina, che questa installazione non permette.
not-https = Il suo indirizzo non inizia con https://.
head-too-long = L’intestazione della sua risposta è troppo lunga.
no-tls = Il suo certificato non è accettato, oppure non parla TLS.
no-http = La sua risposta non è HTTP.
refuses = Il suo host rifiuta le connessioni.
connection-failed = La connessione si è interrotta prima di una risposta.
not-sent = Non è stato possibile inviare.
