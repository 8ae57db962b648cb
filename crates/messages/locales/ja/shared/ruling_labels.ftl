## 裁定の状態

state-again = ヘッドジャッジ再確認
state-given = 裁定済み
state-for-head-judge = ヘッドジャッジ待ち
state-appealed = 上訴中
state-changed = 変更
state-upheld = 支持
state-overturned = 覆された
state-withdrawn = 取り下げ

## 違反

no-infraction = 違反の指定なし

## 場所

before-round-one = 第1ラウンド前
ruling-and-place = 裁定{ $number }：{ $place }

## 懲罰の適用

waits-for-head-judge = 未適用：ヘッドジャッジの確認待ちです。
for-next-match = 次のマッチの開始時に適用します。
could-not-be-undone =
    適用済みで、ここでは元に戻せませんでした。できる範囲で手作業で直してください。
to-carry-out = 卓で適用してください。
done-at-table = ジャッジが卓で適用しました。
done-in-game = 記録中のゲームに適用しました。
no-win = このマッチでは勝てず、引き分けの点も入りません。
out-of-tournament = 大会から除外されました。
undone = 元に戻しました。
