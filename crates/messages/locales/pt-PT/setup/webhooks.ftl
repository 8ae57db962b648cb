## A lista

title = Webhooks
what-they-do = Um endereço aqui é avisado do que acontece neste torneio assim que se torna público: um canal de chat, um bot, um overlay, o site de uma liga.
what-they-do-in-community = Um endereço aqui é avisado do que acontece nesta comunidade assim que se torna público: noites, resultados de pods livres e a classificação das épocas.
none-yet = Ainda não há webhooks
add-below = Adiciona um endereço abaixo e envia um teste.
column-webhook = Webhook
column-for = Para
column-events = Eventos
not-answered = não responde desde { $since }
unreadable-address = um endereço ilegível
add-heading = Adicionar um webhook
added = O webhook foi adicionado. Envia um teste.

## Estados

active = Ativo
fails = A falhar
disabled = Desativado

## O formulário

name-hint = Um nome para a equipa, como «Site da liga».
address-hint = Onde o teu bot escuta, ou o endereço de webhook de um canal do Discord. Quem o conhece pode escrever lá: é guardado selado e nunca mais se mostra por inteiro.
address-stays = Vazio: como está, { $address }.
what-is-sent = O que é enviado
for-program = Para um programa
for-program-hint = JSON assinado, conforme Standard Webhooks: para bots, overlays e sites de ligas.
for-chat = Para um chat
for-chat-hint = Uma mensagem com o link, como os webhooks do Discord a aceitam.
no-shape = O que é enviado: escolhe um dos dois.
shape-program = Programa
shape-chat = Chat
events = Eventos
events-hint = Eventos que desfazem estes também são enviados.
add = Adicionar o webhook

## Eventos

round-published = Uma ronda é publicada
round-unpublished = A publicação de uma ronda é desfeita
round-started = Uma ronda começa
round-unstarted = Um início é desfeito
round-finished = Uma ronda é encerrada
round-reopened = Uma ronda é reaberta
table-result = O resultado de uma mesa, quando todos o veem
cut-announced = O corte é anunciado
cut-revoked = O corte é revogado
tournament-over = O torneio é encerrado ou cancelado
has-champion = Sabe-se quem ganhou o torneio
tournament-reopened = O torneio é reaberto
tournament-cancelled = O torneio é cancelado
announcement = Um aviso a todos
announcement-withdrawn = Um aviso é retirado
players-change = Jogadores entram, saem ou mudam de nome
evening-opened = Uma noite é aberta
evening-over = Uma noite é encerrada ou cancelada
evening-reopened = Uma noite é reaberta
evening-cancelled = Uma noite é cancelada
season-changed = A classificação ou as noites de uma época mudam
season-closed = Uma época é encerrada
season-reopened = Uma época é reaberta
free-pod-result = O resultado de um pod livre passa a contar
a-test = Um teste
