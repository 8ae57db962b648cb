since = sinds { $time }
taken = Aangenomen

## Knoppen

take = Aannemen
take-over = Overnemen
give-back = Teruggeven
any-judge = Elke judge
pass-on = Doorgeven
head-judge = Head judge
hand-to = Doorgeven aan { $name }
resolved = Afgehandeld
write-ruling = Ruling schrijven

## Velden

for-head-judge = Voor de head judge (optioneel)
stays = Ik blijf aan de tafel
time-for-table = Tijd voor de tafel
answer = Antwoord (optioneel)
