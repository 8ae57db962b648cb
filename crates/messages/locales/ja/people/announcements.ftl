## スタッフからのお知らせ

what = 全員に読んでほしい内容
what-hint = 大会トップ、プロジェクター、プレイヤーのページにすぐ表示されます。
special = 固定、時刻指定、卓やプレイヤー宛て
pinned = 固定：ほかのお知らせより上に表示
shown-from = 表示開始
shown-from-hint = 空の場合：すぐに表示。タイムゾーンは{ $zone }で、いまは{ $time }です。
shown-from-wrong = 表示開始：{ $problem }
only-table = 宛先の卓
only-table-hint = このラウンドの卓番号。その卓のプレイヤーの「自分の卓」に表示されます。
only-player = 宛先のプレイヤー
only-player-hint = 番号または名前全体。本人とスタッフだけが見られます。
announce = お知らせを出す

## 残り時間

minutes-left = 残り時間
on = オン
on-means = ラウンドの残り10分と5分に、大会トップとプロジェクターに表示します。プレイヤーのページには、自分の卓の残り時間で表示します。
off = オフ
off-means = 時計のほかには、ラウンドの残り10分と5分を知らせません。
stop-minutes = 残り時間を知らせない
announce-minutes = 残り10分と5分を知らせる

## お知らせの一覧

announced = お知らせ済み
nothing-yet = お知らせはまだありません
nothing-yet-text = 出したお知らせはここに表示され、固定や取り消しができます。
withdrawn = 取り消し
came-too-late = 未表示：先に次のラウンドになりました
from = { $time }から
shown = 表示中
to = 宛先：<bdi>{ $addressee }</bdi>
everybody = 全員
table-of-round = { $round } { $table }番卓
a-player = プレイヤー
unpin = 固定解除
pin = 固定
withdraw = 取り消す

## 通知

can-read-now = { $whom }に公開しました。
can-read-later = { $whom }に指定の時刻から公開します。
minutes-announced = 残り10分と5分を知らせます。
minutes-not-announced = 残り時間は知らせません。
stays-above = ほかのお知らせより上に表示されます。
not-pinned = 固定を解除しました。
taken-from-pages = ページから取り除きました。
