## O teu link secreto

your-link = O teu link
scan-code = Lê o código com outro telemóvel para abrires lá também a tua página. Quem tiver este link age em teu nome: não o mostres a ninguém.
secret-link = Link secreto
your-page = A tua página

## Link de outra pessoa

whose-page = Página de quem?
whose-page-is-this = De quem é esta página?
question = Este navegador tem a página de <b><bdi>{ $held }</bdi></b>. O link que abriste é de <b><bdi>{ $name }</bdi></b>. Continua só se queres que, de agora em diante, este telemóvel comunique resultados e aja em nome de <bdi>{ $name }</bdi>: a página de <bdi>{ $held }</bdi> volta então a precisar do seu próprio link.
change-to = Mudar para { $name }
stay-with = Continuar com { $held }

## Erro

no-such-link = Este link não leva a nenhum jogador. Pode ter sido copiado só em parte, ou foi renovado: pede o novo à equipa.
