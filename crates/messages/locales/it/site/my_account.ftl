### Il tuo account.

your-tournaments = I tuoi tornei
your-role = Il tuo ruolo

## Il calendario dei tornei.

your-calendar = Il tuo calendario
calendar-what = Un calendario abbonato a questo indirizzo mostra i tornei in cui lavori, anche quelli non ancora aperti. Tienilo riservato: chi ce l’ha può vederli.
calendar-address = Indirizzo del tuo calendario
calendar-subscribe = <a>Abbonati con il calendario di questo dispositivo</a>: si apre il programma, che chiede conferma prima di aggiungere il calendario. Se non si apre nulla, copia l’indirizzo nel programma. Rinnovando l’indirizzo, quello vecchio non vale più: i calendari che lo usano si svuotano.
renew-address = Rinnova l’indirizzo
address-renewed = Il tuo calendario ha un nuovo indirizzo. Quello vecchio non mostra più nulla.

## La password.

change-password = Cambia la password
current-password = Password attuale
password-hint = Almeno 12 caratteri. Le sessioni negli altri browser si chiudono, e i tuoi token di accesso vengono revocati.
password-changed = La password è cambiata. Le sessioni negli altri browser sono chiuse, e i token di accesso precedenti sono revocati. Le notifiche sugli altri dispositivi sono disattivate.
password-not-changed = La password non è stata cambiata. Correggi ciò che è segnato.

## Il secondo fattore.

second-factor = Secondo fattore
on = Attivo
off = Non attivo
on-since = dal { $since } UTC.
password-alone = Per accedere basta la tua password.
set-it-up = Configura

## I browser in cui l’account ha l’accesso.

signed-in-where = Dove hai effettuato l’accesso
in-browsers = { $count ->
    [one] Solo in questo browser.
   *[other] In { $count } browser.
}
see-browsers = { $count ->
    [one] Guarda
   *[other] Guarda quali
}
sign-out = Esci
browsers-line = Ore in UTC. La sessione in un browser non usato per 30 giorni si chiude.
browser = Browser
address = Indirizzo
last-used = Ultimo uso, circa
signed-in = Accesso
unknown-browser = Browser sconosciuto
unknown = sconosciuto
this-browser = Questo browser
sign-it-out = Chiudi la sessione
sign-out-here = Esci qui
sign-out-elsewhere = Esci ovunque tranne qui
not-yours = C’è un browser che non è tuo? Chiudi la sua sessione, poi <a>cambia la password</a>.
browser-signed-out = La sessione in quel browser è chiusa.
others-signed-out = { $count ->
    [one] È chiusa la sessione in un altro browser. Le notifiche sugli altri dispositivi sono disattivate.
   *[other] Sono chiuse le sessioni in altri { $count } browser. Le notifiche sugli altri dispositivi sono disattivate.
}
nowhere-else = Non avevi altre sessioni aperte.

## Token di accesso.

programs = { $count ->
    [one] Un programma può agire a tuo nome.
   *[other] { $count } programmi possono agire a tuo nome.
}
no-program = Nessun programma agisce a tuo nome.

all-accounts = Tutti gli account di questo sito
your-account = Il tuo account

no-such-account = Questo account non esiste più.
