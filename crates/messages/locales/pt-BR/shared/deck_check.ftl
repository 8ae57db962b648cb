## Verificação de uma lista de deck

checked-by = Verificada com { $by }.
own-cards = os dados de cards do próprio torneio
card-data-of = os dados de cards de { $date }
own-banned-list = a lista de banidos do próprio torneio
banned-list-of = a lista de banidos de { $date }
line-finding = Linha { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Não declarado
bracket-hint = O bracket do deck, na sua opinião: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = São permitidos brackets até { $highest }.
choose-bracket = Escolha o bracket da lista.
stated-bracket = Declarado: bracket { $number }.
game-changers = Game Changers ({ $count }): { $names }.
list-file = Ou um arquivo
list-file-hint = O que um site de decks ou um programa exporta: texto, CSV ou um arquivo .dek do Magic Online. Substitui o texto acima.
