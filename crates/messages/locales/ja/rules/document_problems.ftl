## 文書の問題

expected-object = オブジェクトが必要ですが、{ $found }になっています。
expected-list = リストが必要ですが、{ $found }になっています。
expected-text = 文字列が必要ですが、{ $found }になっています。
expected-whole = { $least }～{ $most }の整数が必要ですが、{ $found }になっています。
expected-boolean = trueかfalseが必要ですが、{ $found }になっています。
expected-one-of = { $words }のどれかが必要ですが、{ $found }になっています。
expected-moment = "2026-05-09T08:30:00Z"のようなマイクロ秒単位の時刻が必要ですが、{ $found }になっています。
expected-day = "2026-05-09"のような日付が必要ですが、{ $found }になっています。
expected-share = "1/5"や"0"のような、分母が{ $most }以下で0から1までの分数が必要ですが、{ $found }になっています。
expected-hex = 小文字の16進数で{ $bytes }バイト（{ $characters }文字）が必要ですが、{ $found }になっています。
expected-hex-range = 小文字の16進数で{ $least }～{ $most }バイトが必要ですが、{ $found }になっています。
found-list = リスト
found-object = オブジェクト
text-empty = 文字列が空です。フィールドごと省いてください。
text-too-long = 文字列が{ $length }文字あります。上限は{ $most }文字です。
field-missing = フィールド"{ $field }"がありません。
field-unknown = 不明なフィールド"{ $field }"です。使えるフィールド：{ $known }。
field-twice = フィールド"{ $field }"が2つあります。
no-json = JSONではありません：{ $problem }。
several-events = ファイルに{ $count }個の大会があります。必要な大会を別のファイルに保存してください。

## 大会のフィールド

cut-size = 進出者の人数はシードの数（{ $count }）です。
announcement-for-one = お知らせの宛先は卓かプレイヤーのどちらかで、両方にはできません。
announcement-place = 卓へのお知らせには"round"と"table"があり、ほかのお知らせにはどちらもありません。
call-place = 卓での呼び出しには"round"と"table"があり、ほかの呼び出しにはどちらもありません。
note-place = 卓でのメモには"round"と"table"があり、ほかのメモにはどちらもありません。
round-has-no-table = 第{ $round }ラウンドに{ $table }番卓はありません。
timed-round = 時間制のラウンドは、追加や短縮の分を含めて1分以上です。
one-deck-check = 1つのポッドで同時に行えるデッキチェックは1つです。
deck-in-check = このプレイヤーのデッキはすでにチェックに入っています。
extension-ended = 与えられた延長には"ended_at"と"minutes"があり、進行中のデッキチェックにはどちらもありません。
call-ended = 解決または取り消しされた呼び出しには"ended_at"があり、対応中の呼び出しにはありません。
call-claimed = 担当者のいる呼び出しには"claimed_at"があります。
call-escalated = ヘッドジャッジに回された呼び出しには"escalated_at"があります。
one-open-game = 1つのポッドで、進行中のゲームは1つ、同じ番号の確認済みのゲームも1つです。
game-closed = 進行中でないゲームには"closed_at"があり、進行中のゲームにはありません。
setup-object = setupは、actionsのないpodium-game/1のオブジェクトです。
setup-without-actions = setupにactionsはありません。操作はstepsに入ります。
game-unreadable = ゲームを読み取れません：{ $problem }
step-impossible = 有効な操作{ $step }を実行できません：{ $problem }
undone-unreadable = 取り消された操作を読み取れません：{ $problem }
stranger-plays = "{ $id }"はこのゲームをプレイしていますが、この卓にいません。
no-player-with-id = ID "{ $id }"のプレイヤーはいません。
note-about = メモはプレイヤーまたは卓についてのものです。
number-twice = 番号{ $number }はすでに{ $place }の番号です。
too-many-commanders = プレイヤーの統率者は{ $most }枚までですが、{ $count }枚あります。
final-places-count = 最終順位はラウンドから決まり、{ $count }個です。ラウンドを直すか、"final_places"を省いてください。
final-places-here = 最終順位はラウンドから決まり、ここは{ $expected }のはずです。ラウンドを直すか、"final_places"を省いてください。
status-not-here = { $name }は{ $status }なので、ここには入れません。
one-report = 1つのポッドで確認待ちの報告は1つです。
report-not-seated = このプレイヤーはこの卓にいません。
report-answered = 確認待ちでない報告には"answered_at"があり、確認待ちの報告にはありません。
report-answered-by = 確認または異議のある報告には、回答した人が必要です。自分の報告には回答できません。
result-fields = 結果には"winner"だけ、"draw"だけ、"places"だけ、または"games"があります。"games"には、該当者がいれば"conceded"と"match_losses"が加わります。
game-winner = 引き分けでないゲームには"winner"が必要です。
game-either = ゲームには"winner"か"drawn": trueのどちらかがあります。
ruling-twice = 裁定{ $number }がもう1つあります。
ruling-table = この裁定のラウンドに{ $table }番卓はありません。
ruling-player-twice = このプレイヤーはすでに裁定に含まれています。
ruling-minutes = 延長は卓に対するものです。卓を指定してください。
ruling-decided = 裁定に"decided_at"があるのは、支持または覆された場合だけです。
ruling-appealed = ヘッドジャッジに回された裁定には"appealed_at"があります。
ruling-withdrawn = 取り下げた人と理由は、取り下げられた裁定だけに、"withdrawn_at"とともにあります。
statement-by = 陳述には"player"か"witness"があります。
no-penalty = 懲罰がない場合は、フィールドを省いてください。
penalty-infraction = 懲罰には"infraction"が必要です。
name-control = 名前に制御文字（タブや改行など）があります。取り除いてください。
break-time = "10:00"のような時刻が必要です。
break-either = 休憩には`minutes`か`until`のどちらかがあります。
slug-letters = スラッグは"spring-open"のように、小文字、数字、その間の1つのハイフンで書きます。
no-time-zone = "{ $zone }"は"Europe/Lisbon"のようなタイムゾーンの名前ではありません。

## TopDeck.ggのファイル

no-player-named = "standings"にも"rounds"にもプレイヤーがいません。
id-twice = ID { $id }はすでに別のプレイヤーのものです。
name-twice = { $name }という名前のプレイヤーがほかにもいます。それぞれ別のIDをつけてください。
no-id-nor-name = プレイヤーに"id"も"name"もありません。
sits-already = { $name }はすでに{ $place }にいます。1つのラウンドでの席は1人1つです。
winner-not-seated = 勝者"{ $winner }"はこの卓にいません。
expected-round = 1以上のスイスラウンドの番号か、プレイオフのラウンド名が必要です。
list-expected = リストが必要です。
object-expected = オブジェクトが必要です。

too-many-items = 項目が{ $count }個あります。上限は{ $most }個です。
ruleset-id = IDは"mtr-a-2023"のように、小文字、数字、その間のハイフンで書きます。
ruleset-language = "en"や"pt-BR"のような言語コードが必要です。
ruleset-source = "https://"または"http://"で始まるアドレスが必要です。
not-of-a-ruleset = "{ $name }"は個々の大会の設定で、ルールセットでは指定できません。
ruleset-twice = IDが"{ $id }"のルールセットがほかにあります。
page-line = この文章は1行です。改行は使えません。
page-accent = "#1f5f8b"のような、白の上で読める色（コントラスト4.5 : 1）が必要です。
