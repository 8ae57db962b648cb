## Imágenes que no se pueden usar

nothing-chosen = Elige una imagen.
other-format = No es una imagen JPEG, PNG o WebP.
unreadable = La imagen no se puede leer. Guárdala de nuevo como JPEG o PNG.
incomplete = El archivo está incompleto. Súbelo otra vez.
unusual = Este tipo de imagen no se puede leer. Guárdala de nuevo como JPEG o PNG.
too-many-bytes = La imagen ocupa más de { $most } MB. Redúcela, por ejemplo a 2000 píxeles de ancho.
too-many-pixels = La imagen tiene { $pixels } millones de píxeles, más de { $most } millones. Redúcela.
too-much-memory = Una imagen de este tipo con { $pixels } millones de píxeles es demasiado grande. Redúcela.
too-large = La imagen tiene más de { $most } millones de píxeles o es demasiado grande. Redúcela.
too-small = La imagen solo tiene { $width } × { $height } píxeles. Cada lado debe tener al menos { $least }.
busy = El servidor está ocupado con otras imágenes. Elige el archivo otra vez dentro de un momento.
