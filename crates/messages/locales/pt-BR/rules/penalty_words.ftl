## Por que uma penalidade é proposta

because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } em multiplayer; a penalidade básica é { $base }.
because-base = { $penalty } é a penalidade básica.
regular-disqualification = No nível Regular, uma decisão não tem penalidade além de um Aviso. Quem não pode continuar recebe uma desqualificação na página do jogador, pelo juiz principal ou pela organização.
regular-caution = No nível Regular, nada vai além de um Aviso: explique, corrija e deixe uma nota.
because-repeated = { $penalty }: é a { $nth-f } Advertência hoje por { $code } { $infraction }.

## Diferenças da tabela embutida

the-table = a tabela { $table }
the-table-differs = a tabela { $table }: { $differences }
infraction-added = { $code } { $infraction } acrescentada: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } em vez de { $instead }
infraction-changed = { $code } { $infraction } alterada
infraction-gone = { $code } { $infraction } retirada

## O que está errado em uma tabela de penalidades

missing = { $what }: falta.
too-long = { $what }: uma linha de no máximo { $most } caracteres, não { $length }.
the-table-name = O nome da tabela
the-code = O código
the-name = O nome
the-remark = A observação
the-case = Quando o caso vale
the-case-without-semicolon = Quando o caso vale, sem ponto e vírgula
infractions-count = Uma tabela tem de 1 a { $most } infrações, não { $count }.
code-twice = O código { $code } aparece duas vezes.
code-signs = O código “{ $code }” tem outros sinais além de letras, dígitos, pontos e hifens.
cases-count = Uma infração tem no máximo { $most } casos, não { $count }.
upgrade-nth = Um agravamento vem da 2ª à { $most-f } Advertência, não na { $nth-f }.
upgrade-to = Um agravamento leva a mais do que uma Advertência, não a “{ $penalty }”.
not-one-of = “{ $text }” não é um destes: { $words }.
after-comma = “{ $text }”: depois da vírgula vem "drop" ou nada.
no-upgrade = “{ $text }” não é um agravamento, como "4: game_loss".
