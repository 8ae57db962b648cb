## O registo de um torneio

intro = O mais recente primeiro. Nada é apagado: correções e ações desfeitas são novas linhas. <a>Em CSV</a>
public = todos podem ler isto
why = Porquê: <bdi>{ $reason }</bdi>
before-and-after = Antes e depois
before-and-after-of = Antes e depois da linha { $number }
before = Antes
after = Depois
older = Linhas mais antigas
by-token = { $name }, pelo token «{ $token }»
