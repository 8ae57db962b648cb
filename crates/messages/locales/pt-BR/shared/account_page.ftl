## Páginas da conta

your-account = Sua conta
tournaments = Torneios
all-accounts = Todas as contas
security-log = Registro de segurança

## Validade de um link

hours = { $count ->
    [one] uma hora
   *[other] { $count } horas
}
days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
