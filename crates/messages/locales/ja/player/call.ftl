## ジャッジを呼ぶ

call-judge = ジャッジを呼ぶ
add-note-title = ジャッジへのメモを追加
add-note = メモを追加
what-about = 用件
what-about-hint = ジャッジが来る前に読みます。

## 呼び出しの状態

state-coming = 向かっています
state-head-judge = ヘッドジャッジ
state-called = 呼び出し中

## 呼び出し

called = { $when }にジャッジを呼びました。
called-by = { $when }に{ $player }がジャッジを呼びました。
coming = { $when }にジャッジを呼びました：{ $judge }が向かっています。
called-by-coming = { $when }に{ $player }がジャッジを呼びました：{ $judge }が向かっています。
a-judge = ジャッジ
stay = その場でお待ちください。
head-judge-called = ヘッドジャッジを呼んでいます。その場でお待ちください。
head-judge-called-stays = ヘッドジャッジを呼んでいます。{ $judge }は卓に残ります。
