## 一覧

lead = それぞれのゲームをターンごとに見られます。
empty = 終わったゲームの記録はまだありません
empty-means = ジャッジが記録したゲームと、プレイヤーが卓で記録したゲームは、終わるとここに表示されます。
table-and-game = { $table }番卓、ゲーム{ $game }
table-given-up = { $table }番卓（中止）
table-and-game-given-up = { $table }番卓、ゲーム{ $game }（中止）
who-may-read = 公開範囲
open-means = 大会が終わると誰でも見られます。プレイヤーが卓で記録したゲームも含みます。名前は公開ページと同じで、誰が入力したかは表示されません。
closed-means = スタッフだけが見られます。大会後に公開することもできます。プレイヤーが卓で記録したゲームも含みます。名前は公開ページと同じで、誰が入力したかは表示されません。
keep-to-staff = スタッフだけにする
open-to-everybody = 全員に公開する
opened = 大会が終わると、誰でもこれらのゲームを見られます。
closed = これらのゲームはスタッフだけが見られます。

## 行き先のないアドレス

not-opened = この大会のゲームは、主催者が公開していません。
not-finished = ゲームは大会が終わるまで公開されません。
no-such-game = この卓にそのゲームはありません。
no-such-step = このゲームにその操作はありません。
no-such-game-or-step = そのゲームまたは操作はありません。
still-followed = このゲームは記録中です。終わると順に見られます。
to-games = ゲーム一覧へ
to-game = ゲームへ

## ゲーム

all-games = 全ゲーム
step = { $step }/{ $last }
begins = ゲーム開始。
steps = 操作

## リンク

start = 最初
turn-before = 前のターン
step-before = 前の操作
next-step = 次の操作
next-turn = 次のターン
end = 最後
