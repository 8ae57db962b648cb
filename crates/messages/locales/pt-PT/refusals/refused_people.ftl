## Por que motivo algo numa comunidade foi recusado

no-such-community = Não há nenhuma comunidade neste endereço.
no-such-person = Não há pessoa { $number } nesta comunidade, ou os seus dados foram removidos.
no-such-merge = Não há fusão { $number } nesta comunidade.
no-community = Este torneio não é de nenhuma comunidade. Escolhe primeiro uma nas definições dele.
not-on-staff = Não és da equipa desta comunidade, por isso não podes { $what }. Fala com a organização dela.
not-on-its-staff = Não podes gerir as pessoas em { $community }. Pede à organização uma função lá.
not-organizer-of = Não és da organização de { $tournament }, cuja equipa a próxima noite recebe. Pede a alguém da organização que inicie a noite.
not-on-a-staff = Esta conta não é da equipa de nenhum torneio da comunidade. Convida-a primeiro para um torneio.
only-person = Só a própria pessoa pode fazer isto, com o seu link secreto.
link-of-community = O link de uma pessoa só funciona nas páginas da sua comunidade.
unknown-person = Este navegador não tem um link válido de uma pessoa desta comunidade. Abre o teu link de novo ou pede-o à equipa.
to-community = Ir para a comunidade
has-entry = { $name } já tem inscrição em { $tournament }: número { $number }. Uma pessoa só pode ter uma inscrição num torneio.
say-who = Escolhe quem é.
not-the-typed-name = O nome de { $name } não começa por «{ $typed }», por isso ninguém foi adicionado. Escolhe de novo.
no-evening-before = Nenhuma noite anterior desta comunidade foi jogada.
open-already = { $tournament } já está aberto.
everybody-is-here = Todos os da última noite já têm inscrição aqui.

## Fusões

one-already = Os dois números já são de { $name }. Escolhe outra pessoa.
both-in =
    { $one } (número { $number }) e { $other } (número { $second }) têm inscrição em { $tournament }, por isso são pessoas diferentes. Se uma inscrição
    estiver errada, corrige-a lá primeiro.
both-in-several =
    { $one } (número { $number }) e { $other } (número { $second }) têm inscrição em { $tournament } e em mais { $more }, por isso são pessoas
    diferentes. Se houver inscrições erradas, corrige-as lá primeiro.
both-on = { $one } e { $other } têm uma posição em { $evening }, por isso são pessoas diferentes. Se uma posição estiver errada, corrige-a no teu ficheiro e importa-o de novo.
undone-already = A fusão { $number } já foi desfeita.
no-data-any-more = Os dados pessoais da pessoa { $number } foram removidos, por isso a fusão não pode ser desfeita.
undo-later-first = Depois houve outra fusão de { $name }. Desfaz primeiro a fusão { $number }.
answered-already = Alguém já respondeu a isto.
same-person-name = { $name }, número { $number }, talvez seja a mesma pessoa. Se são pessoas diferentes, indica-o.
person-changed = Entretanto, alguém alterou { $name }. Vê o que mudou e guarda de novo as tuas alterações.

## Nomes mostrados

community-shows-full =
    { $community } mostra nomes completos, e este torneio mostra nome e inicial. Altera os nomes mostrados nas definições de um dos dois.
tournaments-show-initials = Alguns torneios desta comunidade mostram nome e inicial, por isso a comunidade também os tem de mostrar assim.
