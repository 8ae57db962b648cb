shift-of = <bdi>{ $judge }</bdi>のシフト
your-shift = 自分のシフト
nothing-in-hand = 手元の仕事なし
empty = 手元の仕事はありません
empty-means = 担当の卓、対応中の呼び出し、進行中の計測とデッキチェックをここで引き継ぎます。

## 手元の仕事

tables = 卓
away = 卓以外
watch = 計測
call-taken = { $time }から対応中の呼び出し
call-taken-about = { $time }から対応中の呼び出し：<bdi>{ $what }</bdi>
timed = { $time }から<bdi>{ $player }</bdi>を計測中

## 引き継ぐ人

who-takes-over = 引き継ぐ人
choose = ジャッジを選択
nobody = なし
nobody-means = 卓は担当なし、呼び出しは待ちに戻り、計測は終わります。
note = 伝えること
note-hint = ジャッジ全員がここで読めます。
hand-over = 引き継ぐ
handed-over = 引き継ぎました：{ $what }。
ended = 終了しました：{ $what }。卓は担当なし、呼び出しは待ちに戻り、計測は終わります。

## ほかのシフト

others = ほかの人のシフト
past = 引き継ぎ済み
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>：{ $what }
past-line-nobody = <bdi>{ $from }</bdi> → なし：{ $what }
