## A equipe de um torneio

nobody-yet = Ainda não há ninguém na equipe.
nobody-yet-text = Crie um convite abaixo e envie o link dele.
times-in = Horários em { $zone }.
column-since = Desde
column-role = Função
you = (você)
account-disabled = Conta desativada
role-of = Função de { $name }
change = Alterar
change-role-of = Alterar a função de { $name }
remove-member = Remover { $name } da equipe
invite = Convidar alguém
role = Função neste torneio
role-hint = O link funciona uma vez.
valid-for = Válido por
valid-for-hint = Você pode revogar abaixo um convite não usado.
hours = 24 horas
week = Uma semana
until-over = Até o fim do torneio
make = Criar um convite
until = Até
command-line = linha de comando
choose-role = Escolha uma das funções.

## O que as funções significam

organizer-means = Tudo neste torneio, também ajustes e equipe. No salão, decide se não há juiz principal.
head-judge-means = No salão, tudo o que os juízes fazem, e a palavra final: apelações, Perda de Jogo ou mais. Também jogadores, rodadas, resultados, correções, o registro.
judge-means = No salão: chamados, decisões, deck checks, tempo para mesas, jogos acompanhados. Também resultados da rodada em andamento.
scorekeeper-means = Jogadores, rodadas e resultados da rodada em andamento. No salão, só lê: sem chamados, sem decisões.

## A página com o link de um convite

invitation = Convite
invitation-for = Para uma pessoa em { $tournament }, função: { $role }. Com uma conta nova ou uma que já existe.
back = Voltar à equipe

## Avisos depois de um botão

revoked = Convite revogado.
role-now = A função agora é { $role }.
removed = Não está mais na equipe. O que essa pessoa fez fica no registro.
