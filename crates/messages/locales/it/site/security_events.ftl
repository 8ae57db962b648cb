### Il registro di sicurezza del sito.

title = Registro di sicurezza
intro = Accessi e tentativi non riusciti, e modifiche di account, staff, link e dati personali. Dal più recente, ore in UTC; le voci vengono cancellate dopo { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
what-happened = Che cosa è successo
network-address = Indirizzo di rete
show = Mostra
everything = Tutto
nothing-fits = Nulla corrisponde
change-filter = Cambia ciò che cerchi, o <a>guarda tutto</a>.
nothing-yet = Non è ancora successo nulla
next-sign-in = Il prossimo accesso comparirà qui.
nothing-older = Nulla di precedente
to-latest = <a>Alle voci più recenti</a>
caption = Eventi di sicurezza, dal più recente
who = Chi
from = Da
when-utc = Quando (UTC)
when = Quando
refused = Rifiutato
older = Voci precedenti
no-such-account = Nessun account ha questo nome utente. I tentativi con nomi che nessun account ha sono elencati per indirizzo.
no-address = Questo non è un indirizzo: scrivilo come 192.0.2.7 o 2001:db8::7.

## Tipi di voci.

group-sign-ins = Accessi
group-failures = Accessi non riusciti e rifiuti
group-passwords = Password e secondi fattori
group-accounts = Account
group-staff = Staff dei tornei
group-players = Link e dati dei giocatori
group-keys = Chiavi dell’installazione

## Che cosa è successo.

account-gone = un account che non c’è più
no-account = un nome che nessun account ha
player = giocatore { $number }
role = ruolo
signed-in = Accesso
sign-in-failed = Password errata per { $whom }
second-factor-failed = Password giusta e codice errato per { $whom }
sign-in-refused = Password giusta per { $whom }, account disattivato
player-tries-limited = Troppi tentativi per l’indirizzo scritto ({ $player }): i prossimi attendono
tries-limited = Troppi tentativi per { $whom }: i prossimi attendono
signed-out = Uscita
sessions-ended = { $count ->
    [one] Chiusa la sessione in un browser
   *[other] Chiuse le sessioni in { $count } browser
}
password-confirmed = Password scritta di nuovo
password-not-confirmed = Password errata alla nuova richiesta
password-changed = Cambiata la propria password
password-reset = Scelta una nuova password per { $whom } al posto di una dimenticata
second-factor-on = Attivato il secondo fattore di { $whom }
second-factor-off = Disattivato il secondo fattore di { $whom }
recovery-codes-made = Creati nuovi codici di recupero per { $whom }
recovery-code-used = { $count ->
    [one] Usato un codice di recupero di { $whom }; ne resta { $count }
   *[other] Usato un codice di recupero di { $whom }; ne restano { $count }
}
account-made = Creato l’account { $whom }, { $role }
account-role-changed = Nuovo ruolo di { $whom } sul sito: { $role }
account-disabled = Disattivato l’account { $whom }
account-enabled = Riattivato l’account { $whom }
reset-link-made = Creato un link per la password dimenticata di { $whom }
site-invitation-made = Creato un invito al sito, ruolo: { $role }
site-invitation-withdrawn = Revocato un invito al sito
staff-invited = Creato un invito allo staff, ruolo: { $role }
staff-invitation-withdrawn = Revocato un invito allo staff
staff-joined = { $whom } entra nello staff, ruolo: { $role }
staff-role-changed = Nuovo ruolo di { $whom }: { $role }
staff-removed = { $whom } non fa più parte dello staff
right-refused = Inviato un modulo senza il permesso: { $right }
left-out = Troppe voci del tipo «{ $kind }» per { $whom }: le prossime sono solo nel log del servizio
player-link-renewed = Rinnovato il link segreto ({ $player })
player-links-shown = { $count ->
    [one] Visto il link segreto di un giocatore
   *[other] Visti i link segreti di { $count } giocatori
}
personal-data-removed = Rimossi i dati personali ({ $player })
private-export = Scaricato: { $what }
calendar-renewed = Rinnovato l’indirizzo del proprio calendario
keys-replaced = Sostituito: { $what }
access-token-made = Creato il token di accesso { $token }
access-token-revoked = Revocato il token di accesso { $token }
