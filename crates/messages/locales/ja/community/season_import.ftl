## 過去のイベントの取り込み

title = 過去のイベントの取り込み
intro = Podiumを使い始める前のイベントを取り込みます。PodiumまたはTopDeckのJSONのイベントか、表計算の順位の表を使えます。保存する前に、ファイルの内容が表示されます。
files = ファイル
files-hint = JSON、CSV、Excel、OpenDocument。複数選べます。表の最初の行は列の名前です：placeとname、あればdate、evening、points、wins、draws、losses。
pasted = または表を貼り付け
usual = これらの列がない表の場合
usual-name = イベント
usual-day = 日付
look = ファイルを確認
cannot = ファイルを取り込めません
cannot-text = ファイルの次の問題を直して、もう一度送信してください：

## ファイルの内容

preview-title = ファイルの内容
nothing-stored = まだ何も保存していません。
column-content = 内容
whole-event = { $players }人のイベント
places-alone = { $people }人の順位
not-finished = 未終了：終了すると対象になります
people = メンバー
known-people = { $count ->
    [0] すでにコミュニティにいるメンバーはいません。
   *[other] { $count }人はすでにコミュニティのメンバーです。
}
new-people = { $count ->
    [0] 新しいメンバーはいません。
   *[other] 新しいメンバーは{ $count }人です。
}
who-is = この人たちは誰ですか？
who-is-hint = コミュニティに似た名前があるか、同じイベントに同じ名前の人が2人います。それぞれ誰かを選んでください。
choose = 選択
this-person = { $person }（番号{ $number }）
somebody-new = 新しいメンバー
nobody = ゲスト（対象外）
import = 取り込む
other-files = ほかのファイルを選ぶ
imported = イベントを{ $count }件取り込みました。
people-added = メンバーを{ $count }人追加しました。
unfinished = { $count }件のイベントは終了していません。終了すると対象になります。
replaced = { $count }件のイベントは、前に取り込んだものと置き換えました。
had = { $count }件のイベントは、すでにシーズンにありました。
replaces = 同じ日付と名前のイベントを置き換えます
is-tournament = すでにコミュニティの大会にあります：取り込みません
is-twice = ファイルに2回あります：1回だけ取り込みます
on-evening = { $evening }
nameless = ファイルに名前のない{ $count }人は、ゲストとして取り込みます。
