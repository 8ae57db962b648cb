## フリーポッド

title-list = フリーポッド
intro = ラウンドのないイベントです。参加者はスマホで順番待ちに入り、スタッフがボタン1つでポッドを組み、結果は参加者が入力します。
new-evening = 新しいイベント
open-evening = イベントを開く
evenings = イベント
opened = イベントを開きました。参加者はスマホで順番待ちに入れます。スタッフが追加することもできます。
field-name = 名前
field-day = 日付
field-season = 対象のシーズン
no-season = シーズンなし
settings = 設定
saved = 設定を保存しました。
desk = 本部

## イベント

closed = 終了
everybody = 公開ページ
take-part = 参加する
waiting = 順番待ち
nobody-waits = 順番待ちの人はいません。
now-playing = 対戦中
ended = 結果
table = { $table }番卓
playing = 対戦中
reported = 結果の報告あり、未確認
confirmed = 結果確定
void = 無効
times-of = { $times ->
    [1] { $name }
   *[other] { $name }×{ $times }
}
points-of = { $name }（{ $points }ポイント）
times = { $times ->
    [0] なし
    [1] あり
   *[other] { $times }回
}
bracket = ブラケット{ $bracket }
any-bracket = ブラケット不問

## 本人のページ

queue = 順番待ち
waits = 順番待ち{ $waiting }人中{ $place }番目です。
wants = 希望するブラケット
join = 順番待ちに入る
change-wish = ブラケットを変更
leave = 順番待ちから抜ける
joined = 順番待ちに入りました。卓が決まると、ここに表示されます。
left = 順番待ちから抜けました。
is-over = このイベントは終了しました。
who-won = 勝ったのは？
drawn = 引き分け
all-places = 全員の順位を入力
equal-places = 同時に脱落した人は同じ順位にします。
choose = 選択
save-places = 順位を保存
is-this-right = 同卓の人がこの結果を報告しました。合っていますか？
confirm = 結果を確認する
another-result = 別の結果を入力
somebody-confirms = この結果は、同卓のほかの人の確認が必要です。
result-tapped = 結果を報告しました。同卓のほかの人の確認が必要です。
result-counts = 結果が確定しました。
achievements = 実績
save-achievements = 実績を保存
achievements-saved = 実績を保存しました。

## スタッフのページ

form-pods = { $count }人でポッドを組む
pods-formed = { $count }ポッドを組みました。
has-left = 順番待ちから外す
add = 順番待ちに追加
person = { $person }（番号{ $number }）
waits-now = { $person }が順番待ちに入りました。
waits-no-longer = { $person }を順番待ちから外しました。
correct = 結果を訂正
reason = 理由
declare-void = ポッドを無効にする
is-void-now = ポッドを無効にしました。
close = イベントを終了
reopen = イベントを再開
evening-closed = イベントを終了しました。
evening-reopened = イベントを再開しました。
