## Problemas de listas de jogadores

in-line = Linha { $line }: { $problem }
in-column = Linha { $line }, coluna { $column }: { $problem }
too-long = Uma lista tem no máximo { $most } linhas. Envie em partes.
unreadable = Não foi possível ler a tabela: { $problem }.
no-text-file = Não é um arquivo de texto. Salve a tabela como “CSV UTF-8” ou como planilha do Excel ou OpenDocument e envie.
sheet-unreadable = Não foi possível ler a planilha. Salve de novo, ou salve como “CSV UTF-8” e envie.
file-too-large = O arquivo é grande demais depois de descompactado. Salve a planilha com os jogadores como “CSV UTF-8” e envie.
old-excel = Este é o formato de versões antigas do Excel. Salve o arquivo como .xlsx e envie de novo.
same-columns = duas colunas significam o mesmo ({ $headings }). Tire uma delas.
no-names = nenhuma coluna tem os nomes. Chame-a de “name”, ou “first name” e “last name”.
row-short = Esta linha tem { $count } colunas, e o cabeçalho, { $header }: complete ou tire a linha.
row-long = Esta linha tem { $count } colunas, e o cabeçalho, { $header }: falta uma aspa (")?
unknown-column = Coluna desconhecida: acrescente uma primeira linha com os nomes das colunas.
is-no-name = Isto não é um nome. Se os nomes estão em outra coluna, acrescente uma primeira linha com os nomes das colunas.
more-than-two-names = Há mais de dois nomes: um jogador, ou uma equipe de dois, por linha.

## Como a lista foi lida

unknown-left-out = Colunas desconhecidas, deixadas de fora: { $columns }.
columns-left-out = Colunas deixadas de fora: { $columns }.
byes-left-out = A coluna de byes é deixada de fora: tem algo diferente de 0 a 3, o número de primeiras rodadas com bye concedido. Os outros byes da rodada 1 são sorteados.
named-by-mail = Jogadores sem nome recebem a parte do endereço antes do @.
no-header = Não há cabeçalho: o primeiro texto é o nome. Endereços de e-mail e links são reconhecidos pela forma; um texto logo após o nome é o colega de equipe, um posterior é o comandante.
first-column-numbers = A primeira coluna é deixada de fora: ela numera as linhas.
marks-left-out = Números ou marcadores no começo das linhas são deixados de fora.
marks-left-out-but = Números ou marcadores no começo das linhas são deixados de fora. Linhas sem eles: { $lines }.
first-column-only = Só a primeira coluna é lida, como o EventLink lê uma lista de convites.
rows-repeated = { $count ->
    [one] { $count } linha deixada de fora: já está acima.
   *[other] { $count } linhas deixadas de fora: já estão acima.
}
rows-not-playing = { $count ->
    [one] { $count } linha deixada de fora: pelo status, ninguém nela joga.
   *[other] { $count } linhas deixadas de fora: pelo status, ninguém nelas joga.
}

## De que programa veio a lista

source-any = Qualquer programa: com nomes de colunas
