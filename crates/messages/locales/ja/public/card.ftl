## リンクの画像

nameless = マジック多人数戦の大会
place-of = { $players }人中{ $place }位
place-after = 第{ $round }ラウンド後 { $players }人中{ $place }位
share = 共有用の画像
none-yet = ラウンドが終わるまで、このプレイヤーの画像はありません。
