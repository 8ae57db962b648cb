## O corte

cut = Corte
cut-hint = Com 7, 10, 13 ou 40, os melhores seeds saltam a primeira ronda do playoff.
top = Top { $count }
show-who = Mostrar quem entra
no-cut = Ainda não há corte

## A lista dos seeds

announced-seeds = Seeds anunciados
would-be-in = Quem entraria
column-note = Nota
left = saiu
waits = espera
drawn = por sorteio entre iguais

## O anúncio

seeds-are-fixed = Os seeds ficam fixos quando o corte é anunciado: quem sair depois não é substituído.
why-now = Porquê agora
rounds-played = Rondas suíças jogadas: { $played } de { $planned }.
announced = O corte para o top { $count } está anunciado.
revoked = Corte revogado.

## O fim sem playoff

finish-without = Encerrar o torneio sem playoff
why-ends = Motivo para terminar agora
