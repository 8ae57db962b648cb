your-account = Je account
tournaments = Toernooien
all-accounts = Alle accounts
security-log = Beveiligingslogboek
hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
