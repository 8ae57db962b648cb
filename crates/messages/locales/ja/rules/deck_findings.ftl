## デッキリストの確認結果

list-empty = リストにカードがありません。「1 Sol Ring」のように、1行に1種類ずつ書いてください。
too-few = デッキは統率者を含めて{ $count }枚です。{ $least }枚以上必要です。{ $more }枚加えてください。
format-not-checked = このフォーマットのデッキの枚数と同じカードの枚数は確認していません。
no-commander = 統率者が書かれていません。統率者の上にCommander、ほかのカードの上にDeckという行を書いてください。
commander-not-checked = { $name }を統率者にできるかどうかは確認していません。
commanders-not-checked = { $first }と{ $second }をそれぞれ、また一緒に統率者にできるかどうかは確認していません。
no-leader = { $name }は統率者にできません（CR 903.3）。伝説のクリーチャーか機体、パワーとタフネスを持つ伝説の宇宙船、または統率者にできると書かれたカードを指定してください。
background-alone = { $name }は背景です。背景を選ぶ統率者と一緒でなければデッキを率いることができません（CR 702.124k）。その統率者も書いてください。
not-together = { $first }と{ $second }を一緒に統率者にすることはできません（CR 702.124）。どちらか1枚か、共闘の能力が合う2枚を書いてください。
together-not-checked = このドラフトで{ $first }と{ $second }を一緒に統率者にできるかどうかは確認していません。
commander-presumed = リストに統率者が書かれていないため、並び方から{ $name }を統率者として確認しました。統率者の上にCommanderという行を書き、リストに統率者を示してください。
no-companion = { $name }は相棒の能力を持っていません（CR 702.139）。外してください。
banned-companion = { $name }は相棒としては禁止カードです。外してください。
companion-ban-not-checked = { $name }が相棒として禁止かどうかは確認していません。禁止リストが読み込まれていません。
companion-excludes = 相棒{ $companion }の条件により、{ $name }は使えません（CR 702.139）。どちらかを変えてください。
companion-unmet = デッキは相棒{ $companion }の条件を満たしていません（CR 702.139）。相棒を外すか、デッキを変えてください。
is-not-legal = { $name }は統率者戦では使えません。外してください。
legality-not-checked = カードが統率者戦で使えるかどうかは確認していません。カードデータに記載がありません。
game-changers-not-counted = ゲームチェンジャーは数えていません。どのカードが該当するかを示すカードデータがありません。
bracket-not-checked = ブラケット{ $bracket }のその他の規則（コンボ、追加ターン、多数の土地の破壊）は確認していません。
bracket-not-stated = デッキのブラケットが申告されていません。申告してください。ブラケット{ $highest }まで使えます。
bracket-too-high = デッキはブラケット{ $stated }と申告されていますが、使えるのはブラケット{ $highest }までです。デッキを変えるか、申告が違う場合は直してください。
game-changers-too-many = デッキのゲームチェンジャーは{ $count }枚、ブラケット{ $bracket }では{ $most }枚までです。残りを外すか、可能ならより高いブラケットを申告してください。
many-commanders = 統率者が{ $count }枚あります。デッキの統率者は1枚、または一緒に統率者にできる2枚です。ほかのカードの上にDeckという行を書いてください。
second-companion = 2枚目の相棒です。相棒はデッキに1枚だけです。1枚外してください。
companion-not-checked = デッキが相棒{ $name }の条件を満たしているかどうかは確認していません。
has-sideboard = サイドボードがあります。統率者戦のデッキにはサイドボードがなく、枚数に数えません。外すか、相棒の上にCompanionという行を書いてください。
add-cards = デッキは統率者を含めて{ $count }枚です。ちょうど{ $exactly }枚必要です（CR 903.5a）。{ $more }枚加えてください。
take-out-cards = デッキは統率者を含めて{ $count }枚です。ちょうど{ $exactly }枚でなければなりません（CR 903.5a）。{ $less }枚外してください。
add-cards-two = デッキは2枚の統率者を含めて{ $count }枚です。ちょうど{ $exactly }枚必要です（CR 903.5a）。{ $more }枚加えてください。
take-out-cards-two = デッキは2枚の統率者を含めて{ $count }枚です。ちょうど{ $exactly }枚でなければなりません（CR 903.5a）。{ $less }枚外してください。
again-too-many = { $name }はすでに{ $line }行目にあります。デッキに入れられるのは{ $most }枚までです（CR 903.5b）。残りを外してください。
copies-too-many = { $name }が{ $copies }枚あります。デッキに入れられるのは{ $most }枚までです（CR 903.5b）。残りを外してください。
again-unknown = { $name }はすでに{ $line }行目にあります。基本土地と、テキストで認められているカードなら認められます（CR 903.5b）。カードデータがないため、カードを確認してください。
copies-unknown = { $name }が{ $copies }枚あります。基本土地と、テキストで認められているカードなら認められます（CR 903.5b）。カードデータがないため、カードを確認してください。
no-banned-list = 禁止カードは確認していません。禁止リストが読み込まれていません。
is-banned = { $name }は禁止カードです。外してください。
no-card-data = カード名、固有色、使用可否は確認していません。カードデータが読み込まれていません。
commander-unknown = 固有色は確認していません。統率者がカードデータにありません。
card-unknown = { $name }はカードデータにありません。綴りを確認してください。
outside-identity = { $name }は{ $colours }で、統率者の固有色は{ $commander }です（CR 903.5c）。外してください。

## 読み取れない行

too-many-lines = リストが{ $most }行を超えています。その先は読み込んでいません。短くしてください。
no-name = 「{ $line }」にカード名がありません。「1 Sol Ring」のように書いてください。
name-too-long = 「{ $line }」はカード名としては長すぎます。1行に1種類ずつ書いてください。
wrong-copies = { $name }が{ $copies }枚になっています。デッキに入っている枚数を1～{ $most }で書くか、行を外してください。
no-number = { $digits }は枚数ではありません。デッキに入っている枚数を書いてください。

## 入力された統率者

too-many-named = 統率者が{ $count }枚あります。デッキの統率者は1枚、または一緒に率いる2枚です。
named-twice = { $name }が2回書かれています。1回だけ書いてください。

## カードデータのファイル

no-json = カードデータがJSONではありません。{ $line }行{ $column }列目を読み取れません。
no-list-of-names = カードデータが名前の一覧ではありません。{"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}のように書いてください。
too-many-cards = カードデータに{ $count }枚のカードがあります。上限は{ $most }枚です。
of-card = カードデータ「{ $name }」：{ $problem }
no-object = オブジェクトではありません。{"{"}"color_identity": "WU"{"}"}のように書いてください。
copies-whole = copiesは1以上の整数です。
field-unknown = { $field }を読み取れません。使えるのはcolor_identity（WUBRGの文字）、basic、any_number（trueかfalse）、copies（数）と、Scryfallのlayout、type_line、oracle_text、mana_cost、cmc、power、card_faces、legalities、game_changerです。
field-too-long = { $field }が長すぎます。カードでは{ $most }文字以内です。
colours-unknown = color_identity「{ $letters }」に、WUBRG以外の文字があります。
too-many-banned = 禁止リストに{ $count }個の名前があります。上限は{ $most }個です。
banned-too-long = 「{ $start }…」はカード名としては長すぎます。1行に1つずつ書いてください。
