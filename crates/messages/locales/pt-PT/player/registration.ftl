## Inscrição

register = Fazer inscrição
no-registration = Inscrições fechadas de momento
already = Este navegador já fez a inscrição de <bdi>{ $name }</bdi>: <a>vê a página</a>. Continua aqui só para inscreveres outra pessoa.

## O que acontece com a inscrição

needs-approval = A organização aprova cada inscrição.
is-full = Já não há vagas: ficas na lista de espera e entras assim que abrir uma.
has-places = Ficas logo com vaga.

## Campos

code = Código
code-hint = O código no cartaz da organização, como ABCD-2345.
name = Nome
name-hint = Como deve aparecer nos emparelhamentos e na classificação.
same-name = O mesmo nome
that-is-me = Sou eu: a organização já me inscreveu
that-is-me-hint = A organização confirma-o. Depois, este navegador abre a tua página.
another-person = Sou outra pessoa com o mesmo nome
team = Equipa de Gigante de Duas Cabeças
team-mate = Colega de equipa
team-mate-hint = A segunda pessoa da tua equipa.
pronouns = Pronomes
commander-hint = Também podes indicá-lo mais tarde, até as rondas começarem.
decklist-hint = Um link que comece por https://. Só a equipa o vê.
decklist-hint-opens = Um link que comece por https://. Só a equipa o vê até o torneio ser encerrado; depois, todos.

## Demasiadas inscrições de uma rede

too-many = { $seconds ->
    [one] A tua inscrição ainda não está feita: houve muitas inscrições a partir da tua rede na última hora. Espera { $seconds } segundo e envia de novo, ou pede à organização que te inclua.
   *[other] A tua inscrição ainda não está feita: houve muitas inscrições a partir da tua rede na última hora. Espera { $seconds } segundos e envia de novo, ou pede à organização que te inclua.
}

## Depois da inscrição

registered = Inscrição feita
registered-name = Inscrição feita: <bdi>{ $name }</bdi>
confirms-it = A organização confirma que és a pessoa que inscreveu. Depois, este navegador abre a página dessa pessoa.
similar-name = A lista tem um nome parecido: { $name }, jogador { $number }. Se és tu, avisa a organização.
keeps-person = Este navegador agora também abre <a>a tua página</a> em { $community }, para todas as noites de lá.
waits-for-approval = A organização ainda tem de a aprovar.
is-waitlisted = Já não há vagas: estás na lista de espera e entras assim que abrir uma.
has-place = Tens uma vaga.
your-own-link = O teu próprio link
link-text = Abre a tua página: mesa, lugar, posição, check-in. Este navegador já se lembra dele, e podes vê-lo de novo na tua página, em «{ $where }». Quem o tiver age em teu nome.
to-my-page = Ir para a minha página
gone = Esta inscrição já não existe.

## Onde os jogadores são pessoas de uma comunidade

guest = Inscrever-me só para esta noite
guest-hint = Os teus resultados não entram num histórico desta comunidade, e ninguém pergunta se já jogaste aqui.
