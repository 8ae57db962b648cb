### Tu cuenta

your-tournaments = Tus torneos
your-role = Tu función

## El calendario

your-calendar = Tu calendario
calendar-what = Un calendario suscrito a esta dirección muestra los torneos en los que trabajas, también los que aún no están abiertos. No la compartas: quien la tenga puede verlos.
calendar-address = Dirección de tu calendario
calendar-subscribe = <a>Suscribirse con el programa de calendario de este dispositivo</a>: lo abre, y este pregunta antes de añadir el calendario. Si no se abre nada, copia la dirección en el programa. Al renovar la dirección, la anterior deja de funcionar: los calendarios que la usan quedan vacíos.
renew-address = Renovar la dirección
address-renewed = Tu calendario tiene una dirección nueva. La anterior ya no muestra nada.

## La contraseña

change-password = Cambiar la contraseña
current-password = Contraseña actual
password-hint = Al menos 12 caracteres. Tu sesión se cierra en todos los demás sitios, y tus tokens de acceso se revocan.
password-changed = La contraseña ha cambiado. Tu sesión está cerrada en todos los demás sitios, y los tokens de acceso anteriores están revocados. Las notificaciones en otros dispositivos están desactivadas.
password-not-changed = La contraseña no ha cambiado. Corrige lo que está marcado.

## El segundo factor

second-factor = Segundo factor
on = Activado
off = Desactivado
on-since = desde el { $since } UTC.
password-alone = Inicias sesión solo con tu contraseña.
set-it-up = Configurarlo

## Navegadores con la sesión iniciada

signed-in-where = Dónde tienes la sesión iniciada
in-browsers = { $count ->
    [one] Solo en este navegador.
   *[other] En { $count } navegadores.
}
see-browsers = { $count ->
    [one] Verlo
   *[other] Verlos
}
sign-out = Cerrar sesión
browsers-line = Horas en UTC. En un navegador sin usar durante 30 días, la sesión se cierra.
browser = Navegador
address = Dirección
last-used = Último uso, aprox.
signed-in = Inicio de sesión
unknown-browser = Navegador desconocido
unknown = desconocida
this-browser = Este navegador
sign-it-out = Cerrar su sesión
sign-out-here = Cerrar sesión aquí
sign-out-elsewhere = Cerrar sesión en los demás
not-yours = ¿Un navegador que no es tuyo? Cierra su sesión y después <a>cambia tu contraseña</a>.
browser-signed-out = La sesión de ese navegador está cerrada.
others-signed-out = { $count ->
    [one] Se ha cerrado la sesión en otro navegador. Las notificaciones en otros dispositivos están desactivadas.
   *[other] Se ha cerrado la sesión en otros { $count } navegadores. Las notificaciones en otros dispositivos están desactivadas.
}
nowhere-else = No tenías la sesión iniciada en ningún otro sitio.

## Tokens de acceso

programs = { $count ->
    [one] Un programa puede actuar por ti.
   *[other] { $count } programas pueden actuar por ti.
}
no-program = Ningún programa actúa por ti.
all-accounts = Todas las cuentas de este sitio
your-account = Tu cuenta
no-such-account = Esa cuenta ya no existe.
