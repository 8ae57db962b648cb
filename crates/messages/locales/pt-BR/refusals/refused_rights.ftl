## Quem não pode fazer o que tentou

not-on-staff = Você não é da equipe deste torneio, e isto exige alguém que possa { $what }. Fale com a organização.
is-organizer = Você é da organização, e isto exige alguém que possa { $what }. Fale com a organização.
is-head-judge = Você é juiz principal aqui, e isto exige alguém que possa { $what }. Fale com a organização.
is-judge = Você é juiz aqui, e isto exige alguém que possa { $what }. Fale com a organização.
is-scorekeeper = Você é scorekeeper aqui, e isto exige alguém que possa { $what }. Fale com a organização.

## O que alguém pode fazer

may-see-inside = ver as páginas da equipe
may-enter-results = registrar resultados
may-manage-players = cuidar dos jogadores
may-pair = parear e publicar rodadas
may-judge = atuar como juiz
may-choose-table-ends = escolher como uma mesa termina a rodada
may-run-clock = controlar o relógio
may-correct = corrigir rodadas encerradas
may-read-records = ler o registro completo e as exportações privadas
may-choose-stage = escolher o que uma transmissão mostra
may-announce = publicar avisos
may-change-settings = alterar os ajustes
may-remove-personal-data = remover dados pessoais
may-choose-staff = escolher a equipe

## Outras recusas

sign-in-first = Primeiro, entre na sua conta.
only-administrator = Só a administração do site pode gerenciar contas.
not-signed-in-any-more = Sua sessão terminou, então nada foi alterado. Entre e envie de novo.
password-too-long-ago = Faz tempo demais que você digitou sua senha, então nada foi alterado. Envie de novo, e ela será pedida.
factor-due = Aqui, a administração precisa de um segundo fator, e sua conta não tem. Configure-o primeiro na página da sua conta.
link-not-valid = Este link não é mais válido, então nada foi alterado. Peça o novo à equipe.
link-of-tournament = O link de um jogador é de um torneio.
only-player = Só um jogador pode fazer isto, pelo próprio link secreto.

## Programas com um token de acesso

token-ended = Este token foi revogado ou expirou, então nada foi alterado.
token-is-no-password = Isto pede sua senha, que nenhum token substitui. Faça no navegador, depois de entrar.
token-elsewhere = Este token é de um só torneio e não serve para isto.
token-lacks-scope = Falta a este token o escopo “{ $scope }”. Crie um que o tenha na página da sua conta.

## Páginas que não estão mais atualizadas

no-such-tournament = Esse torneio não existe aqui.
tournament-cancelled = Este torneio foi cancelado.
no-round-now = O torneio mudou desde que você olhou e não tem rodada agora. Veja como está e decida de novo.
round-is-draft = { $number ->
    [one] { $round } agora é um rascunho: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
   *[other] { $round } agora são um rascunho: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
}
round-is-published = Os pareamentos { $round-of } já estão publicados: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
round-is-running = { $number ->
    [one] { $round } já está em andamento: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
   *[other] { $round } já estão em andamento: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
}
round-is-finished = { $number ->
    [one] { $round } já terminou: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
   *[other] { $round } já terminaram: as rodadas mudaram desde que você olhou, talvez porque isto foi enviado duas vezes. Veja o torneio como está agora e decida de novo.
}
