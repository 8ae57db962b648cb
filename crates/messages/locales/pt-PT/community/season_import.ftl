## Importar histórico para uma época

title = Importar histórico
intro = Importa noites de antes de usares o Podium: torneios em JSON do Podium ou do TopDeck, ou tabelas de posições de uma folha de cálculo. Vês o que há nos ficheiros antes de algo ser guardado.
files = Ficheiros
files-hint = JSON, CSV, Excel ou OpenDocument. Podes escolher vários. A primeira linha de uma tabela dá nome às colunas: place e name e, se os tiveres, date, evening, points, wins, draws, losses.
pasted = Ou cola uma tabela
usual = Para tabelas sem estas colunas
usual-name = Noite
usual-day = Data
look = Verificar os ficheiros
cannot = Não é possível importar os ficheiros
cannot-text = Corrige estes problemas nos ficheiros e envia-os de novo:

## O que há nos ficheiros

preview-title = O que há nos ficheiros
nothing-stored = Ainda nada foi guardado.
column-content = Conteúdo
whole-event = { $players ->
    [one] Torneio de { $players } jogador
   *[other] Torneio de { $players } jogadores
}
places-alone = { $people ->
    [one] Posição de { $people } pessoa
   *[other] Posições de { $people } pessoas
}
not-finished = não encerrado: conta quando o encerrares
people = Pessoas
known-people = { $count ->
    [0] Ainda nenhuma pessoa está na comunidade.
    [one] { $count } pessoa já está na comunidade.
   *[other] { $count } pessoas já estão na comunidade.
}
new-people = { $count ->
    [0] Nenhuma pessoa é nova.
    [one] { $count } pessoa é nova.
   *[other] { $count } pessoas são novas.
}
who-is = Quem são estas pessoas?
who-is-hint = Estes nomes são parecidos com nomes da comunidade, ou duas pessoas da mesma noite têm-nos. Escolhe quem é cada uma.
choose = Escolhe
this-person = { $person }, número { $number }
somebody-new = Pessoa nova
nobody = Visitante (não conta)
import = Importar
other-files = Escolher outros ficheiros
imported = { $count ->
    [one] { $count } noite importada.
   *[other] { $count } noites importadas.
}
people-added = { $count ->
    [one] { $count } pessoa adicionada.
   *[other] { $count } pessoas adicionadas.
}
unfinished = { $count ->
    [one] { $count } torneio não está encerrado: conta quando o encerrares.
   *[other] { $count } torneios não estão encerrados: contam quando os encerrares.
}
replaced = { $count ->
    [one] { $count } noite substituiu a de uma importação anterior.
   *[other] { $count } noites substituíram as de uma importação anterior.
}
had = { $count ->
    [one] { $count } noite já estava na época.
   *[other] { $count } noites já estavam na época.
}
replaces = substitui a noite com esta data e este nome
is-tournament = já é um torneio da comunidade: não é importado de novo
is-twice = duas vezes nos ficheiros: importado uma só vez
on-evening = em { $evening }
nameless = { $count ->
    [one] { $count } pessoa sem nome nos ficheiros é importada como visitante.
   *[other] { $count } pessoas sem nome nos ficheiros são importadas como visitantes.
}
