## Testi scritti in un modulo.

give-name = { $label }: scrivi un nome.
too-long = { $label }: { $length } caratteri sono troppi. Accorcia a { $most }.
one-line = { $label }: scrivi in una sola riga, senza caratteri di controllo.
control-characters = { $label }: ci sono caratteri di controllo. Toglili.
day-range = { $label }: scegli un giorno dal { $first } al { $last }.

## Testi su un giocatore.

player-too-long = { $what }: { $length } caratteri, il massimo è { $most }.
player-control = { $what }: c’è un carattere di controllo (per esempio una tabulazione o un a capo). Toglilo.
player-has-mail = { $what }: c’è un indirizzo e-mail, e i nomi sono pubblici. Scrivi l’indirizzo nel suo campo.
name-missing = Manca il nome: scrivine uno.
no-mail-address = Questo non è un indirizzo e-mail: ha la forma nome@example.org.
no-table-number = «{ $typed }» non è il numero di un tavolo: da 1 a { $most }.
no-awarded-byes = «{ $typed }» non è un numero di bye assegnati: da 0 a { $most }.
awarded-byes-published = Il round { $round } è pubblicato: i bye assegnati per quel round non possono più cambiare.
decklist-link-only = Indica la decklist come link che inizia con https://, oppure lasciala fuori.
too-many-commanders = { $count } comandanti: un mazzo ne ha uno, oppure due che lo guidano insieme.
link-not-whole = Questo link è incompleto: copialo di nuovo dalla barra degli indirizzi del browser.
link-other-scheme = Il link di una decklist inizia con https:// o http://.

## I soggetti di queste frasi.

the-name = Il nome
the-sorted-under = Il nome per l’ordinamento
the-team-mate = Il nome del secondo membro della squadra
the-pronouns = I pronomi
the-group = Il gruppo
the-commander = Il comandante
the-second-commander = Il secondo comandante
the-name-of-commander = Il nome di un comandante
the-mail-address = L’indirizzo e-mail

## Due persone hanno modificato insieme un giocatore.

player-changed = Nel frattempo qualcuno ha modificato il giocatore { $number }. { $now } Invia di nuovo i tuoi dati per sostituirli.
same-as-yours = I dati salvati ora sono uguali ai tuoi.
now-differs = Ora: { $differences }.
difference = { $field }: { $now } (da te: { $yours })
quoted = «{ $text }»
nothing = niente
field-name = il nome
field-sorted-under = il nome per l’ordinamento
field-team-mate = il secondo membro della squadra
field-pronouns = i pronomi
field-email = l’indirizzo e-mail
field-decklist = la decklist
field-commander = il comandante
field-second-commander = il secondo comandante
field-fixed-table = il tavolo fisso
field-awarded-byes = i bye assegnati
field-group = il gruppo
