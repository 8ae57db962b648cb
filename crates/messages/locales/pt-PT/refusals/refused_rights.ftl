## Quem não pode fazer o que tentou

not-on-staff = Não és da equipa deste torneio, e isto exige alguém que possa { $what }. Fala com a organização.
is-organizer = És da organização, e isto exige alguém que possa { $what }. Fala com a organização.
is-head-judge = És juiz principal aqui, e isto exige alguém que possa { $what }. Fala com a organização.
is-judge = És juiz aqui, e isto exige alguém que possa { $what }. Fala com a organização.
is-scorekeeper = És scorekeeper aqui, e isto exige alguém que possa { $what }. Fala com a organização.

## O que alguém pode fazer

may-see-inside = ver as páginas da equipa
may-enter-results = registar resultados
may-manage-players = gerir os jogadores
may-pair = emparelhar e publicar rondas
may-judge = atuar como juiz
may-choose-table-ends = escolher como uma mesa termina a ronda
may-run-clock = controlar o relógio
may-correct = corrigir rondas encerradas
may-read-records = ler o registo completo e as exportações privadas
may-choose-stage = escolher o que uma transmissão mostra
may-announce = publicar avisos
may-change-settings = alterar as definições
may-remove-personal-data = remover dados pessoais
may-choose-staff = escolher a equipa

## Outras recusas

sign-in-first = Inicia sessão primeiro.
only-administrator = Só a administração do site pode gerir contas.
not-signed-in-any-more = A tua sessão terminou, por isso nada foi alterado. Inicia sessão e envia de novo.
password-too-long-ago = Escreveste a tua palavra-passe há demasiado tempo, por isso nada foi alterado. Envia de novo: a palavra-passe volta a ser pedida.
factor-due = Aqui, a administração precisa de um segundo fator, e a tua conta não tem. Configura-o primeiro na página da tua conta.
link-not-valid = Este link já não é válido, por isso nada foi alterado. Pede o novo à equipa.
link-of-tournament = O link de um jogador é de um torneio.
only-player = Só um jogador pode fazer isto, com o seu link secreto.

## Programas com um token de acesso

token-ended = Este token foi revogado ou expirou, por isso nada foi alterado.
token-is-no-password = Isto pede a tua palavra-passe, que nenhum token substitui. Fá-lo num navegador, com sessão iniciada.
token-elsewhere = Este token é de um só torneio, e não serve para isto.
token-lacks-scope = Falta a este token o escopo «{ $scope }». Cria um que o tenha na página da tua conta.

## Páginas que já não estão atualizadas

no-such-tournament = Esse torneio não existe aqui.
tournament-cancelled = Este torneio foi cancelado.
no-round-now = O torneio mudou desde que olhaste e agora não tem nenhuma ronda. Vê como está e decide de novo.
round-is-draft = { $number ->
    [one] { $round } agora é um rascunho: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
   *[other] { $round } agora são um rascunho: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
}
round-is-published = Os emparelhamentos { $round-of } já estão publicados: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
round-is-running = { $number ->
    [one] { $round } já está a decorrer: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
   *[other] { $round } já estão a decorrer: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
}
round-is-finished = { $number ->
    [one] { $round } já terminou: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
   *[other] { $round } já terminaram: as rondas mudaram desde que olhaste, talvez porque isto foi enviado duas vezes. Vê o torneio como está agora e decide de novo.
}
