## Adicionar muitos jogadores

title = Adicionar muitos jogadores
intro = Nada é adicionado antes de verificares a lista.
paste = Colar nomes
names = Nomes
names-hint = Um por linha. Numa equipa de dois: os dois nomes com ponto e vírgula entre eles; confirmas antes de passarem a um só jogador.
look-at-names = Verificar os nomes
send-file = Enviar um ficheiro
file = Ficheiro CSV ou folha de cálculo
file-hint = Colunas: name (ou first name e last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. A ordem não importa; outras colunas ficam de fora; sem cabeçalho, a primeira coluna é o nome. Separadas por vírgulas, pontos e vírgulas ou tabulações; ou uma folha de cálculo do Excel (.xlsx) ou OpenDocument (.ods).
written-by = Escrito por
written-by-hint = A lista de outro programa é lida pelos nomes das suas próprias colunas; quem não joga fica de fora.
look-at-file = Verificar o ficheiro
no-names = Não há nomes: escreve um por linha.
no-file = Escolhe um ficheiro com pelo menos um jogador.

## A pré-visualização

preview-title = Verificar a lista
nothing-added = Ainda nada foi adicionado.
read-as = O ficheiro não está em UTF-8: foi lido como { $encoding }. Verifica as letras com acento.
this-sheet = Esta é a folha «{ $sheet }» do ficheiro.
sheet-of-file = Folha do ficheiro
read-sheet = Ler esta folha
edit-list = Editar a lista
the-list = A lista
check-again = Verificar de novo
add-these = Adicionar jogadores
start-over = Recomeçar

## A lista

not-readable = Ilegível
rows-wrong = { $count ->
    [one] { $count } de { $all } linhas tem um problema
   *[other] { $count } de { $all } linhas têm um problema
}
fix-or-leave-out = Corrige-as na lista abaixo ou deixa-as de fora. Nenhum jogador é adicionado enquanto houver linhas por corrigir.
rows = { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
}
rows-shown = { $count ->
    [one] { $count } linha; mostradas { $shown }, primeiro as que têm problemas
   *[other] { $count } linhas; mostradas { $shown }, primeiro as que têm problemas
}
column-line = Linha
column-problem = Problema
leave-out = Deixar de fora
leave-out-player = Deixar { $player } de fora
column-left-out = De fora
column-mail = E-mail
problem-in-column = Coluna { $column }: { $problem }
same-name-as = Mesmo nome: { $who }
looks-like = Parecido com { $who }, noutras letras
unknown-card = Os dados de cartas não têm <bdi>{ $card }</bdi>. Verifica a grafia.

## Escolhas abaixo da lista

same-names = Nomes que já estão na lista
same-names-out = Deixá-los de fora
same-names-out-hint = A lista já foi adicionada antes, ou tem um nome duas vezes.
same-names-add = Adicioná-los também
same-names-add-hint = São pessoas diferentes com o mesmo nome.
second-name = O segundo nome numa linha
second-out = Deixá-lo de fora
second-out-hint = O nome de uma equipa, um clube ou uma nota não é jogador.
second-team-mate = É o colega de equipa
second-team-mate-hint = Dois jogadores que jogam como um.
commas = Vírgulas entre nomes
commas-players = Separam jogadores
commas-one = Uma linha é um jogador
commas-one-hint = Apelido, nome.

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
