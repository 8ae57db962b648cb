## Perché si propone una penalità.

because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } nel multiplayer; la penalità di base è { $base }.
because-base = { $penalty } è la penalità di base.
regular-disqualification = A livello Amatoriale un ruling non ha penalità oltre il Caution. Se qualcuno non può continuare, la squalifica si dà sulla pagina del giocatore, da parte del capo arbitro o dell’organizzatore.
regular-caution = A livello Amatoriale non si va oltre il Caution: spiega, correggi e scrivi una nota.
because-repeated = { $penalty }: è il { $nth } Warning di oggi per { $code } { $infraction }.

## Differenze fra la tabella delle penalità di un torneo e quella incorporata.

the-table = la tabella { $table }
the-table-differs = la tabella { $table }: { $differences }
infraction-added = { $code } { $infraction } in più: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } invece di { $instead }
infraction-changed = { $code } { $infraction } modificata
infraction-gone = { $code } { $infraction } tolta

## Che cosa non va in una tabella di penalità.

missing = Manca: { $what }.
too-long = { $what }: una riga di al massimo { $most } caratteri, non { $length }.
the-table-name = Il nome della tabella
the-code = Il codice
the-name = Il nome
the-remark = L’osservazione
the-case = Quando vale il caso
the-case-without-semicolon = Quando vale il caso, senza punto e virgola
infractions-count = Una tabella ha da 1 a { $most } infrazioni, non { $count }.
code-twice = Il codice { $code } c’è due volte.
code-signs = Il codice «{ $code }» contiene segni diversi da lettere, cifre, punti e trattini.
cases-count = Un’infrazione ha al massimo { $most } casi, non { $count }.
upgrade-nth = Un aggravamento arriva dal 2º al { $most } Warning, non al { $nth }.
upgrade-to = Un aggravamento porta a più di un Warning, non a «{ $penalty }».
not-one-of = «{ $text }» non è uno di { $words }.
after-comma = «{ $text }»: dopo la virgola va «drop» o niente.
no-upgrade = «{ $text }» non è un aggravamento, come «4: game_loss».
