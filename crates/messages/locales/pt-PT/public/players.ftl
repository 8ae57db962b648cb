## A lista de jogadores

nobody-registered = Ainda ninguém se inscreveu
nobody-registered-text = Os jogadores aparecem aqui depois da inscrição.
to-your-line = Ir para a tua linha
find-name = Procurar um nome
nobody-by-name = Ninguém com esse nome
try-fewer = Tenta menos letras ou <a>mostra todos</a>.
names = Nomes
players-by-name = Jogadores por nome

## Quem já não joga

left-after = fora após a ronda { $round }
dropped-before-first = saiu antes da ronda 1
awarded-bye = bye na ronda { $round }
awarded-byes = bye nas rondas { $first }–{ $last }
dropped-after = saiu após a ronda { $round }
