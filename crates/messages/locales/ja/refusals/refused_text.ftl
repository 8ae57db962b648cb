## 入力された文字列

give-name = { $label }：入力してください。
too-long = { $label }：{ $length }文字では長すぎます。{ $most }文字以内に縮めてください。
one-line = { $label }：制御文字を使わず、1行で書いてください。
control-characters = { $label }：制御文字が含まれています。取り除いてください。
day-range = { $label }：{ $first }～{ $last }年の日付を選んでください。

## プレイヤーについての入力

player-too-long = { $what }が{ $length }文字あります。{ $most }文字以内にしてください。
player-control = { $what }に制御文字（タブや改行など）が含まれています。取り除いてください。
player-has-mail = { $what }にメールアドレスが含まれています。名前は公開されるので、アドレスは専用の欄に入力してください。
name-missing = 名前がありません。入力してください。
no-mail-address = メールアドレスではありません。name@example.orgの形で入力してください。
no-table-number = 「{ $typed }」は卓番号ではありません。卓番号は1～{ $most }です。
no-awarded-byes = 「{ $typed }」は獲得済みの不戦勝の数ではありません。0～{ $most }で入力してください。
awarded-byes-published = 第{ $round }ラウンドは公開済みなので、そのラウンドの獲得済みの不戦勝は変更できません。
decklist-link-only = デッキリストはhttps://で始まるリンクにするか、空のままにしてください。
too-many-commanders = 統率者が{ $count }枚あります。デッキの統率者は1枚、または一緒に率いる2枚です。
link-not-whole = リンクが途中で切れています。ブラウザのアドレス欄からコピーし直してください。
link-other-scheme = デッキリストのリンクはhttps://かhttp://で始まります。

## 文の主語

the-name = 名前
the-sorted-under = 並べ替え用の名前
the-team-mate = チームメイトの名前
the-pronouns = 代名詞
the-group = グループ
the-commander = 統率者
the-second-commander = 2枚目の統率者
the-name-of-commander = 統率者の名前
the-mail-address = メールアドレス

## 同時の変更

player-changed = その間に誰かが番号{ $number }のプレイヤーを変更しました。{ $now }上書きする場合は、もう一度送信してください。
same-as-yours = いま保存されている内容は、入力したものと同じです。
now-differs = いまの内容：{ $differences }。
difference = { $field }は{ $now }（入力：{ $yours }）
quoted = 「{ $text }」
nothing = なし
field-name = 名前
field-sorted-under = 並べ替え用の名前
field-team-mate = チームメイト
field-pronouns = 代名詞
field-email = メールアドレス
field-decklist = デッキリスト
field-commander = 統率者
field-second-commander = 2枚目の統率者
field-fixed-table = 固定の卓
field-awarded-byes = 獲得済みの不戦勝
field-group = グループ
