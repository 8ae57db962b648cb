## 進出者

cut = 進出者
cut-hint = 7、10、13、40人の場合、上位シードはプレイオフの最初のラウンドを免除されます。
top = トップ{ $count }
show-who = 進出者を表示
no-cut = 進出者はまだ決められません

## シードの一覧

announced-seeds = 発表済みのシード
would-be-in = 進出予定者
column-note = 備考
left = 離脱
waits = 待機
drawn = 同率から抽選

## 発表

seeds-are-fixed = 進出者を発表するとシードが決まります。その後に離れたプレイヤーの補充はありません。
why-now = いま発表する理由
rounds-played = 予定のスイスラウンド{ $planned }回戦のうち、{ $played }回戦が終わっています。
announced = トップ{ $count }の進出者を発表しました。
revoked = 進出者の発表を取り消しました。

## プレイオフなしの終了

finish-without = プレイオフなしで大会を終了
why-ends = いま大会を終了する理由
