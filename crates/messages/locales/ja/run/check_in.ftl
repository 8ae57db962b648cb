## ページ上部

all-players = 全プレイヤー
collect-fees = 参加費を集める
without-fees = 参加費なしで表示
over = チェックインは終了しました
over-text = ラウンドが始まると終了します。いま到着したプレイヤーは<a>途中参加</a>で追加し、離れたプレイヤーは<a>プレイヤー一覧</a>で確認してください。
nobody-yet = プレイヤーはまだいません
nobody-yet-text = <a>追加する</a>か、<a>参加登録</a>があると、ここに表示されます。

## 人数

here-of = <b>{ $here }</b>/{ $all }人が到着
players-here = 到着したプレイヤー
nobody-missing = 未到着なし
not-here = 未到着{ $count }人
for-approval = 承認待ち{ $count }人
here-waiting = キャンセル待ちで到着{ $count }人
fees-collected = 参加費{ $paid }/{ $all }人分

## 検索とカメラ

name-or-number = 名前か番号
scan = 読み取り
enter-hint = 該当者が1人のときは、Enterでチェックインします。
camera = カメラの映像
close-camera = カメラを閉じる

## 一覧

nobody-fits = 該当者なし
nobody-fits-text = 文字を減らしてみてください。一覧にいないプレイヤーは、ここで追加するか、<a>詳しく入力して追加</a>するか、<a>参加登録のリンク</a>を送ってください。
add-and-check-in = 「<bdi>{ $name }</bdi>」を追加してチェックイン
somebody-else = 一覧にいない場合：<a>プレイヤーを追加</a>するか、<a>参加登録のリンク</a>を見せてください。
press-approve = 承認して到着
press-check-in = チェックイン
press-here = 到着
press-look = 見る
press-to-undo = （押すと取り消し）
fee = 参加費
fee-collected-undo = { $name }の参加費は受領済み（押すと取り消し）
fee-collect = { $name }の参加費を受け取る
already-entered = 登録済み？
disqualified = 失格
dropped = ドロップ済み

## 全員まとめて

everybody-at-once = 全員まとめて
everybody-here = 全員が到着
check-in-everybody = 全員をチェックイン
everybody-means = 参加枠のあるプレイヤー{ $count }人全員をチェックインします。
begin-again = 最初からやり直す
check-out-everybody = 全員のチェックインを取り消す
nobody-means = キャンセル待ちを含む全プレイヤーのチェックインを取り消し、チェックイン開始時の状態に戻します。
drop-absent = 未到着の人をドロップ
drop-not-here = 未チェックインの人をドロップ
drop-means = { $count }人がチェックインしていません。第1ラウンドの前にドロップになり、空いた枠は、到着しているキャンセル待ちの人に回ります。ドロップはプレイヤーのページで1人ずつ取り消せます。
type-word = 何も変更していません。確認のため{ $word }と入力してください。
everybody-checked-in = 全員をチェックインしました（新たに{ $count }人）。
nobody-checked-in = 全員のチェックインを取り消しました（{ $count }人）。
were-dropped = ドロップ：{ $names }。

## 操作の結果

here-on-waiting-list = { $name }が到着しました（キャンセル待ち）。
is-here = { $name }が到着しました。
here-already = { $name }はすでに到着しています。
checked-out = { $name }のチェックインを取り消しました。
fee-is-collected = { $name }の参加費を受け取りました。
fee-not-collected = { $name }の参加費は未受領です。
several-fit = { $count }人が該当します。文字を増やすか、1人を選んで押してください。
no-number = 番号{ $number }のプレイヤーはいません。
nobody-called = 「{ $typed }」という名前の人はいません。
for-another-tournament = このコードは別の大会のものです。
is-secret-link = これはプレイヤーの秘密のリンクです。受付用のコードは、そのページの「{ $link }」にあります。
no-check-in-code = Podiumのチェックイン用コードではありません。名前か番号で探してください。
no-player-named = フォームにプレイヤーの指定がありません。ページを開き直して、ボタンを押してください。
back-to-check-in = チェックインに戻る
to-check-in = チェックインへ

## プレイヤーのコードの先のページ

now-here = 到着しました
is-here-already = すでに到着しています
undo-check-out = チェックインを取り消す
waits-for-approval = 承認待ちです。
approve-and-check-in = <bdi>{ $name }</bdi>を承認してチェックイン
check-in-player = <bdi>{ $name }</bdi>をチェックイン
player-page = プレイヤーのページ
all-at-check-in = チェックインの全プレイヤー
is-checked-in = { $name }をチェックインしました。

## プレイヤーが見せるコード

code-title = チェックイン用コード
you-are-checked-in = チェックイン済みです
show-this = 受付でこれを見せるか、番号を伝えてください。
is-over = チェックインは終了しました。
you-wait = 承認待ちです。スタッフがこれを読み取ると、承認できます。
on-waiting-list = キャンセル待ちです。空いた枠は、到着している人に回ります。
not-in-tournament = この大会には参加していません。参加しているはずの場合は、スタッフに伝えてください。
