## Por que algo em uma temporada foi recusado

name-of-season = Nome
first-day = Primeiro dia
last-day = Último dia
ends-before-it-begins = O último dia vem antes do primeiro.
too-many-seasons = Uma comunidade tem no máximo { $most } temporadas. Exclua uma que não tenha noites.
no-such-season = Não há temporada neste endereço.
changed-meanwhile = Enquanto isso, alguém alterou “{ $season }”. Veja o que mudou e salve suas alterações de novo.
closed-already = “{ $season }” já está encerrada.
open-already = “{ $season }” já está aberta.
has-evenings = “{ $season }” tem noites. Remova-as da temporada antes de excluí-la.
not-in-season = { $tournament } não está em “{ $season }”.
of-another-community = { $tournament } não é desta comunidade. Primeiro, escolha a comunidade nos ajustes dele.
was-cancelled = { $tournament } foi cancelado, por isso não pode contar.
too-many-evenings = “{ $season }” pode ter no máximo { $most } noites.
weight-range = Uma noite conta de { $least } a { $most } vezes; { $given } não serve.
least-games-range = Os jogos até um rating ter posição vão de { $least } a { $most }; { $given } não serve.

## A final

line-changed-meanwhile = Um resultado mudou desde que você viu quem se classificou. Confira a lista de novo.
not-organizer-of-final = Você não é da organização de { $tournament }. Peça a alguém da organização que inscreva as pessoas.
nobody-qualified = Ninguém se classificou nesta temporada.

## Importação de histórico

nothing-to-import = Escolha pelo menos um arquivo.
too-many-events = Você pode importar no máximo { $most } torneios inteiros de uma vez; aqui há { $count }. Envie os outros depois.
twice-on-an-evening = { $person } aparece duas vezes em { $evening }. Uma pessoa só pode ter uma posição em uma noite.
no-such-evening = Esta noite não está na temporada.
say-who = { $count ->
    [one] Escolha quem é { $name }.
   *[other] Escolha quem é { $name }. Ao todo, falta responder sobre { $count } pessoas.
}
table-is-empty = A tabela está vazia.
columns-needed = A primeira linha precisa dar nome às colunas: pelo menos “place” e “name” e, se você tiver, “date”, “evening”, “points”, “wins”, “draws”, “losses”.
place-needed = Falta a posição.
day-needed = Falta a data da noite, ou ela não tem a forma 2026-03-31.
day-in-two-ways = { $given } pode ser duas datas. Escreva na forma 2026-03-31.
name-of-evening = Noite
place-in-table = Uma posição é um número inteiro de { $least } a { $most }; “{ $given }” não serve.
points-in-table = Os pontos são um número inteiro de { $least } a { $most }; “{ $given }” não serve.
matches-in-table = Vitórias, empates e derrotas são números inteiros de { $least } a { $most }; “{ $given }” não serve.
is-its-final = { $tournament } é a final desta temporada, por isso não pode ser uma das noites dela.
is-an-evening = { $tournament } é uma noite desta temporada, por isso não pode ser a final dela. Primeiro, remova-o da temporada.
