## Imagens que não servem

nothing-chosen = Escolhe uma imagem.
other-format = Isto não é uma imagem JPEG, PNG ou WebP.
unreadable = Não é possível ler a imagem. Guarda-a como JPEG ou PNG e envia-a de novo.
incomplete = O ficheiro está incompleto. Envia-o de novo.
unusual = Não é possível ler este tipo de imagem. Guarda-a como JPEG ou PNG e envia-a de novo.
too-many-bytes = A imagem tem mais de { $most } MB. Reduz o tamanho, por exemplo para 2000 píxeis de largura.
too-many-pixels = A imagem tem { $pixels } milhões de píxeis, mais de { $most } milhões. Reduz o tamanho.
too-much-memory = Uma imagem deste tipo com { $pixels } milhões de píxeis é demasiado grande. Reduz o tamanho.
too-large = A imagem tem mais de { $most } milhões de píxeis ou é demasiado grande. Reduz o tamanho.
too-small = A imagem só tem { $width } × { $height } píxeis. Cada lado precisa de pelo menos { $least }.
busy = O servidor está ocupado. Escolhe o ficheiro de novo daqui a pouco.
