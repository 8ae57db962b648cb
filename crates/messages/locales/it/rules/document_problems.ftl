## Che cosa non va in un documento: il file JSON di un torneo.

expected-object = Qui va un oggetto, c’è { $found }.
expected-list = Qui va un elenco, c’è { $found }.
expected-text = Qui va un testo, c’è { $found }.
expected-whole = Qui va un numero intero da { $least } a { $most }, c’è { $found }.
expected-boolean = Qui va true o false, c’è { $found }.
expected-one-of = Qui va uno di { $words }, c’è { $found }.
expected-moment = Qui va un istante in microsecondi interi, come "2026-05-09T08:30:00Z", c’è { $found }.
expected-day = Qui va un giorno, come "2026-05-09", c’è { $found }.
expected-share = Qui va una frazione da 0 a 1 con denominatore al massimo { $most }, come "1/5" o "0", c’è { $found }.
expected-hex = Qui vanno { $bytes } byte in esadecimale minuscolo ({ $characters } caratteri), c’è { $found }.
expected-hex-range = Qui vanno da { $least } a { $most } byte in esadecimale minuscolo, c’è { $found }.
found-list = un elenco
found-object = un oggetto
text-empty = Il testo è vuoto; togli invece il campo.
text-too-long = Il testo ha { $length } caratteri; al massimo possono essere { $most }.
field-missing = Manca il campo "{ $field }".
field-unknown = Campo "{ $field }" sconosciuto. Qui sono previsti: { $known }.
field-twice = Il campo "{ $field }" c’è due volte.
no-json = Questo non è JSON: { $problem }.
several-events = Il file contiene { $count } tornei. Salva quello che ti serve come file separato.

## Campi di un torneo.

cut-size = La dimensione della top è il numero dei suoi seed, { $count }.
announcement-for-one = Un annuncio è per un tavolo o per un giocatore, non per entrambi.
announcement-place = Un annuncio per un tavolo ha "round" e "table", ogni altro nessuno dei due.
call-place = Una chiamata a un tavolo ha "round" e "table", ogni altra nessuno dei due.
note-place = Una nota su un tavolo ha "round" e "table", ogni altra nessuno dei due.
round-has-no-table = Nel round { $round } non c’è il tavolo { $table }.
timed-round = Un round a tempo ha almeno un minuto, compreso quanto aggiunto o tolto.
one-deck-check = Un pod ha al massimo un controllo del mazzo in corso.
deck-in-check = Il mazzo di questo giocatore è già nel controllo.
extension-ended = Un tempo addizionale ha "ended_at" e "minutes", un controllo del mazzo in corso nessuno dei due.
call-ended = Una chiamata risolta o annullata ha "ended_at", una aperta no.
call-claimed = Una chiamata presa in carico ha "claimed_at".
call-escalated = Una chiamata passata al capo arbitro ha "escalated_at".
one-open-game = Un pod ha una sola partita aperta, e una sola partita confermata per ogni numero.
game-closed = Una partita non più aperta ha "closed_at", una aperta no.
setup-object = La situazione iniziale è un oggetto di podium-game/1 senza azioni.
setup-without-actions = La situazione iniziale non ha azioni: sono i passi.
game-unreadable = La partita non è leggibile: { $problem }
step-impossible = Il passo { $step }, che vale, non è possibile: { $problem }
undone-unreadable = Un passo annullato non è leggibile: { $problem }
stranger-plays = "{ $id }" gioca questa partita e non siede al tavolo.
no-player-with-id = Nessun giocatore ha l’id "{ $id }".
note-about = Una nota riguarda un giocatore o un tavolo.
number-twice = Il suo numero { $number } è già di { $place }.
too-many-commanders = Un giocatore ha al massimo { $most } comandanti, non { $count }.
final-places-count = Le posizioni finali derivano dai round: sono { $count }. Correggi i round, o togli "final_places".
final-places-here = Le posizioni finali derivano dai round: qui va { $expected }. Correggi i round, o togli "final_places".
status-not-here = { $name } ha lo stato { $status } e non può essere qui.
one-report = Un pod ha un solo risultato comunicato in attesa.
report-not-seated = Questo giocatore non siede al tavolo.
report-answered = Un risultato comunicato che non attende più ha "answered_at", uno in attesa no.
report-answered-by = Un risultato confermato o contestato indica chi ha risposto, e nessuno risponde al proprio.
result-fields = Un risultato ha solo "winner", o solo "draw", o solo "places", o "games" con "conceded" e "match_losses", se ce ne sono.
game-winner = Una partita non patta indica il suo "winner".
game-either = Una partita ha o "winner" o "drawn": true.
ruling-twice = C’è un altro ruling { $number }.
ruling-table = Nel round di questo ruling non c’è il tavolo { $table }.
ruling-player-twice = Questo giocatore è già nel ruling.
ruling-minutes = Il tempo si dà a un tavolo: indicalo.
ruling-decided = Un ruling ha "decided_at" quando è confermato o annullato, e solo allora.
ruling-appealed = Un ruling arrivato al capo arbitro ha "appealed_at".
ruling-withdrawn = Chi ha ritirato un ruling, e perché, c’è insieme a "withdrawn_at", solo per un ruling ritirato.
statement-by = Una dichiarazione ha un "player" o un "witness".
no-penalty = Nessuna penalità: togli il campo.
penalty-infraction = Una penalità richiede la sua "infraction".
name-control = Nel nome c’è un carattere di controllo (per esempio una tabulazione o un a capo); toglilo.
break-time = Qui va un’ora del giorno, come "10:00".
break-either = Una pausa ha o `minutes` o `until`.
slug-letters = Uno slug ha lettere minuscole, cifre e singoli trattini fra di esse, come "spring-open".
no-time-zone = "{ $zone }" non è il nome di un fuso orario, come "Europe/Lisbon".

## File di TopDeck.gg.

no-player-named = Il file non indica nessun giocatore: né in "standings" né in "rounds".
id-twice = Un altro giocatore ha già l’id { $id }.
name-twice = Anche un altro giocatore si chiama { $name }: dai a ciascuno un id diverso.
no-id-nor-name = Il giocatore non ha né un "id" né un "name".
sits-already = { $name } siede già in { $place }: un giocatore ha un solo posto in un round.
winner-not-seated = Chi ha vinto, "{ $winner }", non siede a questo tavolo.
expected-round = Qui va il numero di un round di svizzera, da 1 in su, o il nome di un round dei playoff.
list-expected = Qui va un elenco.
object-expected = Qui va un oggetto.

too-many-items = L’elenco ha { $count } voci; al massimo possono essere { $most }.
ruleset-id = Un id ha lettere minuscole, cifre e trattini fra di esse, come "mtr-a-2023".
ruleset-language = Qui va il codice di una lingua, come "en" o "pt-BR".
ruleset-source = Qui va un indirizzo web che comincia con "https://" o "http://".
not-of-a-ruleset = "{ $name }" riguarda un solo torneo; un regolamento non può impostarlo.
ruleset-twice = C’è un altro regolamento con l’id "{ $id }".
page-line = Questo testo ha una sola riga: senza interruzioni di riga.
page-accent = Atteso: un colore come "#1f5f8b" leggibile sul bianco (contrasto 4,5 : 1).
