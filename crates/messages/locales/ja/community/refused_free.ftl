## フリーポッドのイベント

name-of-evening = 名前
day-of-evening = 日付
too-many-evenings = フリーポッドのイベントは、1つのコミュニティで{ $most }件までです。
no-such-evening = このコミュニティに番号{ $number }のフリーポッドのイベントはありません。
changed-meanwhile = その間に誰かが「{ $evening }」を変更しました。いまの内容を確認して、もう一度保存してください。
closed-already = 「{ $evening }」はすでに終了しています。
open-already = 「{ $evening }」はすでに開いています。
is-closed = 「{ $evening }」は終了しています。再開できるのはスタッフです。
pods-still-play = 確定した結果のないポッドが{ $count }あります。先に結果を入力するか、無効にしてください。

## 順番待ち

bracket-range = ブラケットは{ $least }～{ $most }で、{ $given }にはできません。
plays-already = { $person }はすでに{ $table }番卓で対戦中です。
too-many-people = イベントの参加者は{ $most }人までです。
nobody-called = このコミュニティに「{ $typed }」という名前のメンバーはいません。名前全体か、メンバーの番号を入力してください。
may-mean = 「{ $typed }」は次のメンバーかもしれません：{ $people }。番号を入力してください。
does-not-wait = { $person }は順番待ちに入っていません。
too-few-wait = { $count ->
    [0] 順番待ちの人はいません。ポッドには3人必要です。
   *[other] 順番待ちは{ $count }人です。ポッドには3人必要です。
}
too-many-pods = 1つのイベントのポッドは{ $most }までです。

## 結果

no-such-pod = このイベントに番号{ $number }のポッドはありません。
pod-changed-meanwhile = その間に誰かが{ $table }番卓の結果を変更しました。もう一度確認してください。
sits-elsewhere = { $table }番卓の席ではありません。
is-confirmed = { $table }番卓の結果は確定しています。訂正できるのはスタッフだけです。
is-void = { $table }番卓は無効です。結果を入力できるのはスタッフだけです。
sits-twice = { $person }は{ $table }番卓に二重に着席しています。このポッドは無効のままです。
no-result-yet = { $table }番卓の結果はまだありません。
confirmed-by-another = 自分が報告した結果です。確認は同卓のほかの人が行います。
place-of-everybody = 同卓の全員の順位を選んでください。
give-a-reason = 理由を書いてください。この結果は、前に確定したか無効になっています。
sat-together = { $person }と{ $other }は「{ $evening }」で同じポッドに入ったため、別の人です。
no-season = 「{ $evening }」はシーズンの対象ではないため、実績がありません。
no-such-achievement = この実績はもうシーズンにありません。
