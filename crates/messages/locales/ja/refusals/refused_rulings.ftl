## 裁定

no-ruling = この大会に裁定{ $number }はありません。
only-head-judge = { $what }ができるのはヘッドジャッジだけです。{ $name }に頼んでください。
only-head-judge-organizer = { $what }ができるのはヘッドジャッジだけです。主催者に相談してください。
decides-appeal = 上訴の判断
changes-penalty = 懲罰の変更
changed = その間に誰かが裁定{ $number }を変更しました。いまの内容を見て、もう一度決めてください。
waits-already = 裁定{ $number }はすでにヘッドジャッジ待ちです。
withdrawn = 裁定{ $number }は取り下げられました。
withdrawn-already = 裁定{ $number }はすでに取り下げられています。
not-appealed = 裁定{ $number }は上訴されていません。
verdict = 裁定を支持するか覆すかを選んでください。
decision-missing = 決定：裁定を覆す理由を書いてください。
of-other = 裁定{ $number }はほかのジャッジのものです。取り下げられるのは、裁定した人とヘッドジャッジです。
withdraw-reason = 取り下げる理由を書いてください。記録に残ります。
is-final = 裁定{ $number }はヘッドジャッジが決定しました。これが最終決定です。
not-in-force = 裁定{ $number }はもう有効ではありません。
choose-lighter = { $penalty }より軽い懲罰を選んでください。
lighter-reason = 懲罰を変更する理由を書いてください。記録に残ります。
describes-other = 裁定{ $number }はほかのジャッジのものです。起きたことを書けるのは、裁定した人とヘッドジャッジです。
nothing-changes = 変更がありません。起きたことを書くか、文章を変更してください。
nothing-left = 裁定{ $number }について、卓ですることはもうありません。
direct-reason = 理由を書いてください。ログに記録されます。

## 新しい裁定

confirm-as-organizer = スタッフにヘッドジャッジがいません。主催者として{ $penalty }を認める欄にチェックを入れてください。
no-round-yet = ラウンドがまだ公開されていません。卓は空のままにしてください。
what-missing = 起きたこと：内容を書いてください。1文で十分です。
minutes-out-of-range = 分：{ $minutes }は0～{ $most }の数ではありません。
minutes-of-no-table = 分：延長する卓を選んでください。
about-nobody = 対象の卓またはプレイヤーを選んでください。
call-gone = この裁定のもとになった呼び出しは、もうありません。
of-player = { $name }：{ $problem }
needs-infraction = { $penalty }には違反の指定が必要です。違反を選んでください。
no-such-infraction = この大会の一覧に違反{ $code }はありません。別のものを選んでください。
too-much-at-regular = ルール適用度が一般の場合、注意を超える懲罰（{ $penalty }）はありません。説明して修正し、メモを残してください。
proposal-is-other = { $code }の提案はいま{ $penalty }になりました。{ $because }内容を読んで、もう一度ボタンを押してください。
disqualification-reason = 起きたこと：失格には理由が必要です。
type-to-disqualify = 何もしていません。失格の確認のため{ $word }と入力してください。

## 違反と懲罰の一覧

settings-changed = その間に誰かが設定を変更しました。いまの設定を見て、もう一度送信してください。
profile-not-stored = プロファイルを保存できません：{ $error }
infraction-problem = 違反{ $number }：{ $problem }
no-csv = CSVファイルではありません：{ $error }。
no-such-column = 1行目：{ $column }という列はありません。使える列：{ $columns }。
column-missing = 1行目：{ $column }の列がありません。
cell-problem = { $line }行目、{ $column }：{ $problem }
