## Imagens que não servem

nothing-chosen = Escolha uma imagem.
other-format = Isto não é uma imagem JPEG, PNG ou WebP.
unreadable = Não foi possível ler a imagem. Salve-a como JPEG ou PNG e envie de novo.
incomplete = O arquivo está incompleto. Envie de novo.
unusual = Não é possível ler este tipo de imagem. Salve-a como JPEG ou PNG e envie de novo.
too-many-bytes = A imagem tem mais de { $most } MB. Reduza, por exemplo para 2000 pixels de largura.
too-many-pixels = A imagem tem { $pixels } milhões de pixels, mais de { $most } milhões. Reduza o tamanho.
too-much-memory = Uma imagem deste tipo com { $pixels } milhões de pixels é grande demais. Reduza o tamanho.
too-large = A imagem tem mais de { $most } milhões de pixels ou é grande demais. Reduza o tamanho.
too-small = A imagem tem só { $width } × { $height } pixels. Cada lado precisa de pelo menos { $least }.
busy = O servidor está ocupado. Escolha o arquivo de novo daqui a pouco.
