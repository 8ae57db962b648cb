### Il secondo fattore di un account.

on-since = dal { $since } UTC. Per accedere, dopo la password serve un codice dalla tua app.

## Codici di recupero.

recovery-codes = Codici di recupero
codes-left = { $count ->
    [one] Ne resta uno. Ciascuno permette di accedere una volta senza il telefono. Crearne di nuovi annulla quelli vecchi.
   *[other] Ne restano { $count }. Ciascuno permette di accedere una volta senza il telefono. Crearne di nuovi annulla quelli vecchi.
}
no-codes-left = Non ne resta nessuno: senza il telefono non puoi accedere. Ciascuno permette di accedere una volta senza il telefono. Crearne di nuovi annulla quelli vecchi.
make-codes = Crea nuovi codici
your-codes = I tuoi codici di recupero
shown-once = <b>Questa pagina li mostra una volta sola.</b> Stampala o scrivili, e conservali lontano dal telefono. Ciascuno permette a { $name } di accedere una volta a { $site } senza il telefono, dopo la password.
have-them = Li ho

## Disattivarlo.

switch-off = Disattiva
for-new-phone = Anche per un nuovo telefono: disattivalo, poi configuralo di nuovo.
administrators-need-one = Qui gli amministratori devono averne uno.
code-hint-off = Il codice attuale dell’app, o un codice di recupero.
is-off = Il secondo fattore è disattivato: per accedere basta la tua password.
still-on = Il secondo fattore è ancora attivo.

## Configurarlo.

demanded = <b>Qui gli amministratori devono avere un secondo fattore</b>, e il tuo account non ne ha ancora uno. Configuralo per continuare.
why = Una password da sola si può spiare o indovinare. Con un secondo fattore serve anche un codice da un’app di autenticazione sul tuo telefono. Va bene qualsiasi app con codici a tempo.
scan = 1. Scansiona questo con l’app
or-type = O scrivi questa chiave nell’app: <code>{ $key }</code>
on-phone = Sul telefono stesso: <a>apri l’app</a>.
type-code = 2. Scrivi il codice che mostra
code-hint-on = Sei cifre. Le sessioni negli altri browser si chiudono.
switch-on = Attiva
begin-again = Usa un’altra chiave
not-on-yet = Il secondo fattore non è ancora attivo.
