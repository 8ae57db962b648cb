### Enlaces de un solo uso

## Títulos

set-up-podium = Preparar Podium
join-tournament = Unirse a { $tournament }
join-site = Unirse a este Podium
new-password-title = Elegir una contraseña nueva

## Qué ofrece el enlace

set-up-what = Crea la primera cuenta. Será la de administración del sitio: con ella creas torneos e invitas a otros.
join-what = Tienes una invitación al staff con la función { $role }.
join-as-administrator = Tienes una invitación a la administración del sitio: gestionas torneos y cuentas.
join-as-organizer = Tienes una invitación para organizar: puedes crear tus propios torneos.
join-as-staff = Tienes una invitación para crear una cuenta; los torneos te invitan a su staff.
reset-what = Para la cuenta { $account }. Su sesión se cierra en todos los demás sitios, y sus tokens de acceso se revocan.
from-until = De { $name }. El enlace sirve una vez, hasta el { $until } ({ $zone }).
until = El enlace sirve una vez, hasta el { $until } ({ $zone }).

## Los formularios

signed-in-as = Has iniciado sesión como <b>{ $name }</b>.
join-with-this = Unirse con esta cuenta
not-you = ¿No eres tú? Cierra la sesión en <a>la página de tu cuenta</a> y vuelve a abrir el enlace.
new-password = Contraseña nueva
password-hint = Al menos 12 caracteres, por ejemplo tres o cuatro palabras.
set-password = Guardar la contraseña
user-name-hint = Con él inicias sesión; lo ven otros miembros del staff.
make-account = Crear la cuenta
have-account = ¿Ya tienes una cuenta? <a>Inicia sesión</a> y se une esa cuenta.

## Avisos

signed-in = Has iniciado sesión.
first-account-made = La cuenta se ha creado. Ahora, el primer torneo: basta con su nombre.
password-changed = La contraseña ha cambiado. Inicia sesión con ella y un código.
link-still-works = No se ha cambiado nada, y el enlace aún sirve. Corrige lo que está marcado.
joined = Te has unido.

## La página que muestra un enlace una vez

shown-once = <b>Esta página muestra el enlace una sola vez.</b> Cópialo, o haz que escaneen ahora el código. Sirve una vez y vale durante { $holds }.
link-label = Enlace
