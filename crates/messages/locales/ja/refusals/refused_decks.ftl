## 締切

until-time = { $time }まで
until-round-one = 第1ラウンドまで
time-in-zone = { $time }（{ $zone }）

## デッキリスト

none-asked = この大会ではデッキリストの提出はありません。
not-in-tournament = もうこの大会に参加していません。
have-left = 大会からドロップしたため、デッキリストは必要ありません。
were-taken = デッキリストの受付は{ $until }でした。変更が必要な場合は、スタッフに相談してください。
paste-list = リストまたはリストへのリンクを貼り付けてください。
list-changed = その間に誰かがこのプレイヤーを変更しました。いまのリストを見て、もう一度送信してください。
data-removed = このプレイヤーの個人データは、デッキリストとともに削除されました。
reason-after-deadline = 締切を過ぎています。リストを変更する理由を書いてください。記録に残ります。
not-taken-any-more = デッキリストの受付は終わりました。リストは空のままにして、スタッフに相談してください。
changes-among-lists = この大会ではデッキリストを提出、確認します。プレイヤーのリストはデッキのページで変更してください。
commanders-until = デッキリストの提出は{ $until }です。それまで統率者はプレイヤー自身が決めます。

## 自分の統率者

no-commanders = この大会では統率者を使いません。
commander-rounds-begun = ラウンドが始まっています。統率者が違う場合は、スタッフに伝えてください。
commander-lists-taken = デッキリストの受付は{ $until }でした。統率者が違う場合は、スタッフに伝えてください。
list-names-commander = 統率者はデッキリストに書かれています。そちらで変更してください。

## デッキの規則とカードのファイル

rules-changed = その間に誰かがデッキリストの規則を変更しました。いまの規則と比べて、もう一度送信してください。
too-large = { $size }kBあります。上限は{ $most }kBです。
nothing-in-it = 中身がありません。カード名の入ったものを送信してください。
no-card-in-file = ファイルにカードがありません。何も変更していません。
file-of-future = { $day }は未来の日付です。何も変更していません。ファイルの日付を--dateで指定してください。
