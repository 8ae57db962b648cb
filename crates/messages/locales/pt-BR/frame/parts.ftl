## Listas longas em partes

in-parts = { $what } em partes
all-to-print = Tudo em uma página, para imprimir
all-on-one-page = Todas as { $count } linhas em uma página: imprima pelo menu do navegador. <a>Voltar às partes</a>
parts-beside = Partes vizinhas
back-to = Anterior: <bdi>{ $part }</bdi>
on-to = Próxima: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } de { $all }
left-out = Os primeiros { $shown } de { $all } encontrados. Digite mais letras para reduzir a lista.
from-to = { $first } a { $last }
under-again = { $heading }, { $number }
find-your-name = Busque seu nome
found-for = Encontrado para “<bdi>{ $typed }</bdi>”. <a>Mostrar todos</a>
pages = Páginas

## Notas dos juízes

remove = Remover
remove-note = Remover esta nota

## Convites para a equipe

open-invitations = Convites ainda não usados
invited-for = Para
invited-from = De
action = Ação
revoke = Revogar
code-of-link = QR code do link
