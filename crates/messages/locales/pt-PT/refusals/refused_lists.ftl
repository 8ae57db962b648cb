## Problemas de listas de jogadores

in-line = Linha { $line }: { $problem }
in-column = Linha { $line }, coluna { $column }: { $problem }
too-long = Uma lista tem no máximo { $most } linhas. Envia-a em partes.
unreadable = Não é possível ler a tabela: { $problem }.
no-text-file = Não é um ficheiro de texto. Guarda a tabela como «CSV UTF-8» ou como folha do Excel ou OpenDocument e envia-a.
sheet-unreadable = Não é possível ler a folha de cálculo. Guarda-a de novo, ou guarda-a como «CSV UTF-8» e envia-a.
file-too-large = O ficheiro é demasiado grande depois de descompactado. Guarda a folha com os jogadores como «CSV UTF-8» e envia-a.
old-excel = Este é o formato de versões antigas do Excel. Guarda o ficheiro como .xlsx e envia-o de novo.
same-columns = duas colunas significam o mesmo ({ $headings }). Tira uma delas.
no-names = nenhuma coluna tem os nomes. Chama-lhe «name», ou «first name» e «last name».
row-short = Esta linha tem { $count } colunas, e o cabeçalho, { $header }: completa-a ou tira-a.
row-long = Esta linha tem { $count } colunas, e o cabeçalho, { $header }: faltam aspas (")?
unknown-column = Coluna desconhecida: acrescenta uma primeira linha com os nomes das colunas.
is-no-name = Isto não é um nome. Se os nomes estão noutra coluna, acrescenta uma primeira linha com os nomes das colunas.
more-than-two-names = Há mais de dois nomes: um jogador, ou uma equipa de dois, por linha.

## Como a lista foi lida

unknown-left-out = Colunas desconhecidas, deixadas de fora: { $columns }.
columns-left-out = Colunas deixadas de fora: { $columns }.
byes-left-out = A coluna de byes é deixada de fora: tem algo diferente de 0 a 3, o número de primeiras rondas com bye atribuído. Os outros byes da ronda 1 são sorteados.
named-by-mail = Jogadores sem nome recebem a parte do endereço antes do @.
no-header = Não há cabeçalho: o primeiro texto é o nome. Endereços de e-mail e links são reconhecidos pela forma; um texto logo após o nome é o colega de equipa, um posterior é o comandante.
first-column-numbers = A primeira coluna é deixada de fora: numera as linhas.
marks-left-out = Números ou marcadores no início das linhas são deixados de fora.
marks-left-out-but = Números ou marcadores no início das linhas são deixados de fora. Linhas sem eles: { $lines }.
first-column-only = Só a primeira coluna é lida, como o EventLink lê uma lista de convites.
rows-repeated = { $count ->
    [one] { $count } linha deixada de fora: listada acima.
   *[other] { $count } linhas deixadas de fora: listadas acima.
}
rows-not-playing = { $count ->
    [one] { $count } linha deixada de fora: pelo estado, quem está nela não joga.
   *[other] { $count } linhas deixadas de fora: pelo estado, quem está nelas não joga.
}

## De que programa veio a lista

source-any = Qualquer programa: com nomes de colunas
