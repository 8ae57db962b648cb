## Verificação de uma decklist

checked-by = Verificada com { $by }.
own-cards = os dados de cartas do próprio torneio
card-data-of = os dados de cartas de { $date }
own-banned-list = a lista de banidas do próprio torneio
banned-list-of = a lista de banidas de { $date }
line-finding = Linha { $line }: { $finding }
