### Alrededor de una cuenta

## Enlaces laterales

your-account = Tu cuenta
tournaments = Torneos
all-accounts = Todas las cuentas
security-log = Registro de seguridad

## Cuánto vale un enlace que se muestra una vez

hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
