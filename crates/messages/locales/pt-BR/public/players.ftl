## A lista de jogadores

nobody-registered = Ninguém fez inscrição ainda
nobody-registered-text = Os jogadores aparecem aqui depois da inscrição.
to-your-line = Ir à sua linha
find-name = Buscar um nome
nobody-by-name = Ninguém com esse nome
try-fewer = Tente menos letras ou <a>mostre todos</a>.
names = Nomes
players-by-name = Jogadores por nome

## Quem não joga mais

left-after = fora após a rodada { $round }
dropped-before-first = saiu antes da rodada 1
awarded-bye = bye na rodada { $round }
awarded-byes = bye nas rodadas { $first }–{ $last }
dropped-after = saiu após a rodada { $round }
