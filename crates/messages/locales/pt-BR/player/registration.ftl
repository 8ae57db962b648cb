## Inscrição

register = Fazer inscrição
no-registration = Inscrições fechadas no momento
already = Este navegador já fez a inscrição de <bdi>{ $name }</bdi>: <a>veja a página</a>. Continue aqui só para inscrever outra pessoa.

## O que acontece com a inscrição

needs-approval = A organização aprova cada inscrição.
is-full = Não há mais vagas: você entra na lista de espera e ganha uma vaga assim que abrir.
has-places = Você terá uma vaga na hora.

## Campos

code = Código
code-hint = O código do cartaz da organização, como ABCD-2345.
name = Nome
name-hint = Como deve aparecer nos pareamentos e na classificação.
same-name = O mesmo nome
that-is-me = Sou eu: a organização já me incluiu
that-is-me-hint = A organização confirma. Depois, este navegador abre sua página.
another-person = Sou outra pessoa com o mesmo nome
team = Equipe de Gigante de Duas Cabeças
team-mate = Colega de equipe
team-mate-hint = A segunda pessoa da sua equipe.
pronouns = Pronomes
commander-hint = Você também pode informar depois, até as rodadas começarem.
decklist-hint = Um link que comece com https://. Só a equipe vê.
decklist-hint-opens = Um link que comece com https://. Só a equipe vê até o torneio ser encerrado; depois, todos.

## Inscrições demais de uma rede

too-many = { $seconds ->
    [one] Sua inscrição ainda não foi feita: houve muitas inscrições da sua rede na última hora. Espere { $seconds } segundo e envie de novo, ou peça à organização que inclua você.
   *[other] Sua inscrição ainda não foi feita: houve muitas inscrições da sua rede na última hora. Espere { $seconds } segundos e envie de novo, ou peça à organização que inclua você.
}

## Depois da inscrição

registered = Inscrição feita
registered-name = Inscrição feita: <bdi>{ $name }</bdi>
confirms-it = A organização confirma que você é a pessoa que ela incluiu. Depois, este navegador abre a página dessa pessoa.
similar-name = A lista tem um nome parecido: { $name }, jogador { $number }. Se é você, avise a organização.
keeps-person = Este navegador agora também abre <a>sua página</a> em { $community }, para todas as noites de lá.
waits-for-approval = A organização ainda precisa aprovar.
is-waitlisted = Não há mais vagas: você está na lista de espera e ganha uma vaga assim que abrir.
has-place = Você tem uma vaga.
your-own-link = Seu próprio link
link-text = Ele abre sua página: mesa, assento, posição, check-in. Este navegador já se lembra dele, e você pode vê-lo de novo na sua página, em “{ $where }”. Quem tiver o link age em seu nome.
to-my-page = Ir à minha página
gone = Esta inscrição não existe mais.

## Onde os jogadores são pessoas de uma comunidade

guest = Inscrever-se só para esta noite
guest-hint = Seus resultados não entram em um histórico desta comunidade, e ninguém pergunta se você já jogou aqui.
