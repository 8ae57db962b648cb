### Iniciar sesión

user-name = Nombre de usuario
password = Contraseña
players-need-none = Los jugadores no necesitan cuenta: abren el enlace o escanean el código que les da la organización.
staff-by-invitation = El staff recibe una cuenta por invitación. Si has perdido la contraseña, pide un enlace a la administración del sitio.

## El código

your-code = Tu código
code = Código
code-hint = Las seis cifras que muestra ahora tu aplicación de autenticación.
without-phone = Sin el teléfono: escribe uno de tus códigos de recuperación. Cada uno sirve una vez.
without-both = Sin ninguno de los dos: la administración del sitio puede desactivar el segundo factor.
too-late = Demasiado tarde
recovery-codes-left = { $left ->
    [one] Has iniciado sesión. Queda un código de recuperación: crea otros o configura otro teléfono.
   *[other] Has iniciado sesión. Quedan { $left } códigos de recuperación: crea otros o configura otro teléfono.
}
last-recovery-code = Has iniciado sesión. Era el último código de recuperación: crea otros o configura otro teléfono.
wait = { $seconds ->
    [one] Ha habido varios intentos fallidos. Espera { $seconds } segundo y vuelve a intentarlo; no se bloquea a nadie.
   *[other] Ha habido varios intentos fallidos. Espera { $seconds } segundos y vuelve a intentarlo; no se bloquea a nadie.
}
signed-out = Has cerrado sesión.

## La contraseña otra vez

why-again = Escribe tu contraseña otra vez antes de cambiar cuentas, staff o datos personales, por si alguien encontró abierto este navegador. Durante una hora no se te vuelve a pedir. <b>Aún no se ha cambiado nada</b>, y esta página conserva lo que rellenaste.
your-password = Tu contraseña
go-on = Seguir
remembered = Tu contraseña se recuerda durante una hora. Sigue.

## Un formulario enviado antes de iniciar sesión

was-not-stored = Esto <b>no se guardó</b>: iniciaste o cerraste sesión desde que se abrió su página. Si alguien cambió lo mismo mientras tanto, se te preguntará.
send = Enviar
do-not-send = No enviarlo
