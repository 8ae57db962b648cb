all-decklists = 全デッキリスト
to-decklists = デッキリストへ
the-player = プレイヤー

## プレイヤー一覧

change-rules = 提出の規則を変更
ask-for-lists = デッキリストの提出を求める
none-asked = デッキリストの提出はありません
none-asked-means = 主催者がデッキリストの提出を求めると、プレイヤーは自分のページから提出し、ここで未提出の人を確認できます。
asked-until = { $format }、提出は{ $moment }まで。
asked-until-round = { $format }、提出は第1ラウンドまで。
deadline-over = 締切を過ぎました。リストを読めます。変更には理由が必要です。
read-after-deadline = リストは締切後に読めます。
count-handed-in = 提出済み
count-missing = 未提出
count-with-problems = 問題あり
which-lists = リストの選択
filter-all = すべて
filter-missing = 未提出
filter-wrong = 問題あり
find-player = プレイヤーを検索
nobody-here = 該当者なし
no-player-fits = 該当するプレイヤーがいません。文字を減らしてみてください。
everybody-handed-in = 全員がリストを提出しました。
no-list-is-wrong = 確認で問題が見つかったリストはありません。
players-appear = 登録されたプレイヤーがここに表示されます。
names = 名前
caption = プレイヤーとデッキリスト
column-no = 番号

## リストの状態

link-not-checked = リンク、未確認
to-look-at = 要確認{ $count }件

## プレイヤーのリスト

title-of = { $name }のデッキリスト
heading-of = <bdi>{ $name }</bdi>のデッキリスト
lists-until = リストの提出は{ $moment }までです。その後に読めます。
lists-until-round = リストの提出は第1ラウンドまでです。その後に読めます。
no-decklist = デッキリストなし
none-handed-in = まだ提出されていません。
link-kept = リンクはそのまま保存され、このサービスが開くことはありません。内容は確認していません。
card-count = { $count }枚。
hand-in-another = 別のリストを代わりに提出
hand-in = リストを代わりに提出
list-hint = リンク、または1行に1種類ずつのリスト。空にすると提出を取り消します。
reason-hint = 締切後は必須です。記録されます。
save-list = デッキリストを保存
list-saved = デッキリストを保存しました。
back-to-list = デッキリストに戻る
to-list = デッキリストへ

## デッキチェック用紙

link-to-sheet = デッキチェック用紙
deck-check = デッキチェック
player-number = 番号{ $number }
cards = { $count }枚
from-check = 確認結果
line-table = 卓、ラウンド
line-taken = 預かった時刻、返した時刻
line-minutes = 延長：かかった時間+4分（MTR-A X.5A）
line-judge = ジャッジ
before-deadline = デッキリストは締切後に読めます。
nothing-to-print = 印刷するリストがありません。未提出か、リンクです。

## 卓でのデッキチェック

deck-checks = デッキチェック
unchecked = 卓にあるデッキのうち、未チェックは{ $count }個です。
draw = デッキを無作為に選ぶ
draw-means = 大会の秘密から計算したダイスで選びます。ログに残り、大会が終わると誰でも計算し直せます。
none-checked = チェック済みのデッキはまだありません
none-checked-means = チェックは卓のページで始めます。誰のデッキを誰がチェックし、何が見つかったかがここに表示されます。
in-progress = チェック中
nothing-found = 問題なし
drawn = 未チェックの{ $among }個のデッキから選ばれました：{ $player }、{ $table }番卓。卓に着いたらチェックを始めてください。
