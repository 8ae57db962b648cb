## Seu link secreto

your-link = Seu link
scan-code = Leia o código com outro celular para abrir sua página lá também. Quem tiver este link age em seu nome: não mostre a ninguém.
secret-link = Link secreto
your-page = Sua página

## Link de outra pessoa

whose-page = Página de quem?
whose-page-is-this = De quem é esta página?
question = Este navegador tem a página de <b><bdi>{ $held }</bdi></b>. O link que você abriu é de <b><bdi>{ $name }</bdi></b>. Continue só se, de agora em diante, este celular deve informar resultados e agir por <bdi>{ $name }</bdi>: a página de <bdi>{ $held }</bdi> precisará de novo do próprio link.
change-to = Mudar para { $name }
stay-with = Continuar com { $held }

## Erro

no-such-link = Este link não leva a nenhum jogador. Pode ter sido copiado só em parte, ou foi renovado: peça o novo à equipe.
