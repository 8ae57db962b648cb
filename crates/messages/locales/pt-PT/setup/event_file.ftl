## Um torneio a partir de um ficheiro

title = Novo torneio a partir de um ficheiro
intro = Nada é guardado antes de verificares o conteúdo.
cannot = Não é possível importar o ficheiro
cannot-text = Cada linha mostra um ponto do ficheiro e o que está errado nele.
event-file = Ficheiro do torneio
file-hint = Um documento de evento do Podium, ou um evento como a API do TopDeck o fornece: classificação e rondas em JSON.
choose-file = Escolhe um ficheiro.
look-at-file = Verificar o ficheiro
no-list = Uma lista de jogadores não é um torneio: primeiro cria o torneio e depois carrega a lista na página <em>Adicionar muitos</em>.
without-file = Um novo torneio sem ficheiro

## A pré-visualização

preview-title = Verificar o torneio
nothing-stored = Ainda nada foi guardado.
not-imported = O que não é importado
best = Os primeiros { $shown } de { $count }, como são contados aqui
import = Importar este torneio
another-file = Outro ficheiro

## O que se sabe do ficheiro

written-as = Formato
written-topdeck = JSON do TopDeck
written-podium = Documento de evento do Podium
rounds-swiss = { $swiss } do suíço
rounds-and-playoff = { $swiss } do suíço, { $playoff } do playoff
rounds-unfinished = { $rounds }; a última está sem resultados e continua aqui
points = vitória { $win }, empate { $draw }, bye { $bye }

## Aviso

imported = O torneio foi importado: { $players }, { $rounds }. Só a equipa o vê até o abrires.
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
