## Campi dei moduli e frasi su ciò che è stato scritto.

optional = facoltativo
in-brackets = ({ $remark })
type-to-confirm = Scrivi <b>{ $word }</b> per confermare
word-missing = Scrivi la parola { $word } per confermare. Non è stato modificato nulla.
no-number = { $label }: { $typed } non è un numero da { $least } a { $most }.
no-time = { $typed } non è un orario valido. Scrivilo così: 2026-11-20 14:00.
skipped-hour = in quel giorno gli orologi di { $zone } saltano quest’ora. Scegli un orario precedente o successivo.
copy = Copia
copied = Copiato

## Pagine fra un modulo e la sua risposta.

password-title = Inserisci la password
password-too-many = { $seconds ->
    [one] Diversi tentativi non sono riusciti. Attendi { $seconds } secondo, poi riprova.
   *[other] Diversi tentativi non sono riusciti. Attendi { $seconds } secondi, poi riprova.
}
kept-title = Inviare ciò che hai scritto?
sign-in-title = Accedi
signed-out = La tua sessione era terminata, quindi non è stato registrato nulla di ciò che hai inviato. Accedi, torna alla pagina e invia di nuovo.
signed-out-kept = La tua sessione era terminata, quindi non è stato registrato nulla di ciò che hai inviato. Accedi: rivedrai ciò che hai scritto e potrai inviarlo.
