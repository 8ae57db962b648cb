## Dlaczego nie dało się wysłać do webhooka

withdrawn = Wycofane przed wysłaniem.
address-unreadable = Nie da się odczytać adresu.
no-answer = Brak odpowiedzi w ciągu 5 sekund.
not-reached = Jego host jest nieznany albo prowadzi do własnej sieci tego komputera, a ta instalacja na to nie pozwala.
not-https = Jego adres nie zaczyna się od https://.
head-too-long = Nagłówek odpowiedzi jest za długi.
no-tls = Certyfikat odbiorcy nie został zaakceptowany albo odbiorca nie obsługuje TLS.
no-http = Jego odpowiedź to nie HTTP.
refuses = Jego host odmawia tam połączeń.
connection-failed = Połączenie zerwało się przed odpowiedzią.
not-sent = Nie udało się wysłać.
