## Campos de formulários

optional = opcional
in-brackets = ({ $remark })
type-to-confirm = Digite <b>{ $word }</b> para confirmar
word-missing = Digite a palavra { $word } para confirmar. Nada foi alterado.
no-number = { $label }: { $typed } não é um número de { $least } a { $most }.
no-time = { $typed } não é um horário. Escreva assim: 2026-11-20 14:00.
skipped-hour = nesse dia, os relógios de { $zone } pulam essa hora. Escolha um horário antes ou depois.
copy = Copiar
copied = Copiado

## Páginas entre um formulário e a resposta

password-title = Sua senha, por favor
password-too-many = Houve várias tentativas sem sucesso. Espere { $seconds } s e tente de novo.
kept-title = Enviar o que você digitou?
sign-in-title = Entrar
signed-out = Sua sessão tinha terminado, então nada do que você enviou foi gravado. Entre, volte à página e envie de novo.
signed-out-kept = Sua sessão tinha terminado, então nada do que você enviou foi gravado. Entre: você verá de novo o que digitou e poderá enviar.
