### Strony konta

your-account = Twoje konto
tournaments = Turnieje
all-accounts = Wszystkie konta
security-log = Dziennik bezpieczeństwa

## Ważność linku

hours = { $count ->
    [one] jedną godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
