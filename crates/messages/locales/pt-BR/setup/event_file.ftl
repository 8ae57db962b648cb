## Um torneio a partir de um arquivo

title = Novo torneio a partir de um arquivo
intro = Nada é salvo antes que você confira o conteúdo.
cannot = Não foi possível importar o arquivo
cannot-text = Cada linha mostra um lugar do arquivo e o que está errado ali.
event-file = Arquivo do torneio
file-hint = Um documento do evento do Podium, ou um torneio como a API do TopDeck o fornece: classificação e rodadas em JSON.
choose-file = Escolha um arquivo.
look-at-file = Conferir o arquivo
no-list = Uma lista de jogadores não é um torneio: primeiro crie o torneio e depois carregue a lista na página <em>Adicionar muitos</em>.
without-file = Um novo torneio sem arquivo

## A prévia

preview-title = Conferir o torneio
nothing-stored = Nada foi gravado ainda.
not-imported = O que não é importado
best = Os primeiros { $shown } de { $count }, como são contados aqui
import = Importar este torneio
another-file = Outro arquivo

## O que se sabe do arquivo

written-as = Formato
written-topdeck = JSON do TopDeck
written-podium = Documento do evento do Podium
rounds-swiss = { $swiss } do suíço
rounds-and-playoff = { $swiss } do suíço, { $playoff } do playoff
rounds-unfinished = { $rounds }; a última está sem resultados e continua aqui
points = vitória { $win }, empate { $draw }, bye { $bye }

## Aviso

imported = O torneio foi importado: { $players }, { $rounds }. Só a equipe o vê até que você o abra.
rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
