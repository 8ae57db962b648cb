## Nomes de campos

label-place = Local
label-description = Descrição
label-code-of-conduct = Código de conduta
label-date = Data
label-preset = Nome do modelo
label-announcement = Aviso
label-pod-size = Tamanho do pod
label-points = Pontos
label-games-to-win = Jogos para vencer
label-tiebreakers = Critérios de desempate
label-playoff-time = Limite de tempo do playoff

## Ajustes de um torneio

unknown-time-zone = Fuso horário desconhecido: “{ $zone }”. Use uma cidade maior perto de você ou um nome como America/Sao_Paulo.
first-table = Primeira mesa: escolha um número de 1 a 90000.
registrations-per-address = Inscrições de um mesmo endereço: escolha um número de 1 a 100000.
lists-name-commanders = Listas de deck: uma lista indica o comandante, e os comandantes não são mostrados a ninguém. Mantenha as listas fechadas ou mostre os comandantes depois do torneio.
profile-not-stored = Não foi possível gravar o perfil: { $problem }
may-not-create = Sua conta não pode criar torneios, só trabalhar onde recebeu convite. Fale com a administração deste site.
settings-changed = Enquanto isso, alguém alterou os ajustes. Compare com os de agora e envie os seus de novo.
open-already = O torneio já está aberto.
cancel-reason = Escreva por que ele é cancelado: todos podem ler.
new-not-there = O novo torneio não está lá.
fixed-once-paired = { $label }: já houve pareamento com isto, então fica como está.
commanders-staff-only = Comandantes: agora só a equipe vê. Depois do pareamento da rodada 1, pode-se mostrar menos, mas nunca mais do que agora.
commanders-after-event = Comandantes: agora todos veem depois do torneio. Depois do pareamento da rodada 1, pode-se mostrar menos, mas nunca mais do que agora.
lists-stay-closed = Listas de deck: só a equipe lê. Os jogadores entregaram as suas sabendo disso, então elas ficam fechadas depois do pareamento da rodada 1.
results-as-they-come = Resultados de uma rodada em andamento: todos veem conforme chegam. Os jogadores começaram assim, então fica: escolha isso.
results-when-finished = Resultados de uma rodada em andamento: todos veem quando a rodada for encerrada. Os jogadores começaram assim, então fica: escolha isso.

## Modelos

presets-of-everybody = Só a administração deste site guarda modelos para todos.
name-preset = Nome do modelo: digite um, como “Sexta”.
too-many-presets = Já há { $most } modelos. Remova um na página dos seus torneios primeiro.
settings-not-stored = Não foi possível gravar os ajustes: { $problem }
preset-needs-account = Um modelo pertence a uma conta: entre primeiro.
preset-removed = Esse modelo já foi removido.
preset-removed-meanwhile = O modelo foi removido enquanto isso. O que está abaixo ficou como você deixou: crie o torneio com isso.
preset-is-everybodys = Este modelo é de todos. Peça à administração deste site que o remova.

## O nome sugerido para um modelo

preset-minutes = { $minutes } min
preset-untimed = sem limite de tempo
preset-pods = pods de { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
preset-no-playoff = sem playoff
preset-top = top { $cut }

## Avisos

announcement-empty = Aviso: digite o que todos, ou a quem ele se dirige, devem ler.
time-past = Mostrar a partir de: esse horário já passou. Deixe vazio para mostrar o aviso já.
time-far = Mostrar a partir de: falta mais de um ano para isso. Confira a data.
whom-everybody = Todos
one-of-both = Só o jogador: um aviso é para uma mesa ou para um jogador. Deixe um dos dois vazio.
no-round-played = Só a mesa: nenhuma rodada está sendo jogada. Espere os pareamentos ou indique um jogador.
no-such-table = Só a mesa: não há mesa { $typed } { $round-in }. Digite o número dela.
nobody-called = Só o jogador: ninguém se chama { $typed }. Digite o nome inteiro ou o número do jogador.
several-called = Só o jogador: mais de uma pessoa se chama { $typed }. Digite um número: { $numbers }.
no-player-number = Só o jogador: não há jogador com o número { $number }.
announcement-gone = Este aviso não está mais nas páginas.

## Webhooks

choose-events = Eventos: escolha pelo menos um.
no-webhook = Esse webhook não existe aqui (ou não existe mais).
address-taken = Endereço: o webhook { $webhook } já o usa. Altere os eventos dele.
no-event-here = Eventos: um webhook daqui não pode receber { $event }. Escolha outros.
too-many-webhooks = Já há { $most } webhooks: primeiro remova um que não seja mais usado.
webhook-changed = Enquanto isso, alguém alterou este webhook. Veja como está agora e envie de novo.
too-many-secrets = No momento, { $most } segredos de assinatura deste webhook são válidos. Espere até que os anteriores ao mais novo terminem, um dia depois da criação dele.
webhook-active = Este webhook já está ativo.
webhook-disabled = Este webhook está desativado. Reative-o primeiro.
no-delivery = Essa entrega não existe (ou não existe mais).
not-public-yet = Isto ainda não é público. É enviado quando se tornar público.
address-paste = Endereço: cole o que seu receptor ou chat mostra, como https://bot.example/podium.
address-letters = Endereço: escreva sem espaços e só com letras de a a z, como o navegador mostra quando você copia.
address-http = Endereço: precisa começar com https://, senão o que é enviado poderia ser lido no caminho.
address-https = Endereço: precisa começar com https://.
address-fragment = Endereço: tire o “#” e o que vem depois: isso nunca é enviado.
address-password = Endereço: tire o nome e a senha antes do “@”. O que é enviado leva uma assinatura.
address-host = Endereço: o servidor não é válido. Escreva como https://bot.example/podium.
address-own-network = Endereço: leva à rede da própria máquina, o que esta instalação não permite.
discord-chat = O que é enviado: este é o endereço de um canal do Discord, que só aceita mensagens. Escolha “Para um chat”.
event-not-stored = Não foi possível gravar: { $problem }

## Documentos importados ou exportados

round-finished-without-results = A rodada { $number } está encerrada, mas faltam resultados de pods: { $missing }.
round-not-finished = A rodada { $number } não está encerrada, mas há uma rodada depois dela.
draft-with-results = A rodada { $number } é um rascunho com resultados.
clock-without-begin = A rodada { $number } não começou, mas tem um relógio.
no-player-with-id = Nenhum jogador tem o id “{ $id }”.
part-not-written = Não foi possível gravar a parte do torneio que é mostrada.
