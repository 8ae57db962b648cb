## Abaixo do título

here = Presente
fee-collected = Taxa recebida
all-players = Todos os jogadores
link-and-code = Link secreto e QR code
message = Mensagem para este jogador

## Uma inscrição com o nome de outro jogador

already-entered = Já tem inscrição?
same-name = O jogador { $number } tem o mesmo nome. Se você sabe que é a mesma pessoa, o navegador dela recebe a página do jogador { $number }.
same-person = Mesma pessoa que o jogador { $number }
another-person = Aprovar: outra pessoa

## Botões

check-in = Fazer check-in
check-out = Desfazer check-in
fee-not-collected = Taxa não recebida
refuse = Recusar
undo-drop = Desfazer a saída
revoke-disqualification = Revogar desqualificação
disqualified-by = Desqualificação pela decisão { $number }

## Os dados do jogador

data-removed = Os dados pessoais deste jogador foram removidos.
texts = Textos que talvez ainda citem este jogador: { $count }
open-decklist = Abrir a lista de deck
mail = E-mail

## Decisões e notas

rulings = Decisões e penalidades
none-yet = Nenhuma ainda.
new-ruling = Nova decisão sobre este jogador
notes = Notas dos juízes
note-hint = Só a equipe lê, também nas rodadas seguintes.
keep-note = Guardar a nota

## Saída

leaving = Saída
drop-while-playing = { $number ->
    [one] { $round } ainda conta; depois disso, o jogador não entra mais nos pareamentos. Você pode desfazer.
   *[other] { $round } ainda contam; depois disso, o jogador não entra mais nos pareamentos. Você pode desfazer.
}
drop-means = O jogador não entra mais nos pareamentos. As rodadas anteriores ficam como estão. Você pode desfazer.
can-undo = Você pode desfazer.
why = Por quê
their-matches = As partidas
drop = Registrar a saída
remove-means = Como se não tivesse vindo: o número não é usado de novo, e o jogador pode ser trazido de volta.
remove = Remover da lista

## Desqualificação

disqualify = Desqualificar
disqualify-the-player = Desqualificar o jogador
disqualify-means = O jogador sai do torneio e da classificação e ainda conta para os oponentes. Só o juiz principal faz isto; a organização, onde não há um.
list-publicly = Incluir na página pública de alterações

## Remoção de dados pessoais

forget = Remover dados pessoais
forget-the-data = Remover dados pessoais
forget-means = Nome, colega de equipe, pronomes, e-mail, lista de deck, comandante e grupo somem para sempre, também do registro, e o link secreto para de funcionar. Em toda parte aparece “Jogador { $number }”, também onde alguém escreveu o nome inteiro: em chamados, decisões, contestações, avisos, motivos. Os resultados ficam.
forget-afterwards = Textos com parte do nome são listados depois, para que você possa alterá-los.
forget-id-stays = O id <bdi>{ $key }</bdi> em documentos fica: os sorteios são calculados com ele.
forget-is-person = Esta inscrição deixa então de ser de uma pessoa da comunidade, e as temporadas e os ratings perdem os resultados dela. Para mantê-los, remova os dados pessoais na página da pessoa na comunidade. Isso vale para todas as inscrições dela.
forget-copies = Cópias anteriores do banco de dados e exportações que alguém tenha guardam o que têm.
