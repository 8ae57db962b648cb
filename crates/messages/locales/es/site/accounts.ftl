### Cuentas

title = Cuentas
find-name = Buscar un nombre
nobody-by-name = Nadie con ese nombre
caption = Todos los que pueden iniciar sesión aquí. Horas en UTC.
role-on-site = Función en el sitio
role = Función
state = Estado
since = Desde
disabled = Desactivada
can-sign-in = Activa
command-line = línea de comandos

## Invitar al sitio

invite = Invitar a alguien
make-invitation = Crear una invitación
administrator-hint = Todo: cada torneo y todas las cuentas.
organizer-hint = Crea sus propios torneos.
staff-hint = Trabaja solo donde la invita un torneo.
choose-role = Elige una de las funciones.
until-utc = Hasta (UTC)
invitation = Invitación
for-one-new = Para una persona nueva en este sitio, con la función { $role }.
back-to-accounts = Volver a las cuentas
invitation-revoked = Invitación revocada.

## El segundo factor de la administración

factor-of-administrators = Segundo factor de la administración
demanded = Obligatorio
demanded-what = En la administración, quien no lo tenga debe configurarlo antes de nada.
stop-demanding = Dejar de exigirlo
not-demanded = La contraseña de la administración lo abre todo aquí. Exige también un código de una aplicación de autenticación.
demand = Exigirlo
set-up-own = Antes, <a>configura el tuyo</a>.
now-demanded = Desde ahora, toda la administración necesita un segundo factor.
no-longer-demanded = La administración puede iniciar sesión solo con la contraseña.

## La página de una cuenta

since-utc = desde el { $since } UTC
on-staff-of = En el staff de
change-role = Cambiar la función
enable-heading = Activar la cuenta
enable-what = Puede volver a iniciar sesión con su contraseña anterior.
enable = Activar
lost-password = Contraseña perdida
lost-password-what = Crea un enlace que vale una hora, para elegir una contraseña nueva. Los enlaces anteriores dejan de valer.
make-link = Crear un enlace
lost-phone = Teléfono perdido
lost-phone-what = Desactiva el segundo factor y cierra la sesión de la cuenta en todas partes. Comprueba quién lo pide: después basta con la contraseña.
disable-heading = Desactivar la cuenta
disable-what = Cierra la sesión de la cuenta en todas partes y le impide iniciarla. Su nombre queda en los registros, y puedes volver a activarla.
disable = Desactivar
type-name = Escribe { $name } exactamente como aparece aquí.
not-disabled = La cuenta no se ha desactivado.
no-account = En esta dirección no hay ninguna cuenta.
to-accounts = Ir a las cuentas
reset-title = Enlace para una contraseña perdida
reset-what = Para { $name }, que elige con él una contraseña nueva.
back-to-account = Volver a la cuenta
only-administrators = Solo la administración del sitio puede gestionar cuentas.

## Avisos

role-changed = La función de { $name } es ahora: { $role }.
is-disabled = La cuenta { $name } está desactivada y su sesión, cerrada en todas partes.
is-enabled = { $name } puede volver a iniciar sesión.
factor-removed = { $name } inicia sesión solo con la contraseña, y su sesión está cerrada en todas partes.
