## プレイヤーに対する操作

no-such-number = この大会に番号{ $number }のプレイヤーはいません。
finished = 大会は終了しています。先に再開してください。
cancelled = 大会は中止になりました。プレイヤーについての変更はできません。
check-in-ended = ラウンドが始まったため、チェックインは終了しました。
approve-first = { $name }は承認待ちです。先に承認してください。
bring-back-first = { $name }は除外されています。先に戻してください。
registered-already = { $name }はすでに登録済みです。
swiss-over = スイスラウンドは終わりました。もう参加できません。
removed-already = { $name }はすでに除外されています。
has-place = { $name }は{ $round }に入っています。各ラウンドが変わらないよう、除外ではなくドロップにしてください。
in-cut = { $name }は発表済みの進出者です。除外ではなくドロップにしてください。
has-not-dropped = { $name }はドロップしていません。
disqualified-already = { $name }はすでに失格になっています。
was-not-disqualified = { $name }は失格になっていません。
pending = { $name }は承認待ちで、まだ大会に参加していません。
waits = { $name }はキャンセル待ちで、まだ大会に参加していません。ドロップではなく除外してください。
was-removed = { $name }は除外されています。
was-disqualified = { $name }は失格になっています。
dropped-before-round-one = { $name }は第1ラウンドの前にすでにドロップしています。
dropped-after = { $name }は{ $round }の終了後にすでにドロップしています。
same-name = 番号{ $number }のプレイヤーと同じ名前です。別人であれば、そう指定してください。同じ人であれば、何もする必要はありません。
player-number = 番号{ $number }のプレイヤー
row-of-list = このリストの{ $row }行目

## プレイヤーの追加

list-empty = リストが空です。誰も追加していません。
tournament-finished = 大会は終了しています。もう参加できません。
tournament-cancelled = 大会は中止になりました。もう参加できません。
most-rounds = 大会は{ $most }回戦までです。もう参加できません。
most-players = 大会は{ $most }人までです。誰も追加していません。
all-places-taken = { $most }人の定員に達しています。誰かをドロップにするか、設定で定員を増やしてください。
all-places-taken-meanwhile = その間に{ $most }人の定員に達しました。ほかの誰かをドロップにするか、設定で定員を増やしてください。
over = 大会は終わりました。もう登録を断ることはできません。
does-not-wait = { $name }は承認待ちではありません。
not-with-this-name = 番号{ $number }のプレイヤーは、{ $name }という名前で大会に参加していません。登録を承認するか断ってください。
only-waiting = まとめて断れるのは、承認待ちの登録だけです。
none-waits = 承認待ちの人はもういません。
none-removed = 除外されている人はもういません。取り消すものがありません。

## チェックイン

foreign-code = このコードはこの大会のプレイヤーのものではないか、リンクが更新されています。名前か番号で探してください。
approve-same-name = 番号{ $entry }のプレイヤーが{ $name }と同じ名前です。番号{ $number }のプレイヤーのページを開いて、同じ人かどうか指定してください。
check-in-not-open = チェックインはまだ始まっていません。
nobody-checked-in = チェックイン済みの人がいません。
round-drawn = 第{ $number }ラウンドの下書きがすでにあります。下書きを破棄し、未到着の人をドロップにして、組み直してください。
nobody-here = チェックイン済みの人がいないため、全員がドロップになってしまいます。先に会場にいる人をチェックインしてください。
everybody-here = 全員がチェックイン済みです。ドロップにした人はいません。

## ドロップと失格

reason-everybody-reads = 理由を書いてください。全員に公開されます。
reason-is-kept = 理由を書いてください。ログに記録されます。
no-match-to-void = まだラウンドが行われていません。無効にするマッチがありません。
ruling-disqualified = { $name }は裁定{ $ruling }により失格になりました。裁定を取り下げると、その効果はすべて元に戻ります。
only-head-judge = 失格にできるのも取り消せるのも、ヘッドジャッジだけです。{ $name }に頼んでください。

## 大会を離れるとどうなるか

leave-nothing-void = { $name }には結果のないマッチがありません。無効になるものはありません。
leave-table = { $name }はいま{ $table }番卓を離れます。ほかの{ $others }人はプレイを続けます。このラウンドは{ $name }のマッチにも敗北にも数えません。
leave-void-tables = 無効になった卓では、誰の勝ち点、マッチ、対戦相手にもなりません。今後の組み合わせでは、対戦済みとして扱います。
leave-seen-after = まだ終了していない{ $round }が終わると、順位表で全員に公開されます。
leave-unreadable = これらのマッチがないと、大会を読み取れません。

## 個人データの削除

data-removed-already = 番号{ $number }のプレイヤーの個人データはすでに削除されています。
text-looked-at = その間に誰かがこの文章を確認しました。一覧にはもうありません。
text-gone = この文章はもうありません。
text-changed = その間に誰かがこの文章を変更しました。いまの内容を見てください。
leave-words = 文章：何についての行かわかるように、1、2語は残してください。

## プレイヤー自身の登録

waiting-list-full = キャンセル待ちの受付も上限に達しました。参加できるかどうか、主催者に聞いてください。
same-name-choose = 番号{ $number }のプレイヤーと同じ名前です。本人かどうかを選んでください。
registration-not-open = 登録はまだ始まっていません。
no-registration-here = プレイヤーはここから登録できません。主催者に参加を申し込んでください。
registration-cancelled = 大会は中止になりました。
registration-over = 大会は終了しました。
registration-closed = ラウンドが始まったため、登録は締め切られました。まだ参加できるかどうか、主催者に聞いてください。
type-code = ポスターのコードを入力するか、ポスターをもう一度読み取ってください。
wrong-code = コードが違うか、もう使えません。ポスターを確認するか、もう一度読み取ってください。
