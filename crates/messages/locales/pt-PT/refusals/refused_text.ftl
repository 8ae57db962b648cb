## Textos escritos num formulário

give-name = { $label }: dá um nome.
too-long = { $label }: { $length } caracteres são demasiados. Reduz para { $most }.
one-line = { $label }: escreve tudo numa linha, sem caracteres de controlo.
control-characters = { $label }: contém caracteres de controlo. Tira-os.
day-range = { $label }: escolhe um dia de { $first } a { $last }.

## O que alguém escreveu sobre um jogador

player-too-long = { $what } tem { $length } caracteres: no máximo { $most }.
player-control = { $what } contém um carácter de controlo (uma tabulação ou quebra de linha, por exemplo): tira-o.
player-has-mail = { $what } contém um endereço de e-mail, e os nomes são públicos. Põe o endereço no campo próprio.
name-missing = Falta o nome: dá um.
no-mail-address = Isto não é um endereço de e-mail: tem a forma nome@example.org.
no-table-number = «{ $typed }» não é um número de mesa: de 1 a { $most }.
no-awarded-byes = «{ $typed }» não é um número de byes atribuídos: de 0 a { $most }.
awarded-byes-published = A ronda { $round } está publicada, por isso os byes atribuídos para ela já não podem mudar.
decklist-link-only = Indica a decklist como um link que comece por https://, ou deixa o campo vazio.
too-many-commanders = { $count } comandantes: um deck tem um, ou dois que o lideram juntos.
link-not-whole = Este link não está inteiro: copia-o de novo da barra de endereço do navegador.
link-other-scheme = Um link para uma decklist começa por https:// ou http://.

## Os sujeitos dessas frases

the-name = O nome
the-sorted-under = O nome para ordenar
the-team-mate = O nome do colega de equipa
the-pronouns = O campo dos pronomes
the-group = O grupo
the-commander = O comandante
the-second-commander = O segundo comandante
the-name-of-commander = O nome de um comandante
the-mail-address = O endereço de e-mail

## Duas pessoas alteraram um jogador ao mesmo tempo

player-changed = Entretanto, alguém alterou o jogador { $number }. { $now } Envia de novo o que escreveste para o substituir.
same-as-yours = O que está guardado agora é igual ao teu.
now-differs = Agora está assim: { $differences }.
difference = { $field }: { $now } (o teu: { $yours })
quoted = «{ $text }»
nothing = nada
field-name = o nome
field-sorted-under = o nome para ordenar
field-team-mate = o colega de equipa
field-pronouns = os pronomes
field-email = o endereço de e-mail
field-decklist = a decklist
field-commander = o comandante
field-second-commander = o segundo comandante
field-fixed-table = a mesa fixa
field-awarded-byes = os byes atribuídos
field-group = o grupo
