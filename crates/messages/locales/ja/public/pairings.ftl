## 対戦表

title = 対戦表
title-of-round = 対戦表：{ $round }

## ラウンドの進み具合

published-at = { $time }公開
started-with-clock = { $time }開始、{ $clock }
started-untimed = { $time }開始、時間制限なし
finished = 終了

## リストの上

players-draft-in-pods = このポッドでドラフトを行い、第1ラウンドも同じポッドで対戦します（MTR-A X.6A）。
changed-by-hand = 手作業で変更されています。
what-was-changed = 変更の内容と理由
to-your-table = 自分の卓へ
order = 並び順
by-table = 卓順
by-last-name = 姓順
by-name = 名前順
tables = 卓

## 検索結果なし

nobody-by-that-name = このラウンドにその名前のプレイヤーはいません
tell-organizer-now = 組み合わせに入っているはずの場合は、すぐに主催者に伝えてください。

## 名前順

players-by-name = 名前順のプレイヤーと卓・席
players-by-last-name = 姓順のプレイヤーと卓・席
bye = 不戦勝
loss = 負け

## 卓順

seed = 第{ $seed }シード
drawn = 引き分け。
advances-by-seed = { $player }がシード順で勝ち上がります。
drawn-without = 引き分け。{ $players }には点が入りません。
games = ゲーム：{ $games }。
games-won = { $player } { $count }
games-drawn = 引き分け { $count }
byes = 不戦勝
bye-points = このラウンドは対戦なし、{ $points }点。
not-paired = 組み合わせなし（マッチの敗北）
why-not-paired = 組み合わせの作成後に来たか、不在だったプレイヤーです。

## リストの下

rounds = ラウンド

## 第1ラウンド前

none-published = 公開されたラウンドはまだありません
appear-here =
    主催者が最初のラウンドを公開すると、ここに卓と席が表示されます。それまでは、<a>プレイヤー一覧</a>に自分の名前があるか確認できます。
