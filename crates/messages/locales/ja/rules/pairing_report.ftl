## 再戦

nobody-again = 再戦になるプレイヤーはいません。
again-by-hand-nobody-before = { $count }組が再戦です。手作業の変更前は0組でした。
again-by-hand = { $count }組が再戦です。
again-strictly = { $count }組が再戦です。このラウンドでは再戦を避けません。
again-all-tried = { $count }組が再戦です。可能な最少は{ $least }組です（すべての組み合わせを試すか除外しました）。
again-searched = { $count }組が再戦です。可能な最少は{ $least }組です（探索では、これより良い組み合わせは見つかりませんでした）。
again-kept-all-tried = { $count }組が再戦です。残したポッドのもとで可能な最少は{ $least }組です（すべての組み合わせを試すか除外しました）。
again-kept-searched = { $count }組が再戦です。残したポッドのもとで可能な最少は{ $least }組です（探索では、これより良い組み合わせは見つかりませんでした）。
rest-by-hand = 残りは手作業の変更によるものです。
meet-again = { $first }と{ $second }は再戦です（前回は第{ $round }ラウンド）。
meet-nth-time = { $first }と{ $second }は{ $nth }回目の対戦です（これまでのラウンド：{ $rounds }）。
third-meetings = 全部で{ $count }組が3回目以上の対戦です。
not-kept-apart = { $first }と{ $second }は同卓にしない設定ですが、分けられませんでした。
round-at-random = このラウンドの組み合わせは無作為です。
round-mixed = このラウンドは上位と下位を混ぜて組み合わせます。
round-by-standings = このラウンドは順位順に組み合わせます。
round-strict = このラウンドは厳密に順位順に組み合わせます。

## 勝ち点の差

all-equal = 全員が同じ勝ち点のプレイヤーと対戦します。
spread-least = 全ポッドの勝ち点の差の合計は{ $sum }で、可能な最小です。
spread-more = 全ポッドの勝ち点の差の合計は{ $sum }です。誰も対戦済みでなければ、最小は{ $least }でした。
wide-pods = 2勝分以上の差があるポッドは{ $count }つです。
moved-up = { $name }（{ $points }）は{ $table }番卓で上の勝ち点の{ $against }と対戦します。
moved-down = { $name }（{ $points }）は{ $table }番卓で下の勝ち点の{ $against }と対戦します。
more-moved = ほか{ $count }人が上または下の勝ち点の卓に入ります。

## 少人数のポッド

smaller-pods = 少人数のポッドは{ $count }つです。{ $again }。
smaller-pods-uneven = { $players }人では{ $size }人のポッドが埋まらないため、少人数のポッドは{ $count }つです。{ $again }。
nobody-again-smaller = 2回目になる人はいません
sat-before = 前にも少人数だった人：{ $names }
many-sat-before = 前にも少人数だった人が{ $count }人います

## 固定の卓

away-taken = { $name }は{ $table }番卓です。固定の卓の{ $fixed }番卓は、{ $other }の固定の卓でもあります。
away = { $name }は固定の卓の{ $fixed }番卓ではなく、{ $table }番卓です。

## 不戦勝の理由

bye-awarded = { $name }が不戦勝です。大会前に獲得したものです。
bye-drawn = { $name }が不戦勝です。第1ラウンドの不戦勝は抽選です。
bye-by-hand = { $name }（{ $points }）が手作業により不戦勝です。順位では{ $other }（{ $others-points }）になるはずでした。
bye-lowest = { $name }が不戦勝です。不戦勝のまだない人のうち、順位が最も低い人です（{ $points }）。
bye-fewest = { $name }が不戦勝です。不戦勝の最も少ない人のうち、順位が最も低い人です（{ $points }、これまで{ $had }回）。
bye-saves-repeat = 同順位の中では、再戦を避けるため抽選に従いませんでした。
bye-not-drawn = { $name }が手作業により不戦勝です。抽選では{ $drawn }でした。

## ポッドの理由

no-points-yet = まだ全員0点です。
ranks-here = 順位表の{ $ranks }位。
drawn-at-random = 抽選です。
all-on = 全員{ $points }。
from-to = { $high }点から{ $low }まで。
fills-no-pods = { $points }以上は{ $count }人で、ポッドがちょうどには埋まりません。
alone-all-on = 勝ち点だけなら全員{ $points }ですが、再戦を避けることを優先します。
alone-from-to = 勝ち点だけなら{ $high }点から{ $low }までですが、再戦を避けることを優先します。
up = { $name }（{ $points }点）は上の勝ち点の卓に入ります。
down = { $name }（{ $points }点）は下の勝ち点の卓に入ります。
pod-meet-again = { $first }と{ $second }は再戦です（第{ $round }ラウンド）。
pod-meet-nth-time = { $first }と{ $second }は{ $nth }回目の対戦です（これまでのラウンド：{ $rounds }）。
should-not-meet = { $first }と{ $second }は同卓にしない設定です。
smaller-pod = 少人数のポッドです。
smaller-pod-uneven = 少人数のポッドです。{ $players }人では{ $size }人のポッドが埋まりません。
pod-sat-before = 前にも少人数だった人：{ $names }。
fixed-for = { $table }番卓は{ $name }の固定の卓です。
kept-by-hand = 手作業で残しました。
