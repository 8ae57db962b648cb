## 一覧

about = <bdi>{ $player }</bdi>についての裁定
player-number = 番号{ $number }のプレイヤー
as-csv = CSV
which-rulings = 裁定の選択
filter-all = すべて
filter-mine = 自分
filter-head-judge = HJ待ち：{ $count }
new-ruling = 新しい裁定
none-of-these = 該当なし
all-rulings = 全裁定
none-yet = 裁定はまだありません
none-yet-means = 卓でのジャッジの決定がここに表示されます：対象、起きたこと、回答、懲罰、上訴。
ruling = 裁定{ $number }
ruling-inside = 裁定{ $number }
no-description = 説明はまだありません。

## 裁定

to-rulings = 裁定一覧へ
check-again = 再確認
was-overturned = 裁定{ $number }が覆されました
was-withdrawn = 裁定{ $number }が取り下げられました
no-infraction = 違反の指定なし。
had-proposed = 提案されていた懲罰：{ $penalty }。
built-on-one = もとになった裁定：<a>裁定{ $one }</a>。
built-on-two = もとになった裁定：<a>裁定{ $one }</a>、<a>裁定{ $two }</a>。
built-on-three = もとになった裁定：<a>裁定{ $one }</a>、<a>裁定{ $two }</a>、<a>裁定{ $three }</a>。
dropped-with-it = あわせて大会からドロップになります。

## 項目

what-happened = 起きたこと
not-written = 未記入
time-given = 延長
minutes = { $count }分
given-by = 裁定した人
for-head-judge = ヘッドジャッジへ
to-head-judge = ヘッドジャッジへ
upheld-by = 支持した人
overturned-by = 覆した人
changed-by = 変更した人
withdrawn-by = 取り下げた人
why = 理由
before-change = 変更前
until = <bdi>{ $when }</bdi>まで

## 陳述

statements = 陳述
written-by = 記録：<bdi>{ $when }</bdi>
remove-statement = { $name }の陳述を削除
add-statement = 陳述を追加
who-says = 話した人
somebody-else = その他の人
somebodys-name = その他の人の名前
witness-hint = 観客、ジャッジなど。
in-their-words = 本人の言葉で。
keep-statement = 陳述を保存

## 文章

change-texts = 文章を変更
answer-hint = プレイヤーに伝えた内容。
rule-hint = 例：CR 800.4a、MTR-A 4.2A
write-down = 記入する
save-texts = 文章を保存

## ヘッドジャッジの決定

confirm-or-not = 確認の判断
look-again = 再確認
decide-appeal = 上訴の判断
heads-word = ヘッドジャッジの判断
uphold = 支持
overturn = 覆す
uphold-carries-out = 裁定は有効で、懲罰を適用します。
uphold-stands = 裁定はそのまま有効です。
overturn-nothing = 何も適用しません。代わりの裁定を記録してください。
overturn-undoes = 適用済みのものはできる限り元に戻します。代わりの裁定を記録してください。
decision-hint = 理由。覆す場合は必須です。
decide = 決定
appeal-means = プレイヤーが納得しない場合は、ヘッドジャッジが判断します。それまで裁定は有効です。
appeal = ヘッドジャッジに上訴
waits-now = ヘッドジャッジ待ちになりました。
make-lighter = 懲罰を軽くする
lighter-means = 懲罰の効果をできる限り元に戻し、この裁定の懲罰を軽いものに変えます。
lighter = 軽くする
withdraw-it = 取り下げ
withdraw-means = 誤って記録した裁定に使います。効果をできる限り元に戻し、取り下げとして一覧に残します。
withdraw = 裁定を取り下げる
recorded = 記録しました。

## 失格の確認

type-to-disqualify = プレイヤーを失格にするには{ $word }と入力してください
disqualify-hint = 大会と順位表から外れます。
list-publicly = 公開の変更履歴に載せる
