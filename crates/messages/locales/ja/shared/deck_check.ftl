## デッキリストの確認

checked-by = 確認に使用：{ $by }。
own-cards = この大会のカードデータ
card-data-of = { $date }時点のカードデータ
own-banned-list = この大会の禁止カードリスト
banned-list-of = { $date }時点の禁止カードリスト
line-finding = { $line }行目：{ $finding }
bracket = ブラケット
bracket-number = ブラケット{ $number }
bracket-not-stated = 未申告
bracket-hint = あなたの考えるデッキのブラケットです：1 Exhibition、2 Core、3 Upgraded、4 Optimized、5 cEDH。
brackets-up-to = ブラケット{ $highest }まで使えます。
choose-bracket = ブラケットをリストから選んでください。
stated-bracket = ブラケット{ $number }と申告されています。
game-changers = ゲームチェンジャー（{ $count }枚）：{ $names }。
list-file = またはファイル
list-file-hint = デッキサイトやプログラムが書き出したもの：テキスト、CSV、Magic Onlineの.dekファイル。上のテキストの代わりになります。
