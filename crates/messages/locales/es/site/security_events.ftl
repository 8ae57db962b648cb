### El registro de seguridad

title = Registro de seguridad
intro = Inicios de sesión e intentos fallidos, y cambios de cuentas, staff, enlaces y datos personales. Lo último, primero; horas en UTC; las entradas se borran después de { $days } días.
what-happened = Qué ocurrió
network-address = Dirección de red
show = Ver
everything = Todo
nothing-fits = Nada coincide
change-filter = Cambia lo que buscas, o <a>míralo todo</a>.
nothing-yet = Aún no ha ocurrido nada
next-sign-in = El próximo inicio de sesión aparecerá aquí.
nothing-older = Nada anterior
to-latest = <a>Ir a las últimas entradas</a>
caption = Entradas de seguridad, las últimas primero
who = Quién
from = Desde
when-utc = Cuándo (UTC)
when = Cuándo
refused = Rechazado
older = Entradas anteriores
no-such-account = Ninguna cuenta tiene este nombre de usuario. Los intentos con nombres sin cuenta se muestran por su dirección.
no-address = No es una dirección: escribe una como 192.0.2.7 o 2001:db8::7.

## Tipos de entradas

group-sign-ins = Inicios de sesión
group-failures = Inicios fallidos y rechazos
group-passwords = Contraseñas y segundos factores
group-accounts = Cuentas
group-staff = Staff de torneos
group-players = Enlaces y datos de jugadores
group-keys = Claves de la instalación

## Qué ocurrió

account-gone = una cuenta que ya no existe
no-account = un nombre que no es de ninguna cuenta
player = jugador { $number }
role = función
signed-in = Inició sesión
sign-in-failed = Contraseña incorrecta: { $whom }
second-factor-failed = Contraseña correcta y código incorrecto: { $whom }
sign-in-refused = Contraseña correcta de una cuenta desactivada: { $whom }
player-tries-limited = Demasiados intentos con la dirección escrita ({ $player }): los siguientes esperan
tries-limited = Demasiados intentos ({ $whom }): los siguientes esperan
signed-out = Cerró sesión
sessions-ended = { $count ->
    [one] Cerró la sesión de un navegador
   *[other] Cerró la sesión de { $count } navegadores
}
password-confirmed = Escribió otra vez la contraseña
password-not-confirmed = Escribió una contraseña incorrecta al pedírsela otra vez
password-changed = Cambió su propia contraseña
password-reset = Eligió una contraseña nueva en lugar de una perdida: { $whom }
second-factor-on = Activó el segundo factor: { $whom }
second-factor-off = Desactivó el segundo factor: { $whom }
recovery-codes-made = Creó códigos de recuperación nuevos: { $whom }
recovery-code-used = { $count ->
    [one] Usó un código de recuperación ({ $whom }); queda { $count }
   *[other] Usó un código de recuperación ({ $whom }); quedan { $count }
}
account-made = Creó la cuenta { $whom }, { $role }
account-role-changed = Cambió la función en el sitio de { $whom }: { $role }
account-disabled = Desactivó la cuenta: { $whom }
account-enabled = Activó la cuenta: { $whom }
reset-link-made = Creó un enlace para la contraseña perdida de { $whom }
site-invitation-made = Invitó a una persona al sitio: { $role }
site-invitation-withdrawn = Retiró una invitación al sitio
staff-invited = Invitó a una persona al staff: { $role }
staff-invitation-withdrawn = Retiró una invitación al staff
staff-joined = Se unió al staff: { $whom }, { $role }
staff-role-changed = Cambió la función de { $whom }: { $role }
staff-removed = Quitó del staff: { $whom }
right-refused = Envió un formulario sin tener este permiso: { $right }
left-out = Demasiadas entradas de tipo «{ $kind }» ({ $whom }): las siguientes solo están en el registro propio del servicio
player-link-renewed = Renovó el enlace secreto ({ $player })
player-links-shown = { $count ->
    [one] Miró el enlace secreto de un jugador
   *[other] Miró los enlaces secretos de { $count } jugadores
}
personal-data-removed = Borró los datos personales ({ $player })
private-export = Descargó: { $what }
calendar-renewed = Renovó la dirección de su propio calendario
keys-replaced = Sustituyó: { $what }
access-token-made = Creó el token de acceso { $token }
access-token-revoked = Revocó el token de acceso { $token }
