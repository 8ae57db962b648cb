## Link laterali.

your-account = Il tuo account
tournaments = Tornei
all-accounts = Tutti gli account
security-log = Registro di sicurezza

## Durata di un link.

hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
