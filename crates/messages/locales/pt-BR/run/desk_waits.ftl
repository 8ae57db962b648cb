## O que espera a equipe

floor = O salão
attention = Precisa de atenção
nothing = Nada precisa da sua atenção.

## Uma palavra para cada tipo

word-calls = Chamados
word-rulings = Decisões
word-late = Atraso
word-disputes = Contestações
word-deck-checks = Deck checks
word-missing = Faltam
word-decklists = Listas
word-registrations = Inscrições
word-waiting-list = Espera
word-draft = Rascunho
word-webhooks = Webhooks
word-unheard = Sem resposta

## Uma frase para cada tipo

calls = { $count ->
    [one] { $count } chamado espera um juiz
   *[other] { $count } chamados esperam um juiz
}
rulings = { $count ->
    [one] { $count } decisão espera o juiz principal
   *[other] { $count } decisões esperam o juiz principal
}
late = { $count ->
    [one] { $count } resultado está atrasado
   *[other] { $count } resultados estão atrasados
}
disputed = { $count ->
    [one] { $count } resultado foi contestado
   *[other] { $count } resultados foram contestados
}
deck-checks = { $count ->
    [one] { $count } deck check em andamento
   *[other] { $count } deck checks em andamento
}
missing = { $count ->
    [one] { $count } jogador não fez check-in
   *[other] { $count } jogadores não fizeram check-in
}
decklists = { $count ->
    [one] Falta { $count } lista de deck
   *[other] Faltam { $count } listas de deck
}
registrations = { $count ->
    [one] { $count } jogador espera aprovação
   *[other] { $count } jogadores esperam aprovação
}
waiting-list = { $count ->
    [one] { $count } jogador está na lista de espera
   *[other] { $count } jogadores estão na lista de espera
}
draft = O rascunho { $round-of } está desatualizado
webhooks-disabled = { $count ->
    [one] { $count } webhook está desativado
   *[other] { $count } webhooks estão desativados
}
webhooks-unheard = { $count ->
    [one] { $count } webhook não responde há uma hora ou mais
   *[other] { $count } webhooks não respondem há uma hora ou mais
}

## Um deles

table-since = Mesa { $table } desde { $time }
earlier-since = Uma rodada anterior, desde { $time }
elsewhere-since = Outro lugar, desde { $time }
