## Perché un’azione su una community e le sue persone non è possibile.

no-such-community = Non c’è nessuna community a questo indirizzo.
no-such-person = In questa community non c’è nessuna persona { $number }, o i suoi dati sono stati rimossi.
no-such-merge = In questa community non c’è nessuna unione { $number }.
no-community = Questo torneo non appartiene a nessuna community. Prima scegline una nelle sue opzioni.
not-on-staff = Non fai parte dello staff di questa community: serve qualcuno che possa { $what }. Rivolgiti al suo organizzatore.
not-on-its-staff = Non gestisci le persone di { $community }. Chiedi un ruolo al suo organizzatore.
not-organizer-of = Non sei organizzatore di { $tournament }, il cui staff passa alla prossima serata. Chiedi a un suo organizzatore di avviare la serata.
not-on-a-staff = Questo account non è nello staff di nessun torneo della community. Prima invitalo in un torneo.
only-person = Può farlo solo la persona, con il suo link segreto.
link-of-community = Il link di una persona funziona solo sulle pagine della sua community.
unknown-person = Questo browser non ha un link valido di una persona di questa community. Apri di nuovo il tuo link, o chiedilo allo staff.
to-community = Vai alla community

## Partecipazioni.

has-entry = { $name } ha già una partecipazione in { $tournament }: numero { $number }. Una persona può averne solo una per torneo.
say-who = Scegli chi è.
not-the-typed-name = Il nome di { $name } non inizia con «{ $typed }», quindi non è stato aggiunto nessuno. Scegli di nuovo.
no-evening-before = In questa community non è ancora stata giocata nessuna serata.
open-already = { $tournament }: la serata è già aperta.
everybody-is-here = Tutti quelli dell’ultima serata hanno già una partecipazione qui.

## Unire e separare.

one-already = Tutti e due i numeri sono già di { $name }. Scegli un’altra persona.
both-in = { $one } (numero { $number }) e { $other } (numero { $second }) hanno entrambi una partecipazione in { $tournament }, quindi sono persone diverse. Se una è sbagliata, prima correggila lì.
both-in-several = { $more ->
    [one] { $one } (numero { $number }) e { $other } (numero { $second }) hanno entrambi una partecipazione in { $tournament } e in un altro torneo, quindi sono persone diverse. Se ci sono partecipazioni sbagliate, prima correggile lì.
   *[other] { $one } (numero { $number }) e { $other } (numero { $second }) hanno entrambi una partecipazione in { $tournament } e in altri { $more } tornei, quindi sono persone diverse. Se ci sono partecipazioni sbagliate, prima correggile lì.
}
both-on = { $one } e { $other } hanno entrambi una posizione in { $evening }, quindi sono persone diverse. Se una posizione è sbagliata, correggila nel file e importalo di nuovo.
undone-already = L’unione { $number } è già annullata.
no-data-any-more = I dati personali della persona { $number } sono stati rimossi, quindi l’unione non si può annullare.
undo-later-first = { $name } fa parte di un’unione successiva con un’altra persona. Prima annulla l’unione { $number }.
answered-already = Qualcuno ha già risposto.

## Nomi e opzioni.

same-person-name = { $name }, numero { $number }, può essere la stessa persona. Se sono persone diverse, indicalo.
person-changed = Nel frattempo qualcuno ha modificato { $name }. Controlla le sue modifiche, poi salva di nuovo le tue.
community-shows-full = { $community } mostra i nomi completi, ma questo torneo mostra nome e iniziale. Modifica i nomi mostrati nelle opzioni di uno dei due.
tournaments-show-initials = Alcuni tornei di questa community mostrano nome e iniziale, quindi deve farlo anche la community.
