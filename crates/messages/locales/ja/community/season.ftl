## 数

evenings = イベント{ $count }回
people = { $count }人
played-of = イベント{ $planned }回中{ $played }回
closed = シーズン終了
from-to = { $first }～{ $last }
from = { $date }から
until = { $date }まで

## ページ名

page-standings = 順位表
page-evenings = イベント
page-records = 記録
page-needs = 各自に必要なポイント
page-rules = ポイントの決まり方
page-commanders = 統率者
pages-of-season = シーズンのページ
to-community = { $community }

## 順位表

nobody-yet = 結果はまだありません
nobody-yet-hint = イベントが終了すると、結果がポイントになります。
nobody-by-that-name = このシーズンにその名前のメンバーはいません
choose-a-name = 名前を選ぶと、ポイントの内訳が表示されます。
standings-as-csv = 順位表（CSV）
needs-to-print = 各自に必要なポイント（印刷用）
column-person = 名前
column-points = ポイント
column-evenings = イベント
column-won = 優勝
column-places = 上位の順位
column-best = 最高得点
column-match-wins = マッチ勝利
column-match-win-percentage = マッチ勝率
column-latest = 最新の得点
places-and-more = { $places }、…

## 特典

leads-to = 特典
top-gets = { $top ->
    [1] { $reward }：1位
   *[other] { $reward }：上位{ $top }人
}
points-get = { $reward }：{ $points }ポイント以上の全員
line-now = 現在のラインは{ $last }ポイントと{ $next }ポイントの間です。
line-tied = ラインの前後のメンバーは、すべてのタイブレーカーが同じです。
line-open = ラインの上にはまだ空きがあります。
least-evenings = イベントへの参加が{ $count }回以上必要です。
reward-invitation = 決勝大会への招待
reward-byes = 決勝大会の不戦勝{ $byes }回
reward-seed = 決勝大会のシード
line-of = ライン：{ $reward }

## 特典の見込み

secured = 確定
above-by = { $lead ->
    [0] ラインより上、次のメンバーと同ポイント
   *[other] ラインより{ $lead }ポイント上
}
above = ラインより上
evenings-missing = あと{ $count }回の参加が必要です。
needs-points = 現在のラインを超えるには、あと{ $points }ポイント必要です。
needs-in-one-evening = 1回のイベントで超えるには{ $points }ポイント必要です。いま対象になっているイベントと入れ替わるためです。
tied = ライン上：{ $people }人がすべてのタイブレーカーで同じで、特典は{ $room }人分です
by-coming = イベントに1回参加すれば届きます。
by-place = { $place ->
    [1] 1回優勝すれば届きます。
   *[other] 1回のイベントで{ $place }位以上になれば届きます。
}
by-place-alone = { $place ->
    [1] 同率でない優勝が1回あれば届きます。
   *[other] 1回のイベントで、同率でない{ $place }位以上になれば届きます。
}
by-no-place = 1回のイベントだけでは届きません。
out-points = 圏外：残りのイベントのポイントでは届きません。
out-over = ラインより下です。
out-evenings = 圏外：残りのイベントの回数が足りません。
needs-explained = 現在のラインから計算しています。ラインは、ほかのメンバーの得点によって動きます。同ポイントの場合はタイブレーカーで決まります。
evenings-left = { $left ->
    [0] 残りのイベントはありません。
   *[other] 残りのイベントは{ $left }回です。
}
evenings-left-unknown = イベントの予定回数は設定されていません。

## メンバーのシーズン

title-person = { $person } · { $season }
rank-of = { $rank }位/{ $people }人
numbers = ポイントとタイブレーカー（順番どおり）
chances = 特典の見込み
best-of = { $all }回のうち、上位{ $best }回のイベントが対象です。
all-count = すべてのイベントが対象です。
evening-by-evening = イベントごとの内訳
caption-evenings = イベントごとのポイント
column-evening = イベント
column-place = 順位
column-how = 内訳
not-counted = 対象外
places-shared = { $first }～{ $last }
part-place = 順位で{ $points }
part-match-points = 勝ち点{ $matches }点で{ $points }
part-pods = { $pods }ポッドで{ $points }
part-participation = 参加で{ $points }
part-achievement = { $times ->
    [1] 「{ $name }」で{ $points }
   *[other] 「{ $name }」で{ $points }（{ $times }回）
}
part-achievement-most = 「{ $name }」で{ $points }（{ $tapped }回中{ $times }回が対象）
part-weighted = （{ $sum }）× { $weight }
part-nothing = なし
attendance = 出席ボーナス
attendance-how = { $times ->
    [1] イベント{ $every }回で{ $points }
   *[other] { $times } × { $points }：イベント{ $every }回ごとに1回
}
together = 合計
record = { $matches }マッチ中{ $wins }勝、引き分け{ $draws }
not-in-season = このシーズンに、番号{ $number }のメンバーの公開された結果はありません。
page-of-person = コミュニティでの{ $person }のページ
page-season-standings = シーズンの順位表

## イベント

no-evening-yet = イベントはまだありません
no-evening-yet-hint = 主催者が追加すると、ここにイベントが表示されます。
caption-season-evenings = シーズンのイベント
column-date = 日付
column-winner = 優勝
column-players = プレイヤー
counts-times = { $weight }倍
to-come = 開催予定
cancelled = 中止
from-places = 順位のみ
free-pods = フリーポッド
no-winner = –

## 記録

records-none = 記録はまだありません
record-evenings-won = 最多優勝
record-best-evening = 1回の最多ポイント
record-evenings = 最多参加
record-match-wins = 最多マッチ勝利
record-streak = 最長連続参加

## 統率者

no-commander = 統率者はまだわかっていません
column-entries = 参加数
column-matches = マッチ
a-player = プレイヤー
