### Tutti gli account, per gli amministratori del sito.

title = Account
find-name = Cerca un nome
nobody-by-name = Nessuno con questo nome
caption = Tutti quelli che possono accedere qui. Ore in UTC.
role-on-site = Ruolo sul sito
role = Ruolo
state = Stato
since = Dal
disabled = Disattivato
can-sign-in = Può accedere
command-line = riga di comando

## Inviti al sito.

invite = Invita qualcuno
make-invitation = Crea un invito
administrator-hint = Tutto: ogni torneo, e tutti gli account.
organizer-hint = Crea i propri tornei.
staff-hint = Lavora solo dove un torneo l’invita.
choose-role = Scegli uno dei ruoli.
until-utc = Fino al (UTC)
invitation = Invito
for-one-new = Per una nuova persona con il ruolo di { $role } su questo sito.
back-to-accounts = Torna agli account
invitation-revoked = Invito revocato.

## Secondo fattore degli amministratori.

factor-of-administrators = Secondo fattore degli amministratori
demanded = Richiesto
demanded-what = Gli amministratori che non ce l’hanno devono configurarlo prima di tutto il resto.
stop-demanding = Non richiederlo più
not-demanded = La password di un amministratore qui apre tutto. Richiedi anche un codice da un’app di autenticazione.
demand = Richiedilo
set-up-own = Prima <a>configura il tuo</a>.
now-demanded = Da ora ogni amministratore deve avere un secondo fattore.
no-longer-demanded = Gli amministratori possono accedere con la sola password.

## La pagina di un account.

since-utc = dal { $since } UTC
on-staff-of = Nello staff di
change-role = Modifica il ruolo
enable-heading = Riattiva l’account
enable-what = Può accedere di nuovo con la vecchia password.
enable = Riattiva
lost-password = Password dimenticata
lost-password-what = Crea un link, valido per un’ora, per scegliere una nuova password. I link precedenti non valgono più.
make-link = Crea un link
lost-phone = Telefono perso
lost-phone-what = Disattiva il secondo fattore e chiude tutte le sessioni dell’account. Assicurati di sapere chi lo chiede: dopo basta la password.
disable-heading = Disattiva l’account
disable-what = Chiude tutte le sessioni dell’account e ne impedisce l’accesso. Il nome resta nei registri, e puoi riattivarlo.
disable = Disattiva
type-name = Scrivi { $name } esattamente come qui.
not-disabled = L’account non è stato disattivato.
no-account = A questo indirizzo non c’è nessun account.
to-accounts = Vai agli account
reset-title = Link per una password dimenticata
reset-what = Per { $name }: con questo si sceglie una nuova password.
back-to-account = Torna all’account
only-administrators = Solo un amministratore del sito può gestire gli account.

## Avvisi.

role-changed = Ora { $name } ha il ruolo: { $role }.
is-disabled = L’account { $name } è disattivato e tutte le sue sessioni sono chiuse.
is-enabled = { $name } può accedere di nuovo.
factor-removed = { $name } accede con la sola password, e tutte le sue sessioni sono chiuse.

## Al posto del ruolo.

