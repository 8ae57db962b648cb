## Por que motivo algo numa época foi recusado

name-of-season = Nome
first-day = Primeiro dia
last-day = Último dia
ends-before-it-begins = O último dia é anterior ao primeiro.
too-many-seasons = Uma comunidade tem no máximo { $most } épocas. Apaga uma que não tenha noites.
no-such-season = Não há nenhuma época neste endereço.
changed-meanwhile = Entretanto, alguém alterou «{ $season }». Vê o que mudou e guarda de novo as tuas alterações.
closed-already = «{ $season }» já está encerrada.
open-already = «{ $season }» já está aberta.
has-evenings = «{ $season }» tem noites. Remove-as da época antes de a apagares.
not-in-season = { $tournament } não está em «{ $season }».
of-another-community = { $tournament } não é desta comunidade. Escolhe primeiro a comunidade nas definições dele.
was-cancelled = { $tournament } foi cancelado, por isso não pode contar.
too-many-evenings = «{ $season }» pode ter no máximo { $most } noites.
weight-range = Uma noite conta de { $least } a { $most } vezes; { $given } não serve.
least-games-range = Os jogos até um rating ter posição vão de { $least } a { $most }; { $given } não serve.

## A final

line-changed-meanwhile = Um resultado mudou desde que viste quem se apurou. Verifica a lista outra vez.
not-organizer-of-final = Não és da organização de { $tournament }. Pede a alguém da organização que inscreva as pessoas.
nobody-qualified = Ninguém se apurou nesta época.

## Importação de histórico

nothing-to-import = Escolhe pelo menos um ficheiro.
too-many-events = Podes importar no máximo { $most } torneios inteiros de uma vez; aqui há { $count }. Envia os outros depois.
twice-on-an-evening = { $person } aparece duas vezes em { $evening }. Uma pessoa só pode ter uma posição numa noite.
no-such-evening = Esta noite não está na época.
say-who = { $count ->
    [one] Escolhe quem é { $name }.
   *[other] Escolhe quem é { $name }. Ao todo, falta responder sobre { $count } pessoas.
}
table-is-empty = A tabela está vazia.
columns-needed = A primeira linha tem de dar nome às colunas: pelo menos «place» e «name» e, se os tiveres, «date», «evening», «points», «wins», «draws», «losses».
place-needed = Falta a posição.
day-needed = Falta a data da noite, ou não tem a forma 2026-03-31.
day-in-two-ways = { $given } pode ser duas datas. Escreve-a na forma 2026-03-31.
name-of-evening = Noite
place-in-table = Uma posição é um número inteiro de { $least } a { $most }; «{ $given }» não serve.
points-in-table = Os pontos são um número inteiro de { $least } a { $most }; «{ $given }» não serve.
matches-in-table = Vitórias, empates e derrotas são números inteiros de { $least } a { $most }; «{ $given }» não serve.
is-its-final = { $tournament } é a final desta época, por isso não pode ser uma das suas noites.
is-an-evening = { $tournament } é uma noite desta época, por isso não pode ser a sua final. Remove-o primeiro da época.
