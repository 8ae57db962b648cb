## 順位の説明

title = { $player }：第{ $round }ラウンド終了時
rank-after = 第{ $round }ラウンド終了時 { $rank }位
not-in-standings = { $player }は第{ $round }ラウンド終了時の順位表にいません。

## 数値

numbers = 順位を決める数値（優先順）
exact-fractions =
    比較は正確な分数で行います。ここの数値は端数を丸めています。すべての数値が同じプレイヤーは同じ順位になります。
no-round = 結果の出たラウンドはまだありません。
from-one-round = 1ラウンド分です。
over-the-rounds = ラウンドごとに{ $sum }。
no-match-played = マッチをしていないため0です。
match-win = { $matches }マッチで取れる{ $most }点のうち{ $own }点。
match-win-with-byes = { $all } − 不戦勝の{ $byes } = { $own }点（{ $matches }マッチで取れる{ $most }点のうち）。
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
column-opponent = 対戦相手
column-met = 対戦R
column-counts-as = 計算値
label-counts-as = 計算値
mean = 平均

## リンク

all-rounds-of = { $player }の全ラウンド
