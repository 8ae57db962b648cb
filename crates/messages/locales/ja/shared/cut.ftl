## 次点

first-out = 次点：{ $names }。{ $tiebreaker }が{ $below }で、進出圏内の最後である{ $last }の{ $above }に届きません。
first-out-closely = 次点：{ $names }。{ $tiebreaker }が{ $below }で、進出圏内の最後である{ $last }の{ $above }に届きません（差は0.01未満）。
out-by-lot = 抽選により圏外：{ $names }。進出圏内の最後である{ $last }とすべてのタイブレーカーが同じです。
equal-at-line =
    { $names }は、進出ライン上ですべてのタイブレーカーが同じです。進出者の発表時に抽選で決まります。
more-players = ほか{ $count }人

## 発表後に変わるはずのシード

other-seeds = 進出者の発表後に結果が訂正されました。{ $differences }。発表済みのシードは変わりません。
other-seed = { $player }：第{ $seed }シード（現在の計算では第{ $now }シード）
not-in-cut = { $player }：第{ $seed }シード（現在の計算では圏外）
would-be-seed = { $player }：現在の計算では第{ $now }シード
more-differ = ほか{ $count }人にも違いあり
