## Importar histórico em uma temporada

title = Importar histórico
intro = Importe noites de antes de você usar o Podium: torneios em JSON do Podium ou do TopDeck, ou tabelas de posições de uma planilha. Você vê o que há nos arquivos antes que algo seja gravado.
files = Arquivos
files-hint = JSON, CSV, Excel ou OpenDocument. Você pode escolher vários. A primeira linha de uma tabela dá nome às colunas: place e name e, se você tiver, date, evening, points, wins, draws, losses.
pasted = Ou cole uma tabela
usual = Para tabelas sem estas colunas
usual-name = Noite
usual-day = Data
look = Conferir os arquivos
cannot = Não é possível importar os arquivos
cannot-text = Corrija estes problemas nos arquivos e envie de novo:

## O que há nos arquivos

preview-title = O que há nos arquivos
nothing-stored = Nada foi gravado ainda.
column-content = Conteúdo
whole-event = { $players ->
    [one] Torneio de { $players } jogador
   *[other] Torneio de { $players } jogadores
}
places-alone = { $people ->
    [one] Posição de { $people } pessoa
   *[other] Posições de { $people } pessoas
}
not-finished = não encerrado: conta quando você o encerrar
people = Pessoas
known-people = { $count ->
    [0] Nenhuma pessoa está na comunidade ainda.
    [one] { $count } pessoa já está na comunidade.
   *[other] { $count } pessoas já estão na comunidade.
}
new-people = { $count ->
    [0] Nenhuma pessoa é nova.
    [one] { $count } pessoa é nova.
   *[other] { $count } pessoas são novas.
}
who-is = Quem são estas pessoas?
who-is-hint = Estes nomes são parecidos com nomes da comunidade, ou duas pessoas de uma mesma noite os têm. Escolha quem é cada uma.
choose = Escolha
this-person = { $person }, número { $number }
somebody-new = Pessoa nova
nobody = Visitante (não conta)
import = Importar
other-files = Escolher outros arquivos
imported = { $count ->
    [one] { $count } noite importada.
   *[other] { $count } noites importadas.
}
people-added = { $count ->
    [one] { $count } pessoa adicionada.
   *[other] { $count } pessoas adicionadas.
}
unfinished = { $count ->
    [one] { $count } torneio não está encerrado: conta quando você o encerrar.
   *[other] { $count } torneios não estão encerrados: contam quando você os encerrar.
}
replaced = { $count ->
    [one] { $count } noite substituiu a de uma importação anterior.
   *[other] { $count } noites substituíram as de uma importação anterior.
}
had = { $count ->
    [one] { $count } noite já estava na temporada.
   *[other] { $count } noites já estavam na temporada.
}
replaces = substitui a noite com esta data e este nome
is-tournament = já é um torneio da comunidade: não é importado de novo
is-twice = duas vezes nos arquivos: importado uma só vez
on-evening = em { $evening }
nameless = { $count ->
    [one] { $count } pessoa sem nome nos arquivos é importada como visitante.
   *[other] { $count } pessoas sem nome nos arquivos são importadas como visitantes.
}
