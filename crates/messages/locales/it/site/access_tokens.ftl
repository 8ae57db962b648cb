### Token di accesso.

access-tokens = Token di accesso
times-in-utc = Ore in UTC.
what-they-are = Un programma invia un token all’<a>API</a> e agisce a tuo nome, con il tuo ruolo attuale. Il registro indica il token.
none-yet = I tuoi token compaiono qui.

## L’elenco.

token = Token
may = Può
tournament = Torneo
expires = Scade
hint-and-made = { $hint }…, creato il { $made }
nothing = nulla
all = tutti
never-used = mai
never-expires = mai
expired = Scaduto
revoke = Revoca { $name }
revoked = Il token è revocato: non apre più nulla.

## Un nuovo token.

make-heading = Crea un token
name = Nome
name-hint = Che cosa lo usa, come «overlay della diretta». Viene scritto nel registro.
may-be-used-for = Per che cosa si può usare
scope-read = Vedere ciò che vede il tuo ruolo: bozze, risultati in corso, stati
scope-players = Aggiungere e modificare giocatori, check-in e drop
scope-results = Inserire risultati
scope-rounds = Preparare, pubblicare, avviare e chiudere round
scope-webhooks = Creare, modificare e rimuovere webhook
scope-settings = Creare tornei e modificarne le opzioni
for-label = Per
all-your-tournaments = Tutti i tuoi tornei
expires-after = Scade dopo
one-year = Un anno
no-end = Non scade
choose-expiry = Scegli quando scade il token.
make = Crea il token

## La pagina che mostra un nuovo token.

your-new-token = Il tuo nuovo token
shown-once = <b>Questa pagina mostra il token una volta sola.</b> Copialo ora in «{ $name }» e conservalo come una password: chi ce l’ha agisce a tuo nome.
example = Un programma lo invia con ogni chiamata. Questa mostra che cosa può fare il token:
more-calls = <a>La documentazione dell’API</a> contiene le altre chiamate, e un bot da cui partire.
have-it = Ce l’ho
