### Link utilizzabili una volta sola.

set-up-podium = Configura Podium
join-tournament = Entra nello staff: { $tournament }
join-site = Entra in questo Podium
new-password-title = Scegli una nuova password

## Che cosa offre il link.

set-up-what = Crea il primo account. Avrai il ruolo di amministratore del sito: potrai creare tornei e invitare altre persone.
join-what = Hai ricevuto un invito nello staff con il ruolo di { $role }.
join-as-administrator = Hai ricevuto un invito come amministratore del sito: gestisci tornei e account.
join-as-organizer = Hai ricevuto un invito come organizzatore: puoi creare i tuoi tornei.
join-as-staff = Hai ricevuto un invito a creare un account; i tornei ti invitano nel loro staff.
reset-what = Per l’account { $account }. Le sue altre sessioni si chiudono, e i suoi token di accesso vengono revocati.
from-until = Da { $name }. Il link vale una volta sola, fino a: { $until } ({ $zone }).
until = Il link vale una volta sola, fino a: { $until } ({ $zone }).

## I moduli.

signed-in-as = Accesso effettuato come <b>{ $name }</b>.
join-with-this = Entra con questo account
not-you = Non sei tu? Esci dalla <a>pagina del tuo account</a>, poi apri di nuovo il link.
new-password = Nuova password
password-hint = Almeno 12 caratteri, per esempio tre o quattro parole.
set-password = Imposta la password
user-name-hint = Serve per accedere; lo vede il resto dello staff.
make-account = Crea l’account
have-account = Hai già un account? <a>Accedi</a>, ed entrerai con quello.

## Avvisi.

signed-in = Accesso effettuato.
first-account-made = L’account è creato. Ora il primo torneo: basta il nome.
password-changed = La password è cambiata. Accedi con questa e un codice.
link-still-works = Non è stato modificato nulla, e il link vale ancora. Correggi ciò che è segnato.
joined = Ingresso effettuato.

## La pagina che mostra un nuovo link.

shown-once = <b>Questa pagina mostra il link una volta sola.</b> Copialo, o fai scansionare ora il codice. Vale una volta sola, per { $holds }.
link-label = Link
