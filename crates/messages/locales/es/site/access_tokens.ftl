### Tokens de acceso

access-tokens = Tokens de acceso
times-in-utc = Horas en UTC.
what-they-are = Un programa envía un token a la <a>API</a> y actúa por ti, con tu función actual. El registro nombra el token.
none-yet = Tus tokens aparecen aquí.

## La lista

token = Token
may = Permisos
tournament = Torneo
expires = Caduca
hint-and-made = { $hint }…, creado el { $made }
nothing = ninguno
all = todos
never-used = nunca
never-expires = nunca
expired = Caducado
revoke = Revocar { $name }
revoked = El token se ha revocado: ya no abre nada.

## Un token nuevo

make-heading = Crear un token
name = Nombre
name-hint = Qué lo usa, como «superposición del stream». Queda anotado en el registro.
may-be-used-for = Para qué se puede usar
scope-read = Ver lo que ve tu función: borradores, resultados en curso, estados
scope-players = Añadir y editar jugadores, hacer su check-in y registrar abandonos
scope-results = Introducir resultados
scope-rounds = Preparar, publicar, empezar y terminar rondas
scope-webhooks = Crear, cambiar y quitar webhooks
scope-settings = Crear torneos y cambiar sus ajustes
for-label = Para
all-your-tournaments = Todos tus torneos
expires-after = Caduca después de
one-year = Un año
no-end = No caduca
choose-expiry = Elige cuándo caduca el token.
make = Crear el token

## La página que muestra un token una vez

your-new-token = Tu token nuevo
shown-once = <b>Esta página muestra el token una sola vez.</b> Cópialo ahora en «{ $name }» y guárdalo como una contraseña: quien lo tenga actúa por ti.
example = Un programa lo envía con cada llamada. Esta llamada muestra qué puede hacer el token:
more-calls = <a>La documentación de la API</a> tiene las demás llamadas y un bot del que partir.
have-it = Lo tengo
