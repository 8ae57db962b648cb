## Warum etwas nicht an einen Webhook gesendet werden konnte.

withdrawn = Zurückgezogen, bevor es gesendet wurde.
address-unreadable = Die Adresse ist nicht lesbar.
no-answer = Keine Antwort innerhalb von 5 Sekunden.
not-reached = Der Host ist unbekannt oder führt in das eigene Netz dieses Servers, und das erlaubt diese Installation nicht.
not-https = Die Adresse beginnt nicht mit https://.
head-too-long = Der Kopf der Antwort ist zu lang.
no-tls = Das Zertifikat wird nicht akzeptiert, oder der Empfänger spricht kein TLS.
no-http = Die Antwort ist kein HTTP.
refuses = Der Host lehnt dort Verbindungen ab.
connection-failed = Die Verbindung ist abgebrochen, bevor eine Antwort kam.
not-sent = Es konnte nicht gesendet werden.
