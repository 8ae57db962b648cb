## Por que algo em uma comunidade foi recusado

no-such-community = Não há comunidade neste endereço.
no-such-person = Não há pessoa { $number } nesta comunidade, ou os dados dela foram removidos.
no-such-merge = Não há mesclagem { $number } nesta comunidade.
no-community = Este torneio não é de nenhuma comunidade. Primeiro, escolha uma nos ajustes dele.
not-on-staff = Você não é da equipe desta comunidade, por isso não pode { $what }. Fale com a organização dela.
not-on-its-staff = Você não pode cuidar das pessoas em { $community }. Peça à organização uma função lá.
not-organizer-of = Você não é da organização de { $tournament }, cuja equipe a próxima noite recebe. Peça a alguém da organização que inicie a noite.
not-on-a-staff = Esta conta não é da equipe de nenhum torneio da comunidade. Primeiro, convide-a para um torneio.
only-person = Só a própria pessoa pode fazer isto, pelo link secreto dela.
link-of-community = O link de uma pessoa só funciona nas páginas da comunidade dela.
unknown-person = Este navegador não tem um link válido de uma pessoa desta comunidade. Abra seu link de novo ou peça-o à equipe.
to-community = Ver a comunidade
has-entry = { $name } já tem inscrição em { $tournament }: número { $number }. Uma pessoa só pode ter uma inscrição em um torneio.
say-who = Escolha quem é.
not-the-typed-name = O nome de { $name } não começa com “{ $typed }”, então ninguém foi adicionado. Escolha de novo.
no-evening-before = Nenhuma noite anterior desta comunidade foi jogada.
open-already = { $tournament } já está aberto.
everybody-is-here = Todos da última noite já têm inscrição aqui.

## Mesclagens

one-already = Os dois números já são de { $name }. Escolha outra pessoa.
both-in =
    { $one } (número { $number }) e { $other } (número { $second }) têm inscrição em { $tournament }, então são pessoas diferentes. Se uma inscrição está
    errada, corrija-a lá primeiro.
both-in-several =
    { $one } (número { $number }) e { $other } (número { $second }) têm inscrição em { $tournament } e em mais { $more }, então são pessoas
    diferentes. Se há inscrições erradas, corrija-as lá primeiro.
both-on = { $one } e { $other } têm uma posição em { $evening }, então são pessoas diferentes. Se uma posição está errada, corrija-a no seu arquivo e importe de novo.
undone-already = A mesclagem { $number } já foi desfeita.
no-data-any-more = Os dados pessoais da pessoa { $number } foram removidos, por isso a mesclagem não pode ser desfeita.
undo-later-first = Depois houve outra mesclagem de { $name }. Primeiro, desfaça a mesclagem { $number }.
answered-already = Alguém já respondeu a isto.
same-person-name = { $name }, número { $number }, talvez seja a mesma pessoa. Se são pessoas diferentes, diga.
person-changed = Enquanto isso, alguém alterou { $name }. Veja o que mudou e salve suas alterações de novo.

## Nomes mostrados

community-shows-full =
    { $community } mostra nomes completos, e este torneio mostra nome e inicial. Altere os nomes mostrados nos ajustes de um dos dois.
tournaments-show-initials = Alguns torneios desta comunidade mostram nome e inicial, então a comunidade também precisa mostrar assim.
