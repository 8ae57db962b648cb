## 統計ページ

matches-so-far = これまで{ $count }マッチ
of-tournaments = { $count }大会
with-others = ほかの大会とまとめて見る
none-yet = 統計はまだありません
not-yet = 統計は大会終了後に公開されます。
not-yet-staff =
    最初の卓の結果が出ると、ここに集計されます。大会が終わると全員に公開されます。
choose = 終了した大会を選ぶと、まとめて集計します。
choose-first = 先に終了した大会を選んでください。
to-statistics = 統計へ
parts = 項目
phone-shows = スマホでは主な列だけを表示します。すべての列はファイルにあります。
how-counted = 集計方法
table-named = 表：{ $caption }
more-in-file = ほか{ $count }件はファイルにあります。
as-csv = { $section }（CSV）

## 大会の選択

choose-tournaments = 大会を選ぶ
none-to-choose = トップページに掲載されている、終了した大会を選べます。
finished-at-most = 終了した大会（最大{ $most }大会）
older-ones = これより古い{ $count }大会は、それぞれの統計ページから選べます。
count-together = まとめて集計
nothing-chosen = 選択されていません。1つ以上の大会にチェックを入れてください。

## 大きな数字の下の語

stat-tournaments = 大会
stat-entries = 参加数
stat-matches = マッチ
stat-drawn = 引き分け

## 列見出し

column-matches = マッチ
label-matches = マッチ
column-won = 勝ち
label-won = 勝ち
column-drawn = 引き分け
label-drawn = 引き分け
column-lost = 負け
label-lost = 負け
label-rank = 順位
label-between = 区間
column-draws-left-out = 引分除く
label-draws-left-out = 引分除く
column-draws-counted = 引分含む
label-draws-counted = 引分含む
column-share = 割合
label-share = 割合
column-minutes = 分
label-minutes = 分
column-longest = 最長
label-longest = 最長
label-longest-minutes = 最長（分）
column-share-drawn = 引き分け率
column-counted = 対象数
label-counted = 対象数
column-shortest = 最短
label-shortest = 最短
column-middle = 中央値
label-middle = 中央値
column-average = 平均
label-average = 平均
column-entries = 参加数
label-entries = 参加数
column-points-a-match = 平均点
label-points-a-match = 平均点
column-against-mean = 平均比
label-against-mean = 平均比
column-cuts = 進出数
label-cuts = 進出数
column-share-won = 勝率
column-by-chance = 期待値
label-by-chance = 進出期待値
column-conversion = 進出比
label-conversion = 進出比
column-commander = 統率者
column-against = 相手
label-against = 相手
column-meetings = 同卓
label-meetings = 同卓
column-first-won = 前者勝ち
label-first-won = 前者勝ち
column-second-won = 後者勝ち
label-second-won = 後者勝ち
column-share-of-first = 前者の割合
column-events = 大会
label-events = 大会
column-byes = 不戦勝
label-byes = 不戦勝
label-opponents = 対戦相手
column-ended = 終了
column-what = 対象

range = { $least }–{ $most }
intervals = 線はウィルソンの95%信頼区間です。マッチ数がずっと多ければ、点はおそらくこの線上のどこかに来ます。

## 席

seats = 席
seats-none-drawn = { $size }人のポッドで{ $matches }マッチ、引き分けなし。
seats-drawn = { $size }人のポッドで{ $matches }マッチ、うち引き分け{ $drawn }マッチ。
seats-apart = 人数の違うポッドは別に集計します。最上位シードが1番席に座るプレイオフのマッチも別です。
wins-by-seat = 席ごとの勝利数
wins-draws-left-out = 席ごとの勝率（引き分けを除く）
wins-draws-counted = 席ごとの勝率（引き分けを含む）
equal-share = 破線は均等な場合の割合、{ $share }です。
seat-of-pods = { $size }人ポッド、{ $number }番席
seat-of-playoff = プレイオフ、{ $size }人ポッド、{ $number }番席
test-too-few =
    席に差がないかを検定するにはデータが足りません。1席あたり{ $least }件以上の勝敗がついたマッチが必要で、席は10席までです。
test-differs =
    席に差がないかの検定（勝敗がついたマッチ）：χ² = { $statistic }、自由度{ $degrees }、p = { $p }。席の差は、偶然で普通に生じる範囲を超えています。
test-chance =
    席に差がないかの検定（勝敗がついたマッチ）：χ² = { $statistic }、自由度{ $degrees }、p = { $p }。この程度の差は偶然でも十分に生じます。
less-than = { $number }未満

## 引き分け

draws = 引き分け
draws-of-matches = { $matches }マッチ中{ $drawn }マッチが引き分け。
draws-and-minutes = ラウンドごとの引き分けと時間
draws-by-round = ラウンドごとの引き分け
all-together = 破線は全ラウンドの値、{ $share }です。
playoff = プレイオフ

## マッチの終わり方

endings = マッチの終わり方
when-ended = マッチの終了時期
when-ended-drawn = マッチの終了時期と引き分けの数
after-time-means = 時間後：卓の時計またはジャッジの宣言で時間になったときに、まだ続いていたマッチ。
ended-in-time = 時間内
ended-after-time = 時間後
ended-not-known = 不明
extra-turns = 追加ターンを記録したマッチは{ $matches }：{ $least }～{ $most }ターン、中央値{ $middle }。うち{ $won }マッチは追加ターン中に勝者が決まりました。
conceded = 結果またはゲーム記録に投了が記録されているのは{ $count }マッチです。ほとんどの結果には、投了の有無が記録されていません。
conceded-where-followed = ジャッジがゲームを最後まで記録した{ $followed }マッチでは、{ $conceded }マッチで投了がありました。

## 時間

lengths = 所要時間
minutes-of-round = ラウンドの時間（分、中央値）
bar-minutes = { $minutes }分
lengths-means =
    分単位です。平均と、2つの値の間になる中央値は切り捨てます。ラウンドは開始から終了まで、マッチはラウンドの開始から結果が出るまで、ゲームはジャッジが記録した最初のターンから終了までの時間です。
a-round = ラウンド
a-match = マッチ
a-game = ゲーム

## 統率者

commanders = 統率者
won-by-commander = 統率者ごとの勝率
won-by-commander-caption =
    順位のついた統率者ごとの勝率（順位順）：平均比の高い順です。引き分けは勝ちに数えません。
commanders-ranked = 順位がつくのはスイスラウンドのマッチが{ $least }以上の統率者です。それ以外は名前順に続きます。
against-mean-means =
    平均点は、不戦勝を除くスイスラウンドの1マッチあたりの勝ち点です。「平均比」は、それを同じ大会の全員の平均で割った値で、1なら全体と同じです。
conversion-means =
    進出比は、実際の進出数を、偶然だけで期待される数（Σ 進出人数 / 大会の人数）で割った値です。期待値が{ $least }以上の場合に表示します。
commanders-known = { $entries }件の参加のうち、{ $known }件の統率者がわかっています。
commanders-withheld = { $count }件の統率者は、大会が公開していないため表示しません。

## 同卓した統率者

pairs = 統率者どうしの対戦
pairs-most-frequent = 同卓した統率者（多い順）
pairs-means =
    各卓で、一方の統率者の参加それぞれが、もう一方の参加それぞれと同卓したものとして数えます。割合は、どちらかが勝った同卓についてのもので、{ $least }件以上の場合に表示します。残りはほかのプレイヤーの勝ちか、引き分けです。

## プレイヤー

players = プレイヤー
players-ranked =
    平均比による順位がつくのは、スイスラウンドのマッチが{ $least }以上のプレイヤーです。それ以外は名前順に続きます。対戦相手：同卓した相手の平均比の平均です。1なら全体と同じです。
same-names =
    複数の大会に同じ表記の名前があれば、同一人物とみなします。ただし、同じ大会に同名のプレイヤーが2人いる場合は別です。
