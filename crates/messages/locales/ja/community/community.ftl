## コミュニティのトップ

now = 開催中
coming = 今後のイベント
past = 過去のイベント
seasons = シーズン
nothing-yet = イベントはまだありません
nothing-yet-text = 登録の受付が始まると、ここにイベントが表示されます。
your-page = 自分のページ
manage = コミュニティを管理

## メンバーのページ

number = メンバー{ $number }
stat-events = イベント
stat-won-events = 優勝
stat-record = 勝–負–分
stat-best-place = 最高順位
events = イベント
column-event = イベント
column-date = 日付
column-place = 順位
column-record = 戦績
column-commander = 統率者
place-of = { $place }位/{ $players }人
disqualified = 失格
opponents = よく対戦した相手
column-tables = 卓
seats = 席
column-seat = 席
column-matches = マッチ
column-won = 勝ち
commanders = 統率者
column-events = イベント
no-events = 終了したイベントはまだありません
no-events-text = イベントが終了すると、ここに表示されます。
shows-nothing = このメンバーについて公開されている情報はありません。
earlier-events = これより前のイベント{ $count }件

## 本人のページ

own-title = 自分のページ
own-intro = { $community }でのイベントです。自分のリンクで、このページと、コミュニティのイベントごとの自分の卓が開きます。
tonight = 受付中・開催中のイベント
my-table = 自分の卓
register = 参加登録
none-open = 受付中・開催中のイベントはありません
none-open-text = コミュニティのイベントの受付が始まると、ここに表示されます。
public = 全員に公開する内容
public-hint = ここでの設定は、大会のページには影響しません。大会のページの公開範囲は、その大会の主催者が決めます。
show-name = コミュニティのページに名前を表示
show-name-hint = 名前を表示しない場合は番号だけになり、以下の内容も表示されません。
show-results = イベント、順位、戦績
show-tables = 対戦相手と席
show-commanders = 統率者
show-commanders-hint = 統率者を公開している大会だけです。
show-rating = レーティング
save-public = 公開する内容を保存
public-saved = 保存しました。ページに反映されています。
your-link = 自分のリンク
your-link-text = 別のスマホでこのコードを読み取るか、アドレスを保存してください。このリンクを持つ人は誰でもあなたとして操作できます。
secret-link = 秘密のリンク
forget-link = このブラウザからリンクを消す
link-forgotten = このブラウザからリンクを消しました。
see-public = <a>全員に公開されているページ</a>を確認できます。

## ほかのメンバーのリンク

whose-page = 誰のページ？
question = このブラウザには{ $held }のリンクがあります。{ $name }に切り替えますか？
change-to = { $name }に切り替える
stay-with = { $name }のままにする
no-such-link = このリンクはもう使えません。新しいリンクをスタッフにもらってください。
