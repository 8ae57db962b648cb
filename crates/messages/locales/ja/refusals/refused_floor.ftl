## フロアでのジャッジの仕事

takes-signed-in = この操作には、ログイン中のスタッフが必要です。
no-table-now = 進行中のラウンドに{ $table }番卓はありません。
no-player = この大会に番号{ $number }のプレイヤーはいません。
not-at-table = 番号{ $number }のプレイヤーは{ $table }番卓にいません。この卓のプレイヤーを選んでください。
no-watch = { $table }番卓での計測はもう行われていません。

## 入力欄の名前

label-about = 用件
label-for-head-judge = ヘッドジャッジへ
label-what-happened = 起きたこと
label-why = 理由

## 呼び出し

only-players-call = ここでジャッジを呼べるのは、この大会のプレイヤーだけです。本部で聞いてください。
have-called = { $time }にすでにジャッジを呼んでいます。{ $now }別の呼び出しをするには、先に取り消してください。
call-from-another-table = 卓が変わる前の呼び出しのため、ジャッジは来ません。いまジャッジが必要なら、もう一度呼んでください。
table-wrote-much = 用件：この卓からはすでに多く書き込まれています。空のままにしてください。ジャッジは向かいます。
say-where = 用件：卓以外の場合は、場所と内容を書いてください。
no-open-call = 対応中の呼び出しはありません。すでに解決したか、取り消されています。
no-such-call = この大会にその呼び出しはありません。
waits-for-chief = この呼び出しはヘッドジャッジ待ちです。ヘッドジャッジか主催者が対応します。
no-round-at-tables = 卓：いま行われているラウンドはありません。卓は空のままにして、場所を書いてください。
call-no-table = 卓：{ $round }に{ $table }番卓はありません。卓番号はフロアで確認してください。
hand-to-judge = 引き継ぎ先：この大会でジャッジをするスタッフを選んでください。
hand-to-other = 引き継ぎ先：いま対応していない人を選んでください。
call-at-no-table = 分：この呼び出しは卓のものではありません。
call-changed = { $table }番卓：{ $now }何も変更していません。
call-changed-away = 卓以外：{ $now }何も変更していません。

## 呼び出しの状態

call-waits = この呼び出しは{ $time }からジャッジを待っています。
call-waits-for-head-judge = この呼び出しは{ $time }からヘッドジャッジを待っています。
call-handed = { $time }に{ $by }が呼び出しを{ $to }に引き継ぎました。
call-handed-to-you = { $time }に{ $by }から呼び出しを引き継ぎました。
call-handed-by-you = { $time }に呼び出しを{ $to }に引き継ぎました。
call-taken = { $time }から{ $by }が対応しています。
call-taken-by-you = { $time }から自分が対応しています。
call-resolved = { $time }に{ $by }が解決しました。
call-resolved-by-you = { $time }に自分が解決しました。
call-withdrawn = { $time }にプレイヤーが呼び出しを取り消しました。
somebody-opening = 誰か

## 裁定の後の呼び出し

call-stays = 呼び出しは残ります。ほかのジャッジが対応中です。
call-ended = 呼び出しは終了しました。

## 卓の担当

covered-by = { $table }番卓は{ $name }の担当です。本人に外してもらうか、ヘッドジャッジに割り当ててもらってください。
covers-all = すべてすでに自分の担当です。
only-chiefs-give = ほかの人に卓を割り当てられるのは、ヘッドジャッジと主催者だけです。自分で担当することはできます。
judge-of-staff = ジャッジ：この大会でジャッジをするスタッフを選んでください。
theirs-to-release = { $table }番卓は{ $name }の担当です。外せるのは本人です。
nobody-covers = これらの卓には担当がいません。
none-free-as-before = 前のラウンドと同じように担当できる、空いている卓がありません。
no-round-to-cover = いま行われているラウンドはありません。ラウンドが公開されると、卓を担当できます。
tables-unreadable = 卓：{ $part }を読み取れません。「1-20, 31」のように番号と範囲を入力してください。
tables-empty = 卓：「1-20, 31」のように番号と範囲を入力してください。
no-table-to-cover = 卓：{ $round }に{ $table }番卓はありません。
no-tables-to-cover = 卓：{ $round }に{ $from }～{ $to }番卓はありません。

## シフトの終了

ends-own-shift = ほかの人のシフトを終えられるのは、ヘッドジャッジと主催者だけです。自分のシフトは終えられます。
nothing-to-hand-over = 引き継ぐものがありません。担当の卓、対応中の呼び出し、計測、デッキチェックのどれもありません。
successor-other = 引き継ぐ人：別の人を選んでください。
successor-of-staff = 引き継ぐ人：この大会でジャッジをするスタッフを選んでください。

## 手元の仕事

hand-table = { $table }番卓
hand-tables = { $tables }番卓
hand-calls = 呼び出し{ $count }件
hand-watches = 計測{ $count }件
hand-deck-checks = デッキチェック{ $count }件

## メモと陳述

note-about = 対象のプレイヤーまたは卓を選んでください。
no-note = このメモはもうありません。
note-of-other = これはほかのジャッジのメモです。削除できるのは書いた人とヘッドジャッジです。
note-empty = 内容を書いてください。
witness-missing = 話した人：プレイヤーを選ぶか、名前を入力してください。
not-missing-here = 番号{ $number }のプレイヤーはいま{ $table }番卓で対戦していません。卓をもう一度確認してください。
