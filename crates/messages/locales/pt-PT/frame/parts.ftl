## Listas longas em partes

in-parts = { $what } em partes
all-to-print = Tudo numa página, para imprimir
all-on-one-page = Todas as { $count } linhas numa página: imprime a partir do menu do navegador. <a>Voltar às partes</a>
parts-beside = Partes vizinhas
back-to = Anterior: <bdi>{ $part }</bdi>
on-to = Seguinte: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } de { $all }
left-out = Mostrados os primeiros { $shown } de { $all }. Escreve mais letras para reduzir a lista.
from-to = { $first } a { $last }
under-again = { $heading }, { $number }
find-your-name = Procura o teu nome
found-for = Encontrado para «<bdi>{ $typed }</bdi>». <a>Mostrar todos</a>
pages = Páginas

## Notas dos juízes

remove = Remover
remove-note = Remover esta nota

## Convites para a equipa

open-invitations = Convites ainda não usados
invited-for = Para
invited-from = De
action = Ação
revoke = Revogar
code-of-link = Código QR do link
