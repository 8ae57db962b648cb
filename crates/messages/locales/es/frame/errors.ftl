## Páginas de error

status = Error { $status }
request-id = Si pides ayuda, indica esta petición: <code>{ $id }</code>

## Títulos

not-here = Aquí no hay nada
no-permission = No tienes permiso
incomplete-request = Petición incompleta
not-this-way = Así no se puede
not-saved = No se ha guardado
not-stored = No se ha guardado
one-moment = Un momento
perhaps-stored = Quizá se haya guardado
went-wrong = Algo ha fallado
changed-first = Alguien lo cambió antes
too-many-tries = Demasiados intentos
too-much-at-once = Demasiado de una vez
form-too-old = Este formulario es demasiado antiguo
no-place-now = No hay sitio ahora

## Botones y enlaces

to-front-page = Ir a la portada
ask-again = Volver a intentarlo
go-back = Volver
back-to-your-page = Volver a tu página
to-the-tournament = Ir al torneo
sign-in = Iniciar sesión

## Frases

busy-form = El servidor está ocupado y no se ha guardado nada. Vuelve a enviarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Si ya no ves el formulario, vuelve atrás: lo que escribiste sigue ahí.
busy-page = El servidor está ocupado. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
perhaps-stored-detail = Esto se envió, pero se perdió la respuesta que dice si se ha guardado. Vuelve a enviar el mismo formulario: solo cuenta una vez. Si ya no lo ves, mira si está guardado antes de rellenar otro.
unexpected = Ha ocurrido algo inesperado por nuestra parte; los detalles están en el registro del servicio.
unexpected-nothing-changed = Ha ocurrido algo inesperado por nuestra parte. No se ha cambiado nada; los detalles están en el registro del servicio.
page-not-made = No se ha podido crear la página.
fix-and-send = Vuelve atrás, corrige lo que se indica aquí y envíalo otra vez. No se ha cambiado nada.
wait-seconds = Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
nothing-here = En esta dirección no hay nada.
no-page = En esta dirección no hay ninguna página. Puede que esté mal escrita o que el enlace sea antiguo.
no-tournament = En esta dirección no hay ningún torneo.
no-stage = Esta no es la dirección del stream de este torneo. El staff encuentra la correcta en la página Stream.
no-file = Ese archivo no existe.
bad-query = No se entiende lo que hay después del signo ? en esta dirección. Usa un enlace en su lugar.
method-refused = Esta dirección no acepta peticiones { $method }.

## La base de datos

read-only-page = Ahora mismo la base de datos de este servicio solo se puede leer. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
read-only-form = Ahora mismo la base de datos de este servicio solo se puede leer, así que no se ha cambiado nada. Avisa a quien administra el servicio y vuelve a enviarlo después.
full-page = El disco de este servicio está lleno. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
full-form = El disco de este servicio está lleno, así que no se ha cambiado nada. Avisa a quien administra el servicio y vuelve a enviarlo después.
disk-page = Ahora mismo el disco de este servicio falla. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
disk-form = Ahora mismo el disco de este servicio falla, así que no se ha cambiado nada. Avisa a quien administra el servicio y vuelve a enviarlo después.
locked-page = Ahora mismo otro programa escribe en la base de datos de este servicio. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
locked-form = Ahora mismo otro programa escribe en la base de datos de este servicio, así que no se ha cambiado nada. Vuelve a enviarlo dentro de un momento.
silent-page = Ahora mismo la base de datos no responde. Esta página vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
silent-form = Ahora mismo la base de datos no responde, así que no se ha cambiado nada. Vuelve a enviarlo dentro de un momento.

## Enlaces de un solo uso

link-unknown = Este enlace no se reconoce
link-used = Este enlace ya se usó
link-expired = Este enlace ha caducado
link-void = Este enlace ya no es válido

## Formularios

foreign-form = Este formulario se envió desde otro sitio. Abre la página aquí y vuelve a enviarlo.
unknown-player = Este navegador no sabe de quién era esta página. Vuelve a abrir tu enlace secreto.
other-session = Has iniciado o cerrado sesión desde que se abrió esta página. Vuelve atrás, recarga la página y envíalo otra vez.
takes-no-file = Este formulario no admite archivos. Abre la página otra vez y envíalo desde ahí.
nul-in-form = El formulario contiene un carácter que no aparece en ningún texto (NUL). Vuelve atrás, quítalo y envíalo otra vez.
form-unreadable = No se puede leer el formulario. Abre la página otra vez y envíalo desde ahí.
upload-unreadable = No se puede leer el archivo enviado. Abre la página otra vez y envíalo desde ahí.
form-broke-off = El formulario se cortó por el camino. Envíalo otra vez.
form-late = El formulario no llegó a tiempo, así que no se ha cambiado nada. Comprueba la conexión y envíalo otra vez.
form-too-large = Este formulario admite como máximo { $most }. Envíalo en partes más pequeñas; no se ha cambiado nada.
no-place-detail = Hay demasiadas páginas abiertas, así que esta no se actualiza. Recárgala para ver las novedades.

## Peticiones para otro servicio, o de programas

strange-address = Esta dirección contiene un carácter que no aparece en ninguna dirección de este servicio.
no-host = La petición no dice para qué servidor es.
other-name = No es el nombre de este servicio
service-is-at = Este servicio está en { $address }. Abre esa dirección.
service-has-no-name = Este servicio solo se conoce por números, como http://192.0.2.7:8080, y como localhost. Quien administra el servicio puede darle un nombre con --public-url.
open-it = Abrirla
key-reused = con esta clave ya se envió otra cosa
