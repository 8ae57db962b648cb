## 大会トップ

pairings-of = { $round }の対戦表
times-are-in = 時刻のタイムゾーン：{ $zone }
before-first = 第1ラウンドの組み合わせはまだです。自分のページか受付でチェックインしてください。
cancelled-on = { $date }に中止
results-so-far = これまでの結果
won = { $name }の勝ち
drawn = 引き分け
announcements = お知らせ
about = 大会について
pages = ページ
community = コミュニティ
ask-to-take-part = 参加を申し込む
register = 参加登録

## 大会の情報

fact-players = プレイヤー
of-at-most = { $count }人（定員{ $most }人）
fact-level = ルール適用度
fact-rounds = ラウンド
plan = { $rounds ->
    [0] スイスラウンドなし
   *[other] スイスラウンド{ $rounds }回戦
}、{ $cut ->
    [0] プレイオフなし
   *[other] その後トップ{ $cut }によるプレイオフ
}
plan-as-recommended = { $rounds ->
    [0] スイスラウンドなし
   *[other] スイスラウンド{ $rounds }回戦
}、{ $cut ->
    [0] プレイオフなし
   *[other] その後トップ{ $cut }によるプレイオフ
}（この人数での推奨どおり）

## 参加登録の状況

registration = 参加登録
places-full = 満席
places-left = 残り{ $left }枠（全{ $most }枠）
places-without-limit = 人数制限なし
places-taken = { $waiting ->
    [0] { $most }枠すべて埋まりました
   *[other] { $most }枠すべて埋まりました。キャンセル待ち{ $waiting }人
}
places-approved = 参加登録は1件ずつ主催者が承認します。
places-until = 参加登録は第1ラウンドの組み合わせで締め切られます。
