title = まとめて追加
intro = リストを確認するまで、何も追加されません。
paste = 名前を貼り付け
names = 名前
names-hint = 1行に1人。2人のチームは名前の間にセミコロンを入れてください。1つにまとめる前に確認します。
look-at-names = 名前を確認
send-file = ファイルを送る
file = CSVファイルまたはシート
file-hint = 列：name（またはfirst nameとlast name）、email、decklist、commander、commander 2、pronouns、team mate、table、group。順序は自由で、ほかの列は読み込みません。見出しがない場合は最初の列が名前です。区切りはコンマ、セミコロン、タブのどれか。Excel（.xlsx）やOpenDocument（.ods）のシートも使えます。
written-by = 作成したプログラム
written-by-hint = ほかのプログラムのリストは、その見出しで読み込みます。参加しないプレイヤーは読み込みません。
look-at-file = ファイルを確認
no-names = 名前がありません。1行に1人ずつ書いてください。
no-file = プレイヤーが1人以上いるファイルを選んでください。

## 確認

preview-title = リストの確認
nothing-added = まだ何も追加していません。
read-as = ファイルがUTF-8ではないため、{ $encoding }として読み込みました。文字化けがないか確認してください。
this-sheet = ファイルのシート「{ $sheet }」です。
sheet-of-file = ファイルのシート
read-sheet = このシートを読み込む
edit-list = リストを編集
the-list = リスト
check-again = もう一度確認
add-these = これらのプレイヤーを追加
start-over = 最初からやり直す

## リスト

not-readable = 読み取り不可
rows-wrong = { $all }行中{ $count }行に問題があります
fix-or-leave-out = 下のリストで直すか、外してください。全行が正しくなるまで、誰も追加されません。
rows = { $count }行
rows-shown = { $count }行のうち{ $shown }行を表示（問題のある行が先）
column-line = 行
column-problem = 問題
leave-out = 外す
leave-out-player = { $player }を外す
column-left-out = 読み込まない
column-mail = メール
problem-in-column = { $column }列目：{ $problem }
same-name-as = { $who }と同じ名前
looks-like = { $who }と似た文字の名前
unknown-card = <bdi>{ $card }</bdi>はカードデータにありません。綴りを確認してください。

## 選択肢

same-names = すでにある名前
same-names-out = 外す
same-names-out-hint = リストが前に追加されたか、同じ名前が2回ある場合。
same-names-add = 追加する
same-names-add-hint = 同じ名前の別人の場合。
second-name = 1行の2つ目の名前
second-out = 読み込まない
second-out-hint = チーム名、所属、メモなど、プレイヤーではない場合。
second-team-mate = チームメイト
second-team-mate-hint = 2人で1人として参加する場合。
commas = 名前の間のコンマ
commas-players = プレイヤーの区切り
commas-one = 1行は1人
commas-one-hint = 姓, 名。

## 通知

nobody-added = 誰も追加していません。
added = { $count }人を追加しました。
waiting = そのうち{ $count }人はキャンセル待ちです。
one-left-out = { $player }は、すでに同じ名前があるため外しました。
many-left-out = すでに同じ名前があるため、{ $count }人を外しました。
