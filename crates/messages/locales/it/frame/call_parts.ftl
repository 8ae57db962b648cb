## Una chiamata: i giocatori vogliono un arbitro al tavolo.

since = dalle { $time }
taken = Presa in carico

## Pulsanti.

take = Vado io
take-over = Subentra
give-back = Restituisci
any-judge = Un arbitro qualsiasi
pass-on = Passa ad altri
head-judge = Capo arbitro
hand-to = Passa a { $name }
resolved = Risolta
write-ruling = Scrivi un ruling

## Campi.

for-head-judge = Per il capo arbitro (facoltativo)
stays = Resto al tavolo
time-for-table = Tempo per il tavolo
answer = Risposta (facoltativa)
