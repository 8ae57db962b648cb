## Adicionar muitos jogadores

title = Adicionar muitos jogadores
intro = Nada é adicionado antes que você confira a lista.
paste = Colar nomes
names = Nomes
names-hint = Um por linha. Em uma equipe de dois: os dois nomes com ponto e vírgula entre eles; você confirma antes que virem um só jogador.
look-at-names = Conferir os nomes
send-file = Enviar um arquivo
file = Arquivo CSV ou planilha
file-hint = Colunas: name (ou first name e last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. A ordem não importa; outras colunas ficam de fora; sem cabeçalho, a primeira coluna é o nome. Separadas por vírgulas, pontos e vírgulas ou tabulações; ou uma planilha do Excel (.xlsx) ou OpenDocument (.ods).
written-by = Escrito por
written-by-hint = A lista de outro programa é lida pelos nomes de colunas dele; quem não joga fica de fora.
look-at-file = Conferir o arquivo
no-names = Não há nomes: escreva um por linha.
no-file = Escolha um arquivo com pelo menos um jogador.

## A prévia

preview-title = Conferir a lista
nothing-added = Nada foi adicionado ainda.
read-as = O arquivo não está em UTF-8: foi lido como { $encoding }. Confira as letras com acento.
this-sheet = Esta é a planilha “{ $sheet }” do arquivo.
sheet-of-file = Planilha do arquivo
read-sheet = Ler esta planilha
edit-list = Editar a lista
the-list = A lista
check-again = Conferir de novo
add-these = Adicionar jogadores
start-over = Recomeçar

## A lista

not-readable = Ilegível
rows-wrong = { $count ->
    [one] { $count } de { $all } linhas tem um problema
   *[other] { $count } de { $all } linhas têm um problema
}
fix-or-leave-out = Corrija na lista abaixo ou deixe de fora. Nenhum jogador é adicionado até que toda linha seja válida.
rows = { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
}
rows-shown = { $count ->
    [one] { $count } linha; mostradas { $shown }, primeiro as com problemas
   *[other] { $count } linhas; mostradas { $shown }, primeiro as com problemas
}
column-line = Linha
column-problem = Problema
leave-out = Deixar de fora
leave-out-player = Deixar { $player } de fora
column-left-out = De fora
column-mail = E-mail
problem-in-column = Coluna { $column }: { $problem }
same-name-as = Mesmo nome: { $who }
looks-like = Parece com { $who }, em outras letras
unknown-card = Os dados de cards não têm <bdi>{ $card }</bdi>. Confira a grafia.

## Escolhas abaixo da lista

same-names = Nomes que já estão na lista
same-names-out = Deixar de fora
same-names-out-hint = A lista já foi adicionada antes, ou tem um nome duas vezes.
same-names-add = Adicionar também
same-names-add-hint = São pessoas diferentes com o mesmo nome.
second-name = O segundo nome em uma linha
second-out = Deixar de fora
second-out-hint = O nome de uma equipe, um clube ou uma nota não é jogador.
second-team-mate = É o colega de equipe
second-team-mate-hint = Dois jogadores que jogam como um.
commas = Vírgulas entre nomes
commas-players = Separam jogadores
commas-one = Uma linha é um jogador
commas-one-hint = Sobrenome, nome.

## Avisos depois de adicionar

nobody-added = Ninguém foi adicionado.
added = { $count ->
    [one] { $count } jogador foi adicionado.
   *[other] { $count } jogadores foram adicionados.
}
waiting = { $count ->
    [one] Na lista de espera: { $count }.
   *[other] Na lista de espera: { $count }.
}
one-left-out = { $player } ficou de fora: o nome já está lá.
many-left-out = { $count ->
    [one] { $count } ficou de fora: o nome já está lá.
   *[other] { $count } ficaram de fora: os nomes já estão lá.
}
