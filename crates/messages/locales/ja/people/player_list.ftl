check-in = チェックイン
add-many = まとめて追加
links-to-print = 印刷用リンク
registration-link = 参加登録のリンク
add-player = プレイヤーを追加
add = 追加
more-fields = ほかの欄
add-the-player = プレイヤーを追加

## 数の下の語

in-tournament = 参加中
checked-in = チェックイン済み
places = 定員
free = 空き

## プレイヤーなし

none-yet = プレイヤーはまだいません
none-yet-text = 追加するとここに表示されます。
none-yet-add = 追加するとここに表示されます。上に名前を入力するか、<a>リストを貼り付けるかファイルを送る</a>か、<a>本人に登録してもらって</a>ください。

## 絞り込みと検索

which = プレイヤーの選択
filter-and-count = { $filter }（{ $count }）
filter-all = すべて
filter-active = 参加中
filter-here = チェックイン済み
filter-absent = 未チェックイン
filter-pending = 承認待ち
filter-waiting = キャンセル待ち
filter-gone = ドロップ
filter-removed = 除外
find = プレイヤーを検索
nobody = 該当者なし
nobody-fits = 該当するプレイヤーがいません。文字を減らすか、<a>全員を表示</a>してください。

## 一覧

sorted-by-name = 並び順：<b>姓</b>、<a>番号</a>
sorted-by-number = 並び順：<a>姓</a>、<b>番号</b>
column-number = 番号
column-fixed-table = 固定の卓
already-entered = 番号{ $number }のプレイヤーと同じ名前：登録済みの可能性
same-person = 同じ人
same-person-is = 同じ人：{ $player }は番号{ $number }のプレイヤー
another-person = 別の人
another-person-named = 別の人：{ $player }
approve-player = { $player }を承認

## まとめて断る

take-off-waiting-list = { $count }人全員をキャンセル待ちから外す
refuse-all = { $count }人全員を断る
refuse-all-means = 検索で隠れている人も含みます。その間に登録した人は残ります。ボタン1つで全員を戻せます。プログラムによる登録の場合は、<a>コードを求めて</a>ください。
refused-at = { $time }に断った登録
at-once = まとめて{ $count }人。
bring-back = { $count }人全員を戻す

## 通知とエラー

is-player = { $player }は番号{ $number }のプレイヤーになりました。本人のブラウザでそのページが開きます。
are-refused = { $count }人を断りました。ボタン1つで戻せます。
are-back = { $count }人を承認待ちに戻しました。
names-no-player = フォームにプレイヤーの指定がありません。ページを開き直して、ボタンを押してください。
names-no-list = フォームにリストの指定がありません。ページを開き直して、ボタンを押してください。
add-regulars = { $evening }の{ $count }人を追加
who-is-it = この中にいますか？
somebody-new = 新しいメンバー
this-evening-only = このイベントだけ
has-entry = { $name }はすでに番号{ $number }で登録済み
who-is-this = 誰ですか？
is-person = この登録は、コミュニティの番号{ $number }のメンバー、{ $name }です。
is-guest = この登録は、このイベントだけのゲストです。
is-unsaid = この登録が誰かは、まだわかりません。
is-known = { $name }が誰かを保存しました。
called-hint = どのプレイヤーも、同じ名前のメンバーがコミュニティに1人だけいます。
called = { $count }人を名前で照合
are-called = { $count }人を名前で照合しました。
called-in-list = コミュニティに同じ名前のメンバーが1人だけいる名前：{ $count }件
called-are-meant = これらのプレイヤーを名前で照合する
