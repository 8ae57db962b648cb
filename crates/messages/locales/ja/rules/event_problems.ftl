## 大会の設定の問題

pod-size-range = ポッドの人数は{ $least }～{ $most }人で、{ $given }人にはできません。
games-to-win-range = マッチの勝利に必要なゲーム数は{ $least }～{ $most }で、{ $given }にはできません。
points-win-range = 勝ち点（勝ち）は{ $least }～{ $most }点で、{ $given }点にはできません。
points-draw-range = 勝ち点（引き分け）は{ $least }～{ $most }点で、{ $given }点にはできません。
points-loss-range = 勝ち点（負け）は{ $least }～{ $most }点で、{ $given }点にはできません。
points-bye-range = 勝ち点（不戦勝）は{ $least }～{ $most }点で、{ $given }点にはできません。
time-limit-range = 制限時間は{ $least }～{ $most }分で、{ $given }分にはできません。
swiss-rounds-range = 予定のスイスラウンドは{ $least }～{ $most }回戦で、{ $given }回戦にはできません。
cut-range = 予定の進出者は{ $least }～{ $most }人で、{ $given }人にはできません。
tiebreaker-needed = "match_points"のようなタイブレーカーが1つ以上必要です。
tiebreaker-twice = このタイブレーカーはすでにリストにあります。
code-of-conduct-too-long = 行動規範が{ $length }文字あります。上限は{ $most }文字です。
break-follows = 休憩は第1～{ $most }ラウンドの後で、{ $given }にはできません。
break-twice = 第{ $round }ラウンドの後には、すでに休憩があります。
break-minutes = 休憩は1～{ $most }分で、{ $given }分にはできません。
break-name = 休憩の名前は1行、{ $most }文字以内です。
cut-not-whole = { $cut }人のプレイオフでは{ $size }人のポッドが埋まりません。{ $offered }から選んでください。
cut-or = { $first }、{ $last }

## 大会のプレイヤーとラウンドの問題

no-player-number = 番号{ $number }のプレイヤーはいません。
too-many-players = 大会は{ $most }人までですが、{ $count }人います。
id-twice = ID "{ $id }"はすでに{ $place }のものです。
too-many-commanders = プレイヤーの統率者は{ $most }枚までです。
last-round = 最後にプレイしたラウンドは{ $most }以下で、{ $given }にはできません。
first-round = プレイヤーの最初のラウンドは1～{ $most }で、{ $given }にはできません。
text-empty = { $what }が空です。
text-too-long = { $what }が{ $length }文字あります。上限は{ $most }文字です。
text-control = { $what }に制御文字（タブや改行など）があります。取り除いてください。
the-id = ID
the-name = 名前
the-group = グループ
the-commander = 統率者
table-number = 卓番号は1～{ $most }で、{ $given }にはできません。
too-many-rounds = 大会は{ $most }ラウンドまでですが、{ $count }ラウンドあります。
round-number = ラウンドは1から順に数えます。ここは第{ $number }ラウンドで、{ $given }にはできません。
swiss-after-playoff = プレイオフの後にスイスラウンドは行えません。
table-twice = { $table }番卓はすでにこのラウンドのポッド{ $pod }の卓です。
playoff-without-byes = プレイオフのラウンドには、不戦勝もポッド外のマッチの敗北もありません。
nobody-leaves-playoff = プレイオフの卓を途中で離れることはできません。マッチの敗北や投了は結果に含めます。
already-in-list = { $name }はすでにこのリストにいます。
did-not-leave = { $name }は{ $table }番卓に席があり、離れていません。
already-placed = { $name }はすでに{ $place }にいます。1つのラウンドでの席は1人1つです。
dropped = { $name }は第{ $last }ラウンドの後にドロップしたため、第{ $round }ラウンドには入れません。
disqualified = { $name }は第{ $last }ラウンドの後に失格になったため、第{ $round }ラウンドには入れません。
enters-later = { $name }は第{ $first }ラウンドからの参加なので、第{ $round }ラウンドには入れません。
pod-too-small = ポッドは{ $least }人以上ですが、{ $count }人しかいません。
pod-too-large = ポッドは{ $most }人までですが、{ $count }人います。
not-seated = { $name }は{ $table }番卓にいません。
seed-twice = { $name }にはすでに上位のシードがあります。
not-a-seed = { $name }は進出者のシードに入っていません。
