## A lista das decisões

about = Decisões sobre <bdi>{ $player }</bdi>
player-number = jogador { $number }
as-csv = Em CSV
which-rulings = Quais decisões
filter-all = Todas
filter-mine = Minhas
filter-head-judge = Para o juiz principal: { $count }
new-ruling = Nova decisão
none-of-these = Nenhuma destas
all-rulings = Todas as decisões
none-yet = Nenhuma decisão ainda
none-yet-means = As decisões dos juízes nas mesas aparecem aqui: quem, o que aconteceu, a resposta, penalidades e apelações.
ruling = Decisão { $number }
ruling-inside = decisão { $number }
no-description = Ainda sem descrição.

## Uma decisão

to-rulings = Ver decisões
check-again = Confira de novo
was-overturned = a decisão { $number } foi revertida
was-withdrawn = a decisão { $number } foi retirada
no-infraction = Sem infração.
had-proposed = O balcão tinha proposto: { $penalty }.
built-on-one = Com base na <a>decisão { $one }</a>.
built-on-two = Com base na <a>decisão { $one }</a>, <a>decisão { $two }</a>.
built-on-three = Com base na <a>decisão { $one }</a>, <a>decisão { $two }</a>, <a>decisão { $three }</a>.
dropped-with-it = Com ela vem a saída do torneio.

## O que uma decisão diz

what-happened = O que aconteceu
not-written = ainda não escrito
time-given = Tempo dado
minutes = { $count } min
given-by = Dada por
for-head-judge = Para o juiz principal
to-head-judge = Ao juiz principal
upheld-by = Mantida por
overturned-by = Revertida por
changed-by = Alterada por
withdrawn-by = Retirada por
why = Por quê
before-change = Antes da alteração
until = alterado por <bdi>{ $when }</bdi>

## Declarações

statements = Declarações
written-by = anotada por <bdi>{ $when }</bdi>
remove-statement = Remover a declaração de { $name }
add-statement = Adicionar uma declaração
who-says = Quem diz
somebody-else = Outra pessoa
somebodys-name = Nome da outra pessoa
witness-hint = Um espectador, um juiz.
in-their-words = Nas palavras de quem diz.
keep-statement = Guardar a declaração

## Os textos

change-texts = Alterar os textos
answer-hint = O que você disse aos jogadores.
rule-hint = Como CR 800.4a ou MTR-A 4.2A.
write-down = Anotar
save-texts = Salvar os textos

## A decisão do juiz principal

confirm-or-not = Confirmar ou não
look-again = Rever
decide-appeal = Decidir a apelação
heads-word = A palavra do juiz principal
uphold = Manter
overturn = Reverter
uphold-carries-out = A decisão vale, e a penalidade é aplicada.
uphold-stands = A decisão vale como está.
overturn-nothing = Nada é aplicado; registre outra decisão no lugar.
overturn-undoes = O que foi aplicado é desfeito na medida do possível; registre outra decisão no lugar.
decision-hint = Por quê; necessário para reverter.
decide = Decidir
appeal-means = Se um jogador não aceita, o juiz principal decide. Até lá, a decisão continua valendo.
appeal = Apelar ao juiz principal
waits-now = Agora ela espera o juiz principal.
make-lighter = Tornar a penalidade mais leve
lighter-means = Os efeitos da penalidade são desfeitos na medida do possível, e a mais leve toma o lugar dela nesta decisão.
lighter = Tornar mais leve
withdraw-it = Retirar
withdraw-means = Para uma decisão registrada por engano: os efeitos são desfeitos na medida do possível, e ela fica na lista como retirada.
withdraw = Retirar a decisão
recorded = Foi registrado.

## Desqualificação

type-to-disqualify = Para desqualificar o jogador, digite: { $word }
disqualify-hint = O jogador sai do torneio e da classificação.
list-publicly = Incluir na página pública de alterações
