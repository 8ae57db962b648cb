## Campos de formularios

optional = opcional
in-brackets = ({ $remark })
type-to-confirm = Escribe <b>{ $word }</b> para confirmar
word-missing = Escribe la palabra { $word } para confirmar. No se ha cambiado nada.
no-number = { $label }: { $typed } no es un número del { $least } al { $most }.
no-time = { $typed } no es una fecha con hora. Escríbela así: 2026-11-20 14:00.
skipped-hour = ese día, los relojes de { $zone } se saltan esta hora. Elige una hora anterior o posterior.
copy = Copiar
copied = Copiado

## Páginas entre un formulario y su respuesta

password-title = Tu contraseña, por favor
password-too-many = Ha habido varios intentos fallidos. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
kept-title = ¿Enviar lo que escribiste?
sign-in-title = Iniciar sesión
signed-out = Tu sesión estaba cerrada, así que no se ha guardado nada de lo que enviaste. Inicia sesión, vuelve a la página y envíalo otra vez.
signed-out-kept = Tu sesión estaba cerrada, así que no se ha guardado nada de lo que enviaste. Inicia sesión: después volverás a ver lo que escribiste y podrás enviarlo.
