## デッキリストの確認結果

list-empty = リストにカードがありません。「1 Sol Ring」のように、1行に1種類ずつ書いてください。
too-few = デッキは統率者を含めて{ $count }枚です。{ $least }枚以上必要です。{ $more }枚加えてください。
format-not-checked = このフォーマットのデッキの枚数と同じカードの枚数は確認していません。
no-commander = 統率者が書かれていません。統率者の上にCommander、ほかのカードの上にDeckという行を書いてください。
commander-not-checked = { $name }を統率者にできるかどうかは確認していません。
commanders-not-checked = { $first }と{ $second }をそれぞれ、また一緒に統率者にできるかどうかは確認していません。
many-commanders = 統率者が{ $count }枚あります。デッキの統率者は1枚、または一緒に統率者にできる2枚です。ほかのカードの上にDeckという行を書いてください。
second-companion = 2枚目の相棒です。相棒はデッキに1枚だけです。1枚外してください。
companion-not-checked = デッキが相棒{ $name }の条件を満たしているかどうかは確認していません。
has-sideboard = サイドボードがあります。統率者戦のデッキにはサイドボードがなく、枚数に数えません。外してください。
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
no-card-data = カード名と固有色は確認していません。カードデータが読み込まれていません。
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
field-unknown = { $field }を読み取れません。使えるのはcolor_identity（WUBRGの文字）、basic、any_number（trueかfalse）、copies（数）です。
colours-unknown = color_identity「{ $letters }」に、WUBRG以外の文字があります。
too-many-banned = 禁止リストに{ $count }個の名前があります。上限は{ $most }個です。
banned-too-long = 「{ $start }…」はカード名としては長すぎます。1行に1つずつ書いてください。
