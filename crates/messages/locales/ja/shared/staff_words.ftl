## 文中の名前

nobody = なし
a-player = プレイヤー
somebody = 誰か
from-waiting-list = キャンセル待ちから参加：{ $names }。

## 変更前後の順位

rank-and-points = { $rank }位、{ $points }点
not-in-standings = 順位表になし

## ラウンド終了前

open-call = { $table }番卓でジャッジが呼ばれています。ラウンドを終了しても呼び出しは残ります。
open-calls = ジャッジが呼ばれている卓があります（卓番号：{ $tables }）。ラウンドを終了しても呼び出しは残ります。
