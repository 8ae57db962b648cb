## Che cosa dicono di un giocatore varie pagine dello staff.

back-to-players = Torna ai giocatori
back-to-player = Torna al giocatore
no-player = In questo torneo non c’è nessun giocatore numero { $number }.

## Lo stato di un giocatore.

disqualified = Squalifica
dropped-before-playing = Drop prima di giocare
dropped-after = Drop dopo { $round }
from-round = Dal round { $round }
playing = In gioco
checked-in = Con check-in

## Pulsanti.

approve = Conferma
bring-back = Ripristina
give-place = Dai un posto

## Avvisi.

now-waitlisted = Tutti i posti sono occupati: { $player } è in lista d’attesa.
has-place = { $player } ha un posto.
plays-from = { $player } gioca dal round { $round }.
is-refused = Iscrizione rifiutata: { $player }.
is-removed = Iscrizione rimossa: { $player }.
drops-after = { $player } droppa dopo { $round }.
has-dropped = { $player } ha droppato.
is-back = { $player } è di nuovo nel torneo.
is-disqualified = Squalifica per { $player }.
is-disqualified-by = Squalifica per { $player } (ruling { $ruling }).
disqualification-revoked = Squalifica di { $player } revocata.
forgotten = I dati personali sono rimossi: da ora questo è { $player }.
may-still-name = { $count ->
    [one] Un testo può ancora nominare il giocatore.
   *[other] { $count } testi possono ancora nominare il giocatore.
}
is-changed = Dati di { $player } modificati.
type-word = Non è stato fatto nulla. Scrivi { $word } per confermare.
is-number = { $player } è il numero { $number }.
is-number-waiting = { $player } è il numero { $number }, in lista d’attesa.
is-number-from = { $player } è il numero { $number } e gioca dal round { $round }.

## I campi di un giocatore.

two-people = Sono due persone con lo stesso nome
similar-name = Nome simile: { $name }, giocatore { $number }.
sorted-under-hint = Come negli elenchi per cognome: «García Márquez, Gabriel». Lascia vuoto per usare il nome.
two-headed-giant = Squadra Two-Headed Giant
team-mate-hint = La seconda persona della squadra, che conta come un solo giocatore.
mail-address = Indirizzo e-mail
mail-address-hint = Lo vedono solo l’organizzatore e il capo arbitro.
decklist-hint = Un link che inizia con https://, o un testo. Durante il torneo la vede solo lo staff.
commander-hint = La carta che guida il mazzo.
second-commander-hint = Per i partner, o un background.
fixed-table = Tavolo fisso
fixed-table-hint = Solo per un giocatore che ne ha bisogno: il suo pod siede sempre lì.
group = Gruppo
group-hint = I giocatori che qui hanno la stessa parola non si incontrano finché è possibile: una famiglia, una squadra.
awarded-byes = Bye assegnati
awarded-byes-hint = Bye per i primi round, ad esempio da una qualificazione: da 0 a 3. Li vedono tutti nell’elenco dei giocatori.
