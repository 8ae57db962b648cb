## ナビゲーション

group = コミュニティ
page-desk = 本部
page-home = 公開ページ
page-people = メンバー
page-doubts = 同じ人？
page-merges = 統合
page-log = ログ
page-staff = スタッフ
page-settings = 設定

## 次のイベント

next-evening = 次のイベント
like-last = { $last }の設定、スタッフ、プレイヤーを引き継ぎ、今日の日付で作成して、登録の受付を始めます。
start-evening = 今日のイベントを始める
evening-started = { $name }の受付を始めました（{ $count }人）。
is-open = すでに受付中
first-evening = 最初の大会を作成し、設定でこのコミュニティを選んでください。その後は、毎回のイベントをここでボタン1つで始められます。

open-now = 受付中・開催中の大会

## メンバー一覧

add-person = メンバーを追加
add = 追加
find = メンバーを検索
nobody-yet = メンバーはまだいません
nobody-yet-text = コミュニティの大会に参加した人が、ここに表示されます。
nobody-found = その名前のメンバーはいません
count-people = { $count }人
column-number = 番号
column-name = 名前
column-last = 最後の参加
column-events = イベント
removed = データ削除済み
added = { $name }は番号{ $number }のメンバーです。
two-people = 同じ名前の別人です
as-csv = メンバー（CSV）

## メンバー

save = メンバーを保存
saved = メンバーを保存しました。
email-hint = 見られるのはスタッフだけです。このアドレスでの参加登録があると、このメンバーが候補になります。
link = 秘密のリンク
show-link = 秘密のリンクを表示
link-also-on-page = リンクは<a>メンバー</a>それぞれのページにもあります。
card-opens = コミュニティのすべてのイベントで使える自分のページ：卓、席、順位、チェックイン。ほかの人には見せないでください。
link-means = このリンクで、メンバーのページと、コミュニティのイベントごとのプレイヤーのページが開きます。リンクを持つ人は誰でも本人として操作できます。
wrong-hands = リンクをなくした、またはほかの人に渡った場合
new-one = 更新すると、このリンクと、登録ごとのリンクがすべて新しくなります。
renew = リンクを更新
renewed = リンクを更新しました。古いリンクはもう使えません。
entries = 登録
same-as = ほかのメンバーと統合
same-as-text = 相手の登録がこのメンバーに移ります。統合は取り消せます。
other-number = 相手の番号
why = 理由（ログに記録）
merge = 統合する
merged = 統合しました。「統合」のページで統合{ $number }を取り消せます。
erase = 個人データを削除
erase-text =
    名前、並べ替え用の名前、メールアドレスを、ここ、すべての登録、文章から削除します。結果は番号で残ります。取り消せません。
erase-now = 個人データを削除する
erased = ここと{ $entries }件の登録から、個人データを削除しました。
erased-mentions = 大会の文章のうち{ $mentions }件に、名前が残っている可能性があります。それぞれの大会のプレイヤーのページで確認してください。
erased-in-community = コミュニティの文章のうち{ $count }件に、名前が残っている可能性があります。下で確認してください。
also-theirs = 次の登録も本人のものですか？ 選んだ登録のデータも削除します。
entry-in = { $name }（{ $tournament }、番号{ $number }）
back-to-people = メンバー一覧に戻る
back-to-person = メンバーに戻る

## 同じ人かどうか

doubts-intro = 名前やメールアドレスが一致しても、同じ人とは限りません。どの質問も1回だけです。
no-doubts = 質問はありません
no-doubts-text = コミュニティにすでにある名前で参加登録があると、同じ人かどうかの質問がここに表示されます。
is-entry = { $tournament }の番号{ $number }、{ $entry }は、メンバーの{ $person }（番号{ $of }）と同じ人ですか？
are-people = { $one }（番号{ $first }）と{ $other }（番号{ $second }）は同じ人ですか？
because-name = 同じ名前
because-look = 似た名前
because-mail = 同じメールアドレス
seen = イベント{ $events }件、最後は{ $date }
never-seen = 終了したイベントなし
same = 同じ人
other = 別の人
answered = 回答を保存しました。同じ質問はもう表示されません。

## 統合

merges-intro = 新しい順です。統合を取り消すと、登録は元に戻ります。
no-merges = 統合はありません
no-merges-text = 2人のメンバーは、メンバーのページで統合できます。
merge-line = 統合{ $number }：{ $gone }を{ $kept }に
moved = 登録{ $entries }件が移動
undone-on = { $date }に取り消し
undo = 統合を取り消す
split = { $name }は別のメンバーに戻りました。元に戻った登録のリンクは新しくなっています。
older = 以前の統合

## スタッフと設定

staff-intro = ここでの役割は、コミュニティのページのためのものです。スタッフは大会ごとに別に決めます。
new-member = アカウント
new-member-hint = このコミュニティの大会のスタッフのアカウントを選べます。
give-role = 役割をつける
role-given = 役割をつけました。
role-removed = コミュニティのスタッフから外しました。
nobody-else = 追加できる人はいません。選べるのは、このコミュニティの大会のスタッフのアカウントです。
new-community = 新しいコミュニティ
create = コミュニティを作成
created = コミュニティを作成しました。
save-settings = 設定を保存
settings-saved = 設定を保存しました。
names-hint = 頭文字だけを表示する大会がある場合は、コミュニティのページも頭文字にする必要があります。
description-hint = コミュニティのページに表示されます。
your-communities = 自分のコミュニティ
