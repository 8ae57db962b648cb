## Textos digitados em um formulário

give-name = { $label }: dê um nome.
too-long = { $label }: { $length } caracteres são demais. Reduza a { $most }.
one-line = { $label }: escreva em uma linha, sem caracteres de controle.
control-characters = { $label }: contém caracteres de controle. Tire-os.
day-range = { $label }: escolha um dia de { $first } a { $last }.

## O que alguém digitou sobre um jogador

player-too-long = { $what } tem { $length } caracteres: no máximo { $most }.
player-control = { $what } contém um caractere de controle (uma tabulação ou quebra de linha, por exemplo): tire-o.
player-has-mail = { $what } contém um endereço de e-mail, e nomes são públicos. Ponha o endereço no campo próprio.
name-missing = Falta o nome: dê um.
no-mail-address = Isto não é um endereço de e-mail: ele tem a forma nome@example.org.
no-table-number = “{ $typed }” não é um número de mesa: de 1 a { $most }.
no-awarded-byes = “{ $typed }” não é um número de byes concedidos: de 0 a { $most }.
awarded-byes-published = A rodada { $round } está publicada, por isso os byes concedidos para ela não podem mudar.
decklist-link-only = Indique a lista de deck como um link que comece com https://, ou deixe vazio.
too-many-commanders = { $count } comandantes: um deck tem um, ou dois que o comandam juntos.
link-not-whole = Este link não está inteiro: copie de novo da barra de endereço do navegador.
link-other-scheme = Um link para uma lista de deck começa com https:// ou http://.

## Os sujeitos dessas frases

the-name = O nome
the-sorted-under = O nome para ordenar
the-team-mate = O nome do colega de equipe
the-pronouns = O campo dos pronomes
the-group = O grupo
the-commander = O comandante
the-second-commander = O segundo comandante
the-name-of-commander = O nome de um comandante
the-mail-address = O endereço de e-mail

## Duas pessoas alteraram um jogador ao mesmo tempo

player-changed = Enquanto isso, alguém alterou o jogador { $number }. { $now } Envie de novo para substituir pelo que você digitou.
same-as-yours = O que está gravado agora é igual ao seu.
now-differs = Agora está assim: { $differences }.
difference = { $field }: { $now } (seu: { $yours })
quoted = “{ $text }”
nothing = nada
field-name = o nome
field-sorted-under = o nome para ordenar
field-team-mate = o colega de equipe
field-pronouns = os pronomes
field-email = o endereço de e-mail
field-decklist = a lista de deck
field-commander = o comandante
field-second-commander = o segundo comandante
field-fixed-table = a mesa fixa
field-awarded-byes = os byes concedidos
field-group = o grupo
