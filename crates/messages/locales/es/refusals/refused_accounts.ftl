## Nombres de usuario y contraseñas

type-name = Escribe un nombre de usuario: con él inicias sesión.
name-too-long = El nombre de usuario tiene { $length } caracteres: usa { $most } como máximo.
name-invisible = El nombre de usuario contiene un carácter invisible: escríbelo otra vez.
name-taken = Ya hay una cuenta { $name }: elige otro nombre o inicia sesión.
no-account-named = No hay ninguna cuenta «{ $name }». `podium user list` las muestra todas.
password-too-short = La contraseña tiene { $length } caracteres: usa al menos { $least }. Tres o cuatro palabras seguidas se recuerdan bien.
password-too-long = La contraseña tiene { $length } caracteres: usa { $most } como máximo.
password-is-name = La contraseña es igual que el nombre de usuario: elige otra.
password-guessed = Esta contraseña se adivina enseguida: es muy común o se compone de partes que lo son. Usa tres o cuatro palabras que no tengan nada que ver entre sí.
password-not-current = Esta no es tu contraseña actual. No se ha cambiado nada.
password-not-yours = Esta no es tu contraseña. Todavía no se ha hecho nada.
password-changed = Tu contraseña acaba de cambiar, así que no se ha hecho nada. Envíalo otra vez con la nueva.
wrong-pair = El nombre de usuario o la contraseña no son correctos. La contraseña distingue mayúsculas y minúsculas.
account-disabled = Esta cuenta está desactivada. La administración del sitio puede volver a activarla.

## El segundo factor

wrong-code = Este no es el código que muestra ahora la aplicación, o ya se usó. Espera al siguiente y escribe ese.
begin-again = { $minutes ->
    [one] Hay que escribir el código como mucho { $minutes } minuto después de la contraseña. Inicia sesión otra vez desde el principio.
   *[other] Hay que escribir el código como mucho { $minutes } minutos después de la contraseña. Inicia sesión otra vez desde el principio.
}
code-asked = Se pide un código.
factor-there = Tu cuenta ya tiene un segundo factor. Desactívalo primero y después configura otra aplicación.
no-factor-begun = No hay ningún segundo factor a medio configurar. Empieza de nuevo en la página de tu cuenta.
not-code-of-app = Este no es el código de la aplicación. Escribe las seis cifras que muestra ahora; si se rechazan otra vez, comprueba que el teléfono pone la hora automáticamente.
nothing-to-recover = Tu cuenta no tiene segundo factor, así que no hay nada que recuperar.
own-factor-first = Configura antes tu propio segundo factor, en la página de tu cuenta: así sabes qué les pides a los demás.
no-own-factor = Tu cuenta no tiene segundo factor.
own-factor-elsewhere = Este es tu propio segundo factor: desactívalo en la página de tu cuenta, con un código.
has-no-factor = { $name } no tiene segundo factor.

## Cuentas, para la administración

no-such-account = Esa cuenta ya no existe.
account-changed = Mientras tanto, alguien cambió la cuenta { $name }. Mírala como está ahora y decide otra vez.
last-administrator = { $name } es la última cuenta de administración que puede iniciar sesión. Da antes esa función a otra persona.
enable-first = { $name } tiene la cuenta desactivada: actívala primero.
session-ended = Esa sesión ya ha terminado.

## Tokens de acceso

name-token = Pon un nombre al token: para qué se usa.
choose-scopes = Elige para qué se puede usar el token.
choose-days = Elige de 1 a { $most } días, o ninguno para un token que no caduca.
no-role-there = No tienes ninguna función en este torneo.
too-many-tokens = Tienes { $most } tokens, tantos como puede tener una cuenta. Revoca uno que ya no se use.
token-revoked = Ese token ya está revocado.

## Enlaces de un solo uso

link-unknown = Enlace desconocido: está incompleto, se revocó o lo sustituye uno más reciente. Pide un enlace nuevo.
link-used = Este enlace ya se usó, y solo sirve una vez. Si lo usaste tú, inicia sesión. Si no, habla con quien te lo dio.
link-expired = Este enlace ha caducado. Pide un enlace nuevo.
link-no-longer = Quien hizo esta invitación ya no puede dar esta función. Pide un enlace nuevo.
link-set-up = Esta instalación ya está preparada. Inicia sesión o pide una invitación a la administración del sitio.
link-not-for-account = Este enlace no es para quien ya tiene la sesión iniciada.
invitation-gone = Esa invitación ya se usó o se revocó.
role-here-already = Ya tienes la función { $role } en este torneo. La invitación sigue sin usar: dásela a quien corresponde.
role-on-site-already = Ya tienes la función { $role } en este sitio. La invitación sigue sin usar: dásela a quien corresponde.

## El staff de un torneo

not-on-staff = No estás en el staff de este torneo.
who-chooses-staff = Solo la organización y el juez principal eligen el staff.
cannot-give-role = Con tu función ({ $own }) no puedes dar ni quitar la función { $other }. Habla con la organización.
has-become = La función de { $name } es ahora { $role }. Decide otra vez.
is-already = { $name } ya tiene la función { $role }.
not-on-staff-any-more = Esa persona ya no está en el staff.
last-organizer = Es la última persona de la organización del torneo. Da antes esa función a otra.
