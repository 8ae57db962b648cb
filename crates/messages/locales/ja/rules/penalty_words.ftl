## 懲罰の提案の理由

because-case = { $case }：{ $penalty }。
because-multiplayer = 多人数戦では{ $penalty }です。基本の懲罰は{ $base }です。
because-base = 基本の懲罰は{ $penalty }です。
regular-disqualification = ルール適用度が一般の場合、裁定で注意を超える懲罰はありません。続けて参加させられない人は、ヘッドジャッジか主催者がプレイヤーのページで失格にします。
regular-caution = ルール適用度が一般の場合、注意を超える懲罰はありません。説明して修正し、メモを残してください。
because-repeated = { $penalty }：{ $code } { $infraction }の警告は、今日これで{ $nth }回目です。

## 標準の懲罰一覧との違い

the-table = 一覧「{ $table }」
the-table-differs = 一覧「{ $table }」：{ $differences }
infraction-added = { $code } { $infraction }を追加：{ $penalty }
penalty-instead = { $code } { $infraction }：{ $instead }ではなく{ $penalty }
infraction-changed = { $code } { $infraction }を変更
infraction-gone = { $code } { $infraction }を削除

## 懲罰一覧の問題

missing = { $what }がありません。
too-long = { $what }は1行、{ $most }文字以内です。{ $length }文字あります。
the-table-name = 一覧の名前
the-code = コード
the-name = 名前
the-remark = 備考
the-case = 該当する場合
the-case-without-semicolon = 該当する場合（セミコロンなし）
infractions-count = 一覧の違反は1～{ $most }件ですが、{ $count }件あります。
code-twice = コード{ $code }が2つあります。
code-signs = コード「{ $code }」に、英字、数字、ピリオド、ハイフン以外の文字があります。
cases-count = 違反ごとの特例は{ $most }件までですが、{ $count }件あります。
upgrade-nth = 格上げは2～{ $most }回目の警告で行います。{ $nth }回目にはできません。
upgrade-to = 格上げは警告より重い懲罰にします。「{ $penalty }」にはできません。
not-one-of = 「{ $text }」は次のどれでもありません：{ $words }。
after-comma = 「{ $text }」：コンマの後は「drop」か空です。
no-upgrade = 「{ $text }」は「4: game_loss」のような格上げではありません。
