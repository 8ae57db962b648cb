### El segundo factor de una cuenta

on-since = desde el { $since } UTC. Al iniciar sesión necesitas un código de tu aplicación después de la contraseña.

## Códigos de recuperación

recovery-codes = Códigos de recuperación
codes-left = { $count ->
    [one] Queda uno. Con cada uno inicias sesión una vez sin el teléfono. Al crear otros, los anteriores dejan de valer.
   *[other] Quedan { $count }. Con cada uno inicias sesión una vez sin el teléfono. Al crear otros, los anteriores dejan de valer.
}
no-codes-left = No queda ninguno: sin tu teléfono no puedes iniciar sesión. Con cada uno inicias sesión una vez sin el teléfono. Al crear otros, los anteriores dejan de valer.
make-codes = Crear códigos de recuperación nuevos
your-codes = Tus códigos de recuperación
shown-once = <b>Esta página los muestra una sola vez.</b> Imprímela o apúntalos, y guárdalos lejos del teléfono. Con cada uno, { $name } inicia sesión una vez en { $site } sin el teléfono, después de la contraseña.
have-them = Los tengo

## Desactivarlo

switch-off = Desactivarlo
for-new-phone = También para un teléfono nuevo: desactívalo y vuelve a configurarlo.
administrators-need-one = Aquí la administración necesita uno.
code-hint-off = El código actual de la aplicación, o uno de recuperación.
is-off = El segundo factor está desactivado: inicias sesión solo con tu contraseña.
still-on = El segundo factor sigue activado.

## Configurarlo

demanded = <b>Aquí la administración necesita un segundo factor</b>, y tu cuenta aún no lo tiene. Configúralo para seguir.
why = Una contraseña sola se puede ver o adivinar. Con un segundo factor necesitas además un código de una aplicación de autenticación de tu teléfono. Sirve cualquiera con códigos temporales.
scan = 1. Escanea esto con la aplicación
or-type = O escribe en ella esta clave: <code>{ $key }</code>
on-phone = En el propio teléfono: <a>abre la aplicación</a>.
type-code = 2. Escribe el código que muestra
code-hint-on = Seis cifras. La sesión se cierra en los demás navegadores.
switch-on = Activarlo
begin-again = Empezar de nuevo con otra clave
not-on-yet = El segundo factor aún no está activado.
