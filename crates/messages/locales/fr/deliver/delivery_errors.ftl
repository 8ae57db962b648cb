## Pourquoi un envoi a échoué.

withdrawn = Retiré avant l’envoi.
address-unreadable = L’adresse est illisible.
no-answer = Pas de réponse en 5 secondes.
not-reached = Son hôte est inconnu, ou mène au réseau de cette machine, ce que cette installation n’autorise pas.
not-https = Son adresse ne commence pas par https://.
head-too-long = L’en-tête de sa réponse est trop long.
no-tls = Son certificat n’est pas accepté, ou il ne parle pas TLS.
no-http = Ce qu’il a répondu n’est pas du HTTP.
refuses = Son hôte refuse les connexions.
connection-failed = La connexion a échoué avant une réponse.
not-sent = L’envoi a été impossible.
