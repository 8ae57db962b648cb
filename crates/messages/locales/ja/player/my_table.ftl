## 自分の卓

who-are-you = 名前を選んでください
choose-name = 自分の名前を選ぶと、卓が表示されます。
names-appear = 主催者がプレイヤーを登録すると、ここに名前が表示されます。
after-round = { $round }終了
seat-of = { $seat }番席（全{ $count }席）
table-and-seat = { $table }番卓 { $seat }番席（全{ $count }席）
more-time = この卓は<b>{ $minutes }分延長</b>
with-you = 同卓のプレイヤー
your-rounds = ラウンドと結果
not-you = 本人でない場合は別の名前を選ぶ
remember = このスマホに記憶させる
forget = このスマホから消す
