## 自分の順位

your-record = 戦績
after-round = 第{ $round }ラウンド終了時の順位
place-of = { $place }位/{ $count }人
all-standings = 順位表

## 大きな数字の下の語

final-place = 最終順位
points = 勝ち点
rank-after-swiss = スイスラウンド順位
place = 順位
record = 勝–負–分

## シェア

share-champion = { $player }：{ $tournament }（{ $count }人）で優勝、{ $record }
share-place = { $player }：{ $tournament }（{ $count }人）で{ $place }位、{ $record }
