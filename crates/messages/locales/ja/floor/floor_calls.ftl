## 呼び出しの状態

waits = ジャッジ待ち
waits-for-head-judge = { $time }からヘッドジャッジ待ち
you-have-it = { $time }から自分が対応中
has-it = { $time }から{ $judge }が対応中
you-handed = { $time }に{ $judge }へ引き継ぎ
handed-to-you = { $time }に{ $judge }から引き継ぎ
handed = { $time }に{ $from }から{ $to }へ引き継ぎ
you-ask = 自分の質問：{ $note }
judge-asks = { $judge }の質問：{ $note }
you-stay = 自分は卓で待機します。
judge-stays = { $judge }は卓で待機します。

## 呼んだ人

noted-by-you = 記録：自分
noted-by = 記録：{ $judge }

## 卓の延長

no-time = なし
its-length = かかった時間

## フロアの行

line-handed = { $judge }に引き継ぎ：{ $caller }、{ $time }から
line-taken = { $judge }が対応中：{ $caller }、{ $time }から
line-head-judge = HJ呼び出し：{ $caller }、{ $time }から
line-call = 呼び出し：{ $caller }、{ $time }から

## 呼び出しのページ

none-open = 対応待ちなし
open = 対応待ち{ $count }件
disputed = 異議{ $count }件
nobody-waits = ジャッジ待ちの呼び出しはありません
new-calls = 新しい呼び出しはここに表示されます。
silent = この端末では、新しい呼び出しがあっても音や振動で知らせません。
call-at-table = { $table }番卓の呼び出し
call-of = { $place }の呼び出し
call-away = 卓以外からの呼び出し
away = 卓以外
disagree = 結果について食い違いがあります
note-a-call = 新しい呼び出し
no-table-hint = 卓以外からの呼び出しの場合は空のままにします。
what-about = 用件
note-it = 呼び出しを追加
ended = 終了
answer-was = 回答：<bdi>{ $answer }</bdi>
away-from-tables = 卓以外
withdrawn-at = { $time }に取り消し
resolved-at = { $time }に{ $judge }が解決

## 通知

noted = 呼び出しを記録しました。
claimed = この呼び出しに対応します。
given-back = 呼び出しを待ちに戻しました。
escalated = ヘッドジャッジを呼びました。
handed-over = 呼び出しを引き継ぎました。
resolved = 解決しました。
resolved-with-time = 解決しました。卓を{ $minutes }分延長しました。
