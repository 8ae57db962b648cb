## Verificação de uma lista de deck

checked-by = Verificada com { $by }.
own-cards = os dados de cards do próprio torneio
card-data-of = os dados de cards de { $date }
own-banned-list = a lista de banidos do próprio torneio
banned-list-of = a lista de banidos de { $date }
line-finding = Linha { $line }: { $finding }
