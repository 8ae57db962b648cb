## シーズンの設定

title-new = 新しいシーズン
title-edit = シーズンの設定
title-list = シーズン
none-yet = シーズンはまだありません
none-yet-hint = シーズンでは、数週間から数か月のイベントを1つの順位表にまとめます。
new-season = 新しいシーズン
create = シーズンを作成
save = 設定を保存
created = シーズンを作成しました。イベントを追加してください。
saved = 設定を保存しました。
field-name = 名前
field-description = 説明
field-description-hint = シーズンのページに表示されます。
field-begins-on = 初日
field-ends-on = 最終日
field-planned = イベントの予定回数
field-planned-hint = 設定すると、誰にまだ可能性があるかがシーズンのページに表示されます。
field-places = 最終順位によるポイント
field-places-hint = 順位または範囲ごとに1行：「1: 10」「3-4: 5」「9+: 1」。
field-shared = 同率の場合
field-match-point = 勝ち点1点ごとのポイント
field-participation = 参加のポイント
field-participation-every = 参加のポイントは、すべてのイベントの分を加算
field-best = 対象にするイベントの数（上位から）
field-best-hint = 空の場合：すべてのイベント。
field-attendance-every = 出席ボーナスに必要なイベントの回数
field-attendance-every-hint = 空の場合：ボーナスなし。
field-attendance-points = ボーナス1回のポイント
field-attendance-most = ボーナスの最大回数
field-least = 特典に必要な参加回数
field-tiebreakers = タイブレーカー（この順番）
field-tiebreaker = タイブレーカー{ $number }
no-tiebreaker = なし
field-achievements = 実績
field-achievements-hint = 1行に1つ、ポイントと、1回のイベントで対象になる最大の回数：「最初の撃破: 1」「構築済みデッキで勝利: 2, 3 times」。
field-achievements-every = 実績のポイントは、すべてのイベントの分を加算
field-rewards = 特典
field-rewards-hint = 1行に1つ：「invitation: top 16」「1 bye: top 4」「seed: 30 points」。最後に名前をつけることもできます：「invitation: top 16, 6月の招待大会」。
shared-first = その中で最も高い順位のポイント
shared-last = その中で最も低い順位のポイント
shared-split = ポイントを等分（端数切り捨て）
part-scoring = 1回のイベントのポイント
part-counting = 対象のイベント
part-achievements = 実績
part-rewards = 特典
part-pods = フリーポッドのイベント
field-pods-places = フリーポッドの順位によるポイント
field-pods-places-hint = 人数、続けて1位からのポイント：「4: 5 3 2 1」。
field-pods-drawn = 引き分けのポイント
field-pods-drawn-hint = 引き分けた人数、続けて各自のポイント：「4: 1」。
wrong-number-line = 「{ $line }」は「4: 5 3 2 1」の形式でないか、人数がほかの行と同じです。
wrong-place-line = 「{ $line }」は「1: 10」「3-4: 5」「9+: 1」のどの形式でもありません。
wrong-achievement-line = 「{ $line }」は「最初の撃破: 1」または「構築済みデッキで勝利: 2, 3 times」の形式ではありません。
wrong-reward-line = 「{ $line }」は「invitation: top 16」または「1 bye: 30 points」の形式ではありません。
not-a-date = 日付は2026-03-31の形式で入力してください。

## イベント

evenings = イベント
add-evenings = イベントを追加
add-evenings-hint = このコミュニティの大会のうち、このシーズンにないものです。
no-others = このコミュニティの大会は、すべてこのシーズンにあります。
add = シーズンに追加
added = イベントを{ $count }件追加しました。
nothing-added = 大会を1つ以上選んでください。
remove = シーズンから外す
removed = { $evening }をシーズンから外しました。
weight = 倍率
weight-saved = 倍率を保存しました。
set-weight = 保存

## 終了と削除

close = シーズンを終了
close-explained = ラインが確定します。それまでの結果の訂正は、終了後も反映されます。
reopen = シーズンを再開
closed = シーズンを終了しました。
reopened = シーズンを再開しました。
delete = シーズンを削除
deleted = シーズンを削除しました。

## 決勝大会

title-final = 特典の獲得者
final-hint = 現在ラインより上にいる全員（シーズンの順位順）です。選んだ大会に、獲得した不戦勝とともに登録されます。
final-open = シーズンはまだ終了していないため、今後の結果でこの一覧は変わることがあります。
nobody-qualified-yet = 獲得者はまだいません
nobody-qualified-hint = 獲得の条件は、シーズンの設定の「特典」で決めます。
column-gets = 特典
the-final = 決勝大会
no-tournament-open = このコミュニティに、登録を受け付けている大会はありません。先に作成してください。
enter-qualified = 全員を登録
entered = { $count ->
    [0] { $tournament }に登録した人はいません。
   *[other] { $count }人を{ $tournament }に登録しました。
}
entered-waiting = そのうち{ $count }人はキャンセル待ちです。
entered-before = { $count }人はすでに登録済みで、その登録は変更していません。

## 過去のイベントの取り込み

import = 過去のイベントの取り込み
not-public = 誰でも見つけられるようになると対象になります
tied = ラインで同率
tied-hint = これらのメンバーは、すべてのタイブレーカーが同じです。登録する人を選んでください：全員、または抽選で決まった人。
tied-person = { $name }：{ $gets }
