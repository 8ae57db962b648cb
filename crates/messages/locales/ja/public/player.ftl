## プレイヤーのページ

entered-in = 第{ $round }ラウンドから参加
commander = 統率者
this-is-me = これは自分です
this-is-not-me = これは自分ではありません
no-round = ラウンドはまだありません
no-round-text = ラウンドが公開されると、ここに卓、席、対戦相手が表示されます。
rounds = ラウンド
rounds-latest-first = ラウンド（新しい順）
seats-had = スイスラウンドの席：{ $seats }。
seat-times = { $seat }番席 { $times }回
seats-balanced = 席はできるだけ均等に割り振られます。これは補遺と異なります。
points-over-rounds = 勝ち点の推移
points-after-each = 各ラウンド終了時の勝ち点
round-short = R{ $number }
decklist = デッキリスト
where-from = 数値の計算方法

## 大きな数字の下の語

stat-final-place = 最終順位
stat-rank = 順位
stat-rank-after-swiss = スイスラウンド順位
stat-points = 勝ち点
stat-record = 勝–負–分
stat-seed = プレイオフのシード

## ラウンドの状態

result-void = 無効
result-seated = 着席
result-playing = 対戦中
result-none = 結果なし
