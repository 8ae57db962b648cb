## 順位の説明

title = { $player }：第{ $round }ラウンド終了時
rank-after = 第{ $round }ラウンド終了時 { $rank }位
not-in-standings = { $player }は第{ $round }ラウンド終了時の順位表にいません。

## 数値

numbers = 順位を決める数値（優先順）
exact-fractions =
    比較は正確な分数で行います。ここの数値は端数を丸めています。すべての数値が同じプレイヤーは同じ順位になります。
rounded-percentages =
    勝率は表示のとおり四捨五入した値で、平均は正確な分数で比較します。すべての数値が同じプレイヤーは同じ順位になります。
no-round = 結果の出たラウンドはまだありません。
from-one-round = 1ラウンド分です。
over-the-rounds = ラウンドごとに{ $sum }。
start = 開始時
staked = { $result }：{ $stake }点を賭け、{ $taken }点を獲得
no-match-played = マッチをしていないため0です。
match-win = { $matches }マッチで取れる{ $most }点のうち{ $own }点。
match-win-with-byes = { $all } − 不戦勝の{ $byes } = { $own }点（{ $matches }マッチで取れる{ $most }点のうち）。
win-with-byes = { $own }点（{ $matches }マッチで取れる{ $most }点のうち。勝ちとした不戦勝{ $byes }回を含む）。
rounded = { $decimals ->
    [0] 比較の前に整数のパーセントに四捨五入します。
   *[other] 比較の前に小数点以下{ $decimals }桁に四捨五入します。
}
with-imaginary-of-byes = 不戦勝{ $byes }回により、{ $percentage }の仮想の対戦相手{ $count }人を平均に加えます。
with-imaginary-of-smaller-pods = 少人数のポッドでの{ $matches }マッチにより、{ $percentage }の仮想の対戦相手{ $count }人を平均に加えます。
head-to-head = ここまですべて同じプレイヤーと同卓したマッチの勝ち点。
no-head-to-head = 同じ数値の全員が互いに対戦している場合にだけ決め手になります。
average-seat = { $matches }マッチの席番号は合計{ $sum }：{ $sum } ÷ { $matches }。後の席ほど不利なので、大きいほうが上です。
games-won = 卓で勝ったゲーム数。不戦勝は数えません。
no-opponent = 対戦相手がまだいないため0です。
opponents-points = 対戦相手{ $count }人の勝ち点は合計{ $sum }点：{ $sum } ÷ { $count }。
opponents-match-win = 対戦相手{ $count }人のマッチ・ウィン・パーセンテージの平均。{ $floor }未満は{ $floor }として計算します。
opponents-match-win-raised = 対戦相手{ $count }人のマッチ・ウィン・パーセンテージの平均。{ $floor }未満は{ $floor }として計算し、{ $raised }人が該当します。
game-points = 勝ったゲームごとに{ $points }点、開始して引き分けたゲームごとに1点（参考）。

## ラウンド

points-by-round = ラウンド別の勝ち点
together = 合計

## 対戦相手

how-opponents-count =
    何度対戦しても、対戦相手は1人につき1回だけ数えます。勝ち点には不戦勝を含みます。MW%は不戦勝を除き、最低{ $floor }として計算します。
how-opponents-count-with-byes =
    何度対戦しても、対戦相手は1人につき1回だけ数えます。勝ち点には不戦勝を含みます。W%は不戦勝を勝ったマッチとし、最低{ $floor }として計算します。
imaginary = 仮想の対戦相手{ $count }人
column-opponent = 対戦相手
column-met = 対戦R
column-counts-as = 計算値
label-counts-as = 計算値
mean = 平均

## リンク

all-rounds-of = { $player }の全ラウンド
