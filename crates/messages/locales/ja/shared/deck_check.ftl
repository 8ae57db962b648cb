## デッキリストの確認

checked-by = 確認に使用：{ $by }。
own-cards = この大会のカードデータ
card-data-of = { $date }時点のカードデータ
own-banned-list = この大会の禁止カードリスト
banned-list-of = { $date }時点の禁止カードリスト
line-finding = { $line }行目：{ $finding }
