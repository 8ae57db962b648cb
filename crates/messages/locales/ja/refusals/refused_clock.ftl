## ラウンドの時計

no-published-round = 公開済みの第{ $number }ラウンドはありません。
finished-with-clock = { $round }は終了し、時計も止まっています。
not-started = { $round }はまだ始まっていません。ラウンドを開始すると時計が動きます。
no-table-needs-time = { $round }は終了しました。時間が必要な卓はありません。
no-such-table = { $table }番卓：{ $round }にこの卓はありません。
reported-already = { $table }番卓：結果がすでに報告されています。プレイを続ける場合は、先に結果を消してください。
running-already = { $round }はすでに進行中です。
changed-stands = その間に誰かが{ $round }の時計を変更し、いまは止まっています。時計を見て、もう一度決めてください。
changed-runs = その間に誰かが{ $round }の時計を変更し、いまは動いています。時計を見て、もう一度決めてください。
minutes-missing = 分：何分追加するかを入力してください。
minutes-out-of-range = 分：{ $minutes }は{ $least }～{ $most }の範囲にありません。
limit-out-of-range = 制限時間：{ $limit }は{ $least }～{ $most }分の範囲にありません。
reason-missing = 理由：理由を書いてください。ログに記録されます。
stands-already = 時計はすでに止まっています。
runs-already = 時計はすでに動いています。
no-limit = このラウンドには制限時間がありません。先に設定すると、時間を追加できます。
too-many-taken = 分：このラウンドは全部で{ $count }分です。減らす時間を短くしてください。
limit-too-short = 制限時間：このラウンドはすでに{ $count }分減らされています。制限時間はそれより長くしてください。

## 卓の時間

extension-reason = 理由：この卓を延長する理由を書いてください。
extension-minutes = 分：1～{ $most }の数を入力してください。
no-extension = ここにその時間延長はありません。
withdrawn-already = すでに取り消されています。

## デッキチェック

check-runs = { $table }番卓：デッキチェックがすでに行われています。
check-ended = このデッキチェックはすでに終わり、卓は{ $count }分延長されました。
label-found = 確認した内容
no-deck = 選べるデッキがありません。対戦中の卓がないか、すべてチェック済みです。

## コインとダイス

label-what-for = 用途
die-instead = 代わりのダイス：面の数は2～{ $most }の偶数にしてください。
sides = 面の数：1～{ $most }の数を入力してください。
dice = ダイスの数：1～{ $most }の数を入力してください。

## コインとダイスの結果

flipped = { $player }がコインを投げました：{ $face }。
rolled-for-coin = 全員の合意により、{ $player }がコインの代わりに{ $sides }面ダイスを振りました：{ $rolled }、{ $face }。
rolled-die = { $player }が{ $sides }面ダイスを振りました：{ $rolled }。
rolled-dice = { $player }が{ $sides }面ダイスを{ $count }個振りました：{ $rolled }。
heads-uncalled = 表（宣言がないため、勝者なし）
tails-uncalled = 裏（宣言がないため、勝者なし）
heads-won = 表（宣言は表：勝ち）
tails-won = 裏（宣言は裏：勝ち）
heads-lost = 表（宣言は裏：負け）
tails-lost = 裏（宣言は表：負け）
