## 使えない画像

nothing-chosen = 画像を選んでください。
other-format = JPEG、PNG、WebPの画像ではありません。
unreadable = 画像を読み取れません。JPEGかPNGで保存して、もう一度アップロードしてください。
incomplete = ファイルが不完全です。もう一度アップロードしてください。
unusual = この種類の画像は読み取れません。JPEGかPNGで保存して、もう一度アップロードしてください。
too-many-bytes = 画像が{ $most } MBを超えています。小さくしてください（例：幅2000ピクセル）。
too-many-pixels = 画像は{ $pixels }00万ピクセルで、{ $most }00万ピクセルを超えています。小さくしてください。
too-much-memory = この種類の画像は{ $pixels }00万ピクセルでは大きすぎます。小さくしてください。
too-large = 画像が{ $most }00万ピクセルを超えているか、大きすぎます。小さくしてください。
too-small = 画像は{ $width } × { $height }ピクセルしかありません。縦横とも{ $least }ピクセル以上が必要です。
busy = サーバーがほかの画像を処理しています。少し待って、もう一度ファイルを選んでください。
