## Abaixo do título

here = Aqui
fee-collected = Taxa recebida
all-players = Todos os jogadores
link-and-code = Link secreto e código QR
message = Mensagem ao jogador

## Uma inscrição com o nome de outro jogador

already-entered = Já com inscrição?
same-name = O jogador { $number } tem o mesmo nome. Se sabes que é a mesma pessoa, o navegador dessa pessoa recebe a página do jogador { $number }.
same-person = Mesma pessoa que o jogador { $number }
another-person = Aprovar como outra pessoa

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
texts = Textos que talvez ainda refiram este jogador: { $count }
open-decklist = Abrir a decklist
mail = E-mail

## Decisões e notas

rulings = Decisões e penalizações
none-yet = Ainda nenhuma.
new-ruling = Nova decisão sobre este jogador
notes = Notas dos juízes
note-hint = Só a equipa a lê, também nas rondas seguintes.
keep-note = Guardar a nota

## Saída

leaving = Saída
drop-while-playing = { $number ->
    [one] { $round } ainda conta; depois disso, o jogador já não entra nos emparelhamentos. Podes desfazê-lo.
   *[other] { $round } ainda contam; depois disso, o jogador já não entra nos emparelhamentos. Podes desfazê-lo.
}
drop-means = O jogador já não entra nos emparelhamentos. As rondas anteriores ficam como estão. Podes desfazê-lo.
can-undo = Podes desfazê-lo.
why = Porquê
their-matches = As partidas
drop = Registar a saída
remove-means = Como se não tivesse vindo: o número não é usado de novo, e o jogador pode ser trazido de volta.
remove = Remover da lista

## Desqualificação

disqualify = Desqualificar
disqualify-the-player = Desqualificar o jogador
disqualify-means = O jogador sai do torneio e da classificação e continua a contar para os oponentes. Só o juiz principal faz isto; a organização, onde não o há.
list-publicly = Incluir na página pública de alterações

## Remoção de dados pessoais

forget = Remover dados pessoais
forget-the-data = Remover os dados pessoais
forget-means = Nome, colega de equipa, pronomes, e-mail, decklist, comandante e grupo desaparecem para sempre, também do registo, e o link secreto para de funcionar. Em todo o lado aparece «Jogador { $number }», também onde alguém escreveu o nome inteiro: em chamadas, decisões, contestações, avisos, motivos. Os resultados ficam.
forget-afterwards = Textos com parte do nome são listados depois, para que os possas alterar.
forget-id-stays = O id <bdi>{ $key }</bdi> em documentos fica: os sorteios são calculados com ele.
forget-is-person = Esta inscrição deixa então de ser de uma pessoa da comunidade, e as épocas e os ratings perdem os resultados dela. Para os manter, remove antes os dados pessoais na página da pessoa na comunidade. Isso vale para todas as inscrições dela.
forget-copies = Cópias anteriores da base de dados e exportações que alguém tenha mantêm o que contêm.
