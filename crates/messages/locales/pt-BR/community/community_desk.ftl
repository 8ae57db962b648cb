## As páginas da equipe de uma comunidade

## Navegação

group = Comunidade
page-desk = Balcão
page-home = Página pública
page-people = Pessoas
page-doubts = Mesma pessoa?
page-merges = Mesclagens
page-log = Registro
page-staff = Equipe
page-settings = Ajustes

## A noite que começa como a anterior

next-evening = Próxima noite
like-last = Usa os ajustes, a equipe e os jogadores de { $last }, com a data de hoje e as inscrições abertas.
start-evening = Iniciar a noite de hoje
evening-started = { $count ->
    [one] { $name } está aberto, com { $count } jogador.
   *[other] { $name } está aberto, com { $count } jogadores.
}
is-open = já está aberto
first-evening = Crie o primeiro torneio e escolha esta comunidade nos ajustes dele. Depois disso, cada noite começa aqui com um toque.
open-now = Torneios abertos

## A lista de pessoas

add-person = Adicionar uma pessoa
add = Adicionar
find = Buscar uma pessoa
nobody-yet = Ninguém ainda
nobody-yet-text = As pessoas aparecem aqui quando jogam um torneio da comunidade.
nobody-found = Ninguém com esse nome
count-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
column-number = Nº
column-name = Nome
column-last = Última vez
column-events = Noites
removed = dados removidos
added = { $name } é a pessoa { $number }.
two-people = São pessoas diferentes
as-csv = Pessoas em CSV

## Uma pessoa

save = Salvar a pessoa
saved = A pessoa foi salva.
email-hint = Só a equipe vê. Quando alguém se inscreve com este endereço, esta pessoa é sugerida.
link = Link secreto
show-link = Mostrar o link secreto
link-also-on-page = O link de uma pessoa também está na página dela, na lista de <a>pessoas</a>.
card-opens = Sua página em todas as noites da comunidade: mesa, assento, posição, check-in. Guarde este link só para você.
link-means = O link abre a página da pessoa e a página de jogador dela em todas as noites da comunidade. Quem o tiver age em nome dela.
wrong-hands = O link se perdeu ou caiu em outras mãos?
new-one = Renovar troca este link e os links de todas as inscrições da pessoa.
renew = Renovar os links
renewed = Os links foram renovados. Os antigos não funcionam mais.
entries = Inscrições
same-as = Mesclar com outra pessoa
same-as-text = As inscrições da outra pessoa passam para esta. Você pode desfazer a mesclagem.
other-number = Número da outra pessoa
why = Motivo (para o registro)
merge = Mesclar
merged = Mesclagem feita. Você pode desfazer a mesclagem { $number } na página Mesclagens.
erase = Remover dados pessoais
erase-text = Nome, nome para ordenar e endereço de e-mail são removidos daqui, de todas as inscrições e dos textos. Os resultados ficam, com um número. Não é possível desfazer.
erase-now = Remover dados pessoais
erased = { $entries ->
    [one] Os dados pessoais foram removidos daqui e de { $entries } inscrição.
   *[other] Os dados pessoais foram removidos daqui e de { $entries } inscrições.
}
erased-mentions = { $mentions ->
    [one] { $mentions } texto de um torneio talvez ainda cite esta pessoa. Confira na página do jogador nesse torneio.
   *[other] { $mentions } textos de torneios talvez ainda citem esta pessoa. Confira nas páginas do jogador em cada torneio.
}
erased-in-community = { $count ->
    [one] { $count } texto da comunidade talvez ainda cite esta pessoa. Confira abaixo.
   *[other] { $count } textos da comunidade talvez ainda citem esta pessoa. Confira abaixo.
}
also-theirs = Estas inscrições também são desta pessoa? Os dados das que você marcar também são removidos.
entry-in = { $name }, número { $number } em { $tournament }
back-to-people = Voltar às pessoas
back-to-person = Voltar à pessoa

## Dúvidas

doubts-intro = Um nome ou um endereço de e-mail igual não prova que é a mesma pessoa. Cada pergunta é feita uma só vez.
no-doubts = Nenhuma pergunta
no-doubts-text = Quando alguém se inscreve com um nome que já existe na comunidade, aqui se pergunta se é essa pessoa.
is-entry = { $entry }, número { $number } em { $tournament }, é a mesma pessoa que { $person } (nº { $of })?
are-people = { $one } (nº { $first }) e { $other } (nº { $second }) são a mesma pessoa?
because-name = Mesmo nome
because-look = Nome parecido
because-mail = Mesmo endereço de e-mail
seen = { $events ->
    [one] { $events } noite, a última em { $date }
   *[other] { $events } noites, a última em { $date }
}
never-seen = Nenhuma noite encerrada
same = Mesma pessoa
other = Pessoas diferentes
answered = A resposta foi salva. A pergunta não volta.

## Mesclagens

merges-intro = As mais recentes primeiro. Desfazer uma mesclagem devolve as inscrições.
no-merges = Nenhuma mesclagem
no-merges-text = Você pode mesclar duas pessoas na página de uma delas.
merge-line = Mesclagem { $number }: { $gone } em { $kept }
moved = { $entries ->
    [one] { $entries } inscrição passou
   *[other] { $entries } inscrições passaram
}
undone-on = Desfeita em { $date }
undo = Desfazer mesclagem
split = { $name } é de novo uma pessoa à parte. As inscrições que voltaram têm novos links.
older = Mesclagens mais antigas

## Equipe e ajustes

staff-intro = As funções daqui são para as páginas da comunidade. Cada torneio tem sua própria equipe.
new-member = Conta
new-member-hint = Você pode escolher contas da equipe de um torneio desta comunidade.
give-role = Dar a função
role-given = A função foi dada.
role-removed = Não está mais na equipe da comunidade.
nobody-else = Não há ninguém a adicionar: as contas vêm das equipes dos torneios desta comunidade.
new-community = Nova comunidade
create = Criar a comunidade
created = A comunidade foi criada.
save-settings = Salvar os ajustes
settings-saved = Os ajustes foram salvos.
names-hint = Se um torneio desta comunidade mostra iniciais, as páginas da comunidade também precisam mostrar iniciais.
description-hint = Aparece na página da comunidade.
your-communities = Suas comunidades
