## Por qué no se pudo enviar algo a un webhook

withdrawn = Se retiró antes de enviarse.
address-unreadable = No se puede leer la dirección.
no-answer = Sin respuesta en 5 segundos.
not-reached = Su servidor no se conoce, o lleva a la propia red de esta máquina, y esta instalación no lo permite.
not-https = Su dirección no empieza por https://.
head-too-long = La cabecera de su respuesta es demasiado larga.
no-tls = Su certificado no se acepta, o no habla TLS.
no-http = Lo que respondió no es HTTP.
refuses = Su servidor rechaza ahí las conexiones.
connection-failed = La conexión falló antes de llegar una respuesta.
not-sent = No se pudo enviar.
