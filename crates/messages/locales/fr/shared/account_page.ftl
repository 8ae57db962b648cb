## Links at the side.

your-account = Ton compte
tournaments = Tournois
all-accounts = Tous les comptes
security-log = Journal de sécurité

## How long a link that is shown once can be used.

hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
