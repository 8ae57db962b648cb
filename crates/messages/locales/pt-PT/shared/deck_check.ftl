## Verificação de uma decklist

checked-by = Verificada com { $by }.
own-cards = os dados de cartas do próprio torneio
card-data-of = os dados de cartas de { $date }
own-banned-list = a lista de banidas do próprio torneio
banned-list-of = a lista de banidas de { $date }
line-finding = Linha { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Não declarado
bracket-hint = O bracket do deck, na tua opinião: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = São permitidos brackets até { $highest }.
choose-bracket = Escolhe o bracket da lista.
stated-bracket = Declarado: bracket { $number }.
game-changers = Game Changers ({ $count }): { $names }.
list-file = Ou um ficheiro
list-file-hint = O que um site de decks ou um programa exporta: texto, CSV ou um ficheiro .dek do Magic Online. Substitui o texto acima.
