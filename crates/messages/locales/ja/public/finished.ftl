## 終了した大会

winners = 入賞者
place = 順位
won-playoff = { $players }人によるプレイオフで優勝。
first-after = { $rounds }ラウンド終了時点で1位。
in-numbers = 数字で見る大会
won-from-seats = 席ごとの勝利数
all-statistics = すべての統計
playoff = プレイオフ
whole-bracket = トーナメント表とシード

## 大きな数字の下の語

stat-players = プレイヤー
stat-swiss-rounds = スイスラウンド
stat-playoff-rounds = プレイオフラウンド
stat-matches = マッチ
stat-drawn = 引き分け（{ $share }）
stat-longest = 最長：{ $round }

## 時間

length-minutes = { $minutes }分
length-hours = { $hours }時間
length-hours-minutes = { $hours }時間{ $minutes }分
find-place = 自分の順位を探す
final-pod = 決勝卓
path-of = { $name }の戦績
rank = { $rank }位
