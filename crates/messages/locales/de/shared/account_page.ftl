### Die Seiten rund um ein Konto.

## Links an der Seite.

your-account = Dein Konto
tournaments = Turniere
all-accounts = Alle Konten
security-log = Sicherheitslog

## Wie lange ein Link gilt.

hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
