## Nomes de campos

label-place = Local
label-description = Descrição
label-code-of-conduct = Código de conduta
label-date = Data
label-preset = Nome do modelo
label-announcement = Aviso
label-pod-size = Tamanho do pod
label-points = Pontos
label-games-to-win = Jogos para ganhar
label-tiebreakers = Critérios de desempate
label-playoff-time = Limite de tempo do playoff

## Ajustes de um torneio

unknown-time-zone = Fuso horário desconhecido: «{ $zone }». Usa uma cidade grande perto de ti ou um nome como Europe/Lisbon.
first-table = Primeira mesa: escolhe um número de 1 a 90000.
registrations-per-address = Inscrições de um mesmo endereço: escolhe um número de 1 a 100000.
lists-name-commanders = Decklists: uma lista indica o comandante, e os comandantes não são mostrados a ninguém. Mantém as listas fechadas ou mostra os comandantes depois do torneio.
profile-not-stored = Não é possível guardar o perfil: { $problem }
may-not-create = A tua conta não pode criar torneios, só trabalhar onde recebeu convite. Fala com a administração deste site.
settings-changed = Entretanto, alguém alterou as definições. Compara com as de agora e envia as tuas de novo.
open-already = O torneio já está aberto.
cancel-reason = Escreve por que motivo é cancelado: todos o podem ler.
new-not-there = O novo torneio não aparece.
fixed-once-paired = { $label }: já houve emparelhamento com isto, por isso fica como está.
commanders-staff-only = Comandantes: agora só a equipa os vê. Depois do emparelhamento da ronda 1, podes mostrar menos, mas nunca mais do que agora.
commanders-after-event = Comandantes: agora todos os veem depois do torneio. Depois do emparelhamento da ronda 1, podes mostrar menos, mas nunca mais do que agora.
lists-stay-closed = Decklists: só a equipa as lê. Os jogadores entregaram as suas a contar com isso, por isso continuam fechadas depois do emparelhamento da ronda 1.
results-as-they-come = Resultados de uma ronda a decorrer: todos os veem à medida que chegam. Os jogadores começaram assim, por isso fica: escolhe isso.
results-when-finished = Resultados de uma ronda a decorrer: todos os veem quando a ronda for encerrada. Os jogadores começaram assim, por isso fica: escolhe isso.

## Modelos

presets-of-everybody = Só a administração deste site pode guardar modelos para todos.
name-preset = Nome do modelo: escreve um, como «Sexta».
too-many-presets = Já há { $most } modelos. Remove um na página dos teus torneios primeiro.
settings-not-stored = Não é possível guardar as definições: { $problem }
preset-needs-account = Um modelo pertence a uma conta: inicia sessão primeiro.
preset-removed = Esse modelo já foi removido.
preset-removed-meanwhile = O modelo foi removido entretanto. O que está abaixo ficou como o deixaste: cria o torneio com isso.
preset-is-everybodys = Este modelo é de todos. Pede à administração deste site que o remova.

## O nome sugerido para um modelo

preset-minutes = { $minutes } min
preset-untimed = sem limite de tempo
preset-pods = pods de { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
preset-no-playoff = sem playoff
preset-top = top { $cut }

## Avisos

announcement-empty = Aviso: escreve o que todos, ou as pessoas a quem se dirige, devem ler.
time-past = Mostrar a partir de: essa hora já passou. Deixa o campo vazio para mostrar o aviso já.
time-far = Mostrar a partir de: falta mais de um ano para isso. Verifica a data.
whom-everybody = Todos
one-of-both = Só o jogador: um aviso é para uma mesa ou para um jogador. Deixa um dos dois vazio.
no-round-played = Só a mesa: não está a decorrer nenhuma ronda. Espera pelos emparelhamentos ou indica um jogador.
no-such-table = Só a mesa: não há mesa { $typed } { $round-in }. Escreve o número dela.
nobody-called = Só o jogador: ninguém se chama { $typed }. Escreve o nome inteiro ou o número do jogador.
several-called = Só o jogador: mais de uma pessoa se chama { $typed }. Escreve um número: { $numbers }.
no-player-number = Só o jogador: não há jogador com o número { $number }.
announcement-gone = Este aviso já não está nas páginas.

## Webhooks

choose-events = Eventos: escolhe pelo menos um.
no-webhook = Esse webhook não existe aqui (ou já não existe).
address-taken = Endereço: o webhook { $webhook } já o usa. Altera os eventos dele.
no-event-here = Eventos: um webhook daqui não pode receber { $event }. Escolhe outros.
too-many-webhooks = Já há { $most } webhooks: primeiro remove um que já não seja usado.
webhook-changed = Entretanto, alguém alterou este webhook. Vê como está agora e envia de novo.
too-many-secrets = De momento, { $most } segredos de assinatura deste webhook são válidos. Espera até terminarem os anteriores ao mais recente, um dia depois de este ter sido criado.
webhook-active = Este webhook já está ativo.
webhook-disabled = Este webhook está desativado. Reativa-o primeiro.
no-delivery = Essa entrega não existe (ou já não existe).
not-public-yet = Isto ainda não é público. É enviado quando o for.
address-paste = Endereço: cola o que o teu recetor ou chat mostra, como https://bot.example/podium.
address-letters = Endereço: escreve-o sem espaços e só com letras de a a z, como o navegador o mostra quando o copias.
address-http = Endereço: tem de começar por https://, senão o que é enviado podia ser lido no caminho.
address-https = Endereço: tem de começar por https://.
address-fragment = Endereço: tira o «#» e o que vem depois: isso nunca é enviado.
address-password = Endereço: tira o nome e a palavra-passe antes do «@». O que é enviado leva uma assinatura.
address-host = Endereço: o servidor não é válido. Escreve-o como https://bot.example/podium.
address-own-network = Endereço: leva à rede da própria máquina, o que esta instalação não permite.
discord-chat = O que é enviado: este é o endereço de um canal do Discord, que só aceita mensagens. Escolhe «Para um chat».
event-not-stored = Não é possível guardar: { $problem }

## Documentos importados ou exportados

round-finished-without-results = A ronda { $number } está encerrada, mas faltam resultados de pods: { $missing }.
round-not-finished = A ronda { $number } não está encerrada, mas há uma ronda depois dela.
draft-with-results = A ronda { $number } é um rascunho com resultados.
clock-without-begin = A ronda { $number } não começou, mas tem um relógio.
no-player-with-id = Nenhum jogador tem o id «{ $id }».
part-not-written = Não é possível escrever a parte do torneio que é mostrada.
