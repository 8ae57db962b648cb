## El enlace secreto de un jugador

### La página que muestra el enlace

your-link = Tu enlace
scan-code = Escanea el código con otro teléfono para abrir tu página también allí. Quien tenga este enlace actúa en tu nombre: no se lo enseñes a nadie.
secret-link = Enlace secreto
your-page = Tu página

### Un enlace abierto en un navegador que tiene la página de otra persona

whose-page = ¿De quién es?
whose-page-is-this = ¿De quién es esta página?
question =
    Este navegador tiene la página de <b><bdi>{ $held }</bdi></b>. El enlace que has abierto es el de
    <b><bdi>{ $name }</bdi></b>. Continúa solo si a partir de ahora este teléfono debe reportar y actuar por <bdi>{ $name }</bdi>: la página de
    <bdi>{ $held }</bdi> necesitará entonces su propio enlace otra vez.
change-to = Cambiar a { $name }
stay-with = Seguir con { $held }

### Página de error

no-such-link =
    Este enlace no lleva a ningún jugador. Puede que se haya copiado solo en parte o que se haya renovado: pide el nuevo al staff.
