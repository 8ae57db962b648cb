## As páginas da equipa de uma comunidade

## Navegação

group = Comunidade
page-desk = Balcão
page-home = Página pública
page-people = Pessoas
page-doubts = Mesma pessoa?
page-merges = Fusões
page-log = Registo
page-staff = Equipa
page-settings = Definições

## A noite que começa como a anterior

next-evening = Próxima noite
like-last = Usa as definições, a equipa e os jogadores de { $last }, com a data de hoje e as inscrições abertas.
start-evening = Iniciar a noite de hoje
evening-started = { $count ->
    [one] { $name } está aberto, com { $count } jogador.
   *[other] { $name } está aberto, com { $count } jogadores.
}
is-open = já está aberto
first-evening = Cria o primeiro torneio e escolhe esta comunidade nas definições dele. Depois disso, cada noite começa aqui com um toque.
open-now = Torneios abertos

## A lista de pessoas

add-person = Adicionar uma pessoa
add = Adicionar
find = Procurar uma pessoa
nobody-yet = Ainda ninguém
nobody-yet-text = As pessoas aparecem aqui quando jogam num torneio da comunidade.
nobody-found = Ninguém com esse nome
count-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
column-number = N.º
column-name = Nome
column-last = Última vez
column-events = Noites
removed = dados removidos
added = { $name } é a pessoa { $number }.
two-people = São pessoas diferentes
as-csv = Pessoas em CSV

## Uma pessoa

save = Guardar a pessoa
saved = A pessoa foi guardada.
email-hint = Só a equipa o vê. Quando alguém se inscreve com este endereço, esta pessoa é sugerida.
link = Link secreto
show-link = Mostrar o link secreto
link-also-on-page = O link de uma pessoa também está na página dela, na lista de <a>pessoas</a>.
card-opens = A tua página em todas as noites da comunidade: mesa, lugar, posição, check-in. Guarda este link só para ti.
link-means = O link abre a página da pessoa e a sua página de jogador em todas as noites da comunidade. Quem o tiver age em nome dela.
wrong-hands = O link perdeu-se ou caiu noutras mãos?
new-one = Renovar substitui este link e os links de todas as inscrições da pessoa.
renew = Renovar os links
renewed = Os links foram renovados. Os antigos já não funcionam.
entries = Inscrições
same-as = Fundir com outra pessoa
same-as-text = As inscrições da outra pessoa passam para esta. Podes desfazer a fusão.
other-number = Número da outra pessoa
why = Motivo (para o registo)
merge = Fundir
merged = Fusão feita. Podes desfazer a fusão { $number } na página Fusões.
erase = Remover dados pessoais
erase-text = Nome, nome para ordenar e endereço de e-mail são removidos daqui, de todas as inscrições e dos textos. Os resultados ficam, com um número. Não é possível desfazer.
erase-now = Remover os dados pessoais
erased = { $entries ->
    [one] Os dados pessoais foram removidos daqui e de { $entries } inscrição.
   *[other] Os dados pessoais foram removidos daqui e de { $entries } inscrições.
}
erased-mentions = { $mentions ->
    [one] { $mentions } texto de um torneio talvez ainda refira esta pessoa. Verifica-o na página do jogador nesse torneio.
   *[other] { $mentions } textos de torneios talvez ainda refiram esta pessoa. Verifica-os na página do jogador em cada torneio.
}
erased-in-community = { $count ->
    [one] { $count } texto da comunidade talvez ainda refira esta pessoa. Verifica-o abaixo.
   *[other] { $count } textos da comunidade talvez ainda refiram esta pessoa. Verifica-os abaixo.
}
also-theirs = Estas inscrições também são desta pessoa? Os dados das que assinalares também são removidos.
entry-in = { $name }, número { $number } em { $tournament }
back-to-people = Voltar às pessoas
back-to-person = Voltar à pessoa

## Dúvidas

doubts-intro = Um nome ou um endereço de e-mail igual não prova que é a mesma pessoa. Cada pergunta é feita uma só vez.
no-doubts = Não há perguntas
no-doubts-text = Quando alguém se inscreve com um nome que já existe na comunidade, pergunta-se aqui se é essa pessoa.
is-entry = { $entry }, número { $number } em { $tournament }, é a mesma pessoa que { $person } (n.º { $of })?
are-people = { $one } (n.º { $first }) e { $other } (n.º { $second }) são a mesma pessoa?
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
answered = A resposta foi guardada. A pergunta não volta a ser feita.

## Fusões

merges-intro = As mais recentes primeiro. Desfazer uma fusão devolve as inscrições.
no-merges = Não há fusões
no-merges-text = Podes fundir duas pessoas na página de uma delas.
merge-line = Fusão { $number }: { $gone } em { $kept }
moved = { $entries ->
    [one] { $entries } inscrição passou
   *[other] { $entries } inscrições passaram
}
undone-on = Desfeita em { $date }
undo = Desfazer fusão
split = { $name } é de novo uma pessoa à parte. As inscrições que voltaram têm novos links.
older = Fusões mais antigas

## Equipa e definições

staff-intro = As funções daqui são para as páginas da comunidade. Cada torneio tem a sua própria equipa.
new-member = Conta
new-member-hint = Podes escolher contas da equipa de um torneio desta comunidade.
give-role = Dar a função
role-given = A função foi dada.
role-removed = Já não está na equipa da comunidade.
nobody-else = Não há ninguém a adicionar: as contas vêm das equipas dos torneios desta comunidade.
new-community = Nova comunidade
create = Criar a comunidade
created = A comunidade foi criada.
save-settings = Guardar as definições
settings-saved = As definições foram guardadas.
names-hint = Se um torneio desta comunidade mostra iniciais, as páginas da comunidade também têm de mostrar iniciais.
description-hint = Aparece na página da comunidade.
your-communities = As tuas comunidades
