## 図で見る大会

title = 図で見る大会
nothing-yet = まだ図はありません
nothing-yet-means = 第1ラウンドのあとに表示されます。
field = ラウンドごとの得点分布
field-means = 円はそのラウンド後に同じ勝ち点のプレイヤーを表し、ドロップしたプレイヤーも含みます。線は{ $name }です。
field-means-alone = 円はそのラウンド後に同じ勝ち点のプレイヤーを表し、ドロップしたプレイヤーも含みます。
rounds = 数字で見るラウンド
column-tables = 卓
column-byes = 不戦勝
column-drawn = 引分
column-most = 最高勝ち点
column-median = 中央値（分）
column-longest = 最長（分）
times = 各卓の対戦時間
times-mean = ラウンド開始から結果までの分数。短い線が1卓、長い線が中央値です。
bracket = トーナメント表の進み方
bracket-after = { $stage }のあと
seats-and-commanders = 席と統率者
