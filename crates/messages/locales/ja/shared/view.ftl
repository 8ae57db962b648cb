## 大会の進み具合

round-of-rounds = 第{ $round }ラウンド（全{ $rounds }回戦）
after-round-of-rounds = 第{ $round }ラウンド終了（全{ $rounds }回戦）
top-announced = トップ{ $cut }発表

## 結果の出た卓

one-table-done = 結果が出ました
all-tables-done = 全{ $tables }卓の結果が出ました
tables-done = { $tables }卓中{ $done }卓の結果が出ています

## 優勝

champion = 優勝
champions = 同率優勝
champion-is = 優勝：{ $champion }
champions-are = 同率優勝：{ $champions }

## トーナメント表

pod = ポッド
pod-number = ポッド{ $number }
drawn-by-seed = { $table }：引き分け、シード順
winner-of-pod = ポッドの勝者
winner-of-pod-number = ポッド{ $number }の勝者
winner-of-table = { $table }番卓の勝者
winner-of-semi-finals = 準決勝の勝者
winner-of-quarter-finals = 準々決勝の勝者
winner-of-round-of = ベスト{ $players }の勝者
winner-of-round = { $round }の勝者

## 見つからない場合

no-player = { $tournament }に{ $number }番のプレイヤーはいません。
to-players = プレイヤー一覧へ
no-round = そのようなラウンドはありません。ラウンドの番号は1から始まります。
not-published = 第{ $round }ラウンドの対戦表は公開されていません。
to-pairings = 対戦表へ
no-standings = 第{ $round }ラウンド終了時の順位表はありません。スイスラウンドが終わると、ここに表示されます。
to-standings = 順位表へ

## 公開後の変更

changed-at = { $time }変更
as-of =
    データベースが応答していません。このページは{ $time }時点の大会の状態です。現在は何も保存できません。
