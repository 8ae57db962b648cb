## Campos de formulários

optional = opcional
in-brackets = ({ $remark })
type-to-confirm = Escreve <b>{ $word }</b> para confirmar
word-missing = Escreve a palavra { $word } para confirmar. Nada foi alterado.
no-number = { $label }: { $typed } não é um número de { $least } a { $most }.
no-time = { $typed } não é uma hora. Escreve assim: 2026-11-20 14:00.
skipped-hour = nesse dia, os relógios de { $zone } saltam essa hora. Escolhe uma hora antes ou depois.
copy = Copiar
copied = Copiado

## Páginas entre um formulário e a resposta

password-title = A tua palavra-passe, por favor
password-too-many = Houve várias tentativas falhadas. Espera { $seconds } segundos e tenta de novo.
kept-title = Enviar o que escreveste?
sign-in-title = Iniciar sessão
signed-out = A tua sessão tinha terminado, por isso nada do que enviaste foi guardado. Inicia sessão, volta à página e envia-o de novo.
signed-out-kept = A tua sessão tinha terminado, por isso nada do que enviaste foi guardado. Inicia sessão: voltas a ver o que escreveste e podes enviá-lo.
