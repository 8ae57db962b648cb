## Il link con cui i giocatori si iscrivono da soli.

title = Iscrizioni
heading = Iscriviti: { $tournament }
in-settings = Modifica nelle opzioni
code = Codice: <b>{ $code }</b>
as-picture = Codice come immagine (SVG)
who-may = Chi può iscriversi
with-code = Può iscriversi solo chi ha il codice. È nel link e nell’immagine qui sopra, e si può scrivere. Un nuovo codice annulla le locandine e i link precedenti.
without-code = Può iscriversi chiunque trovi il torneo. Se si iscrive gente che non è in sala, chiedi un codice: è nel link e nell’immagine qui, così chi è in sala lo scansiona e non deve scriverlo.
new-code = Crea un nuovo codice
no-code = Non chiedere un codice
ask-code = Chiedi un codice
asks-code = Ora per iscriversi serve questo codice. I link e le locandine precedenti portano a un modulo che lo chiede.
asks-no-code = Ora per iscriversi non serve un codice.

## Se le iscrizioni sono aperte.

off = L’iscrizione autonoma dei giocatori è disattivata nelle opzioni.
opens-later = Le iscrizioni si aprono con il torneo.
open = Le iscrizioni sono aperte.
open-approval = Le iscrizioni sono aperte; confermi tu ogni giocatore.
closed = L’iscrizione autonoma dei giocatori è chiusa.
over = Le iscrizioni sono finite.
