### La revisión de una lista de mazo

checked-by = Revisada con { $by }.
own-cards = los datos de cartas del propio torneo
card-data-of = los datos de cartas del { $date }
own-banned-list = la lista de prohibidas del propio torneo
banned-list-of = la lista de prohibidas del { $date }
line-finding = Línea { $line }: { $finding }
