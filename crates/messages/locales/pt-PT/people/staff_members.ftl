## A equipa de um torneio

nobody-yet = Ainda não há ninguém na equipa.
nobody-yet-text = Cria um convite abaixo e envia o seu link.
times-in = Horas em { $zone }.
column-since = Desde
column-role = Função
you = (tu)
account-disabled = Conta desativada
role-of = Função de { $name }
change = Alterar
change-role-of = Alterar a função de { $name }
remove-member = Remover { $name } da equipa
invite = Convidar alguém
role = Função neste torneio
role-hint = O link funciona uma vez.
valid-for = Válido durante
valid-for-hint = Podes revogar abaixo um convite por usar.
hours = 24 horas
week = Uma semana
until-over = Até ao fim do torneio
make = Criar um convite
until = Até
command-line = linha de comandos
choose-role = Escolhe uma das funções.

## O que as funções significam

organizer-means = Tudo neste torneio, também definições e equipa. Na sala, decide quando não há juiz principal.
head-judge-means = Na sala, tudo o que os juízes fazem, e a palavra final: apelações, Perda de Jogo ou mais. Também jogadores, rondas, resultados, correções, o registo.
judge-means = Na sala: chamadas, decisões, deck checks, tempo para mesas, jogos acompanhados. Também resultados da ronda a decorrer.
scorekeeper-means = Jogadores, rondas e resultados da ronda a decorrer. Na sala, só lê: sem chamadas, sem decisões.

## A página com o link de um convite

invitation = Convite
invitation-for = Para uma pessoa em { $tournament }, função: { $role }. Com uma conta nova ou uma que já existe.
back = Voltar à equipa

## Avisos depois de um botão

revoked = Convite revogado.
role-now = A função agora é { $role }.
removed = Já não está na equipa. O que essa pessoa fez fica no registo.
