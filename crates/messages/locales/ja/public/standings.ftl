## 順位表

title = 順位表
after-round = 第{ $round }ラウンド終了時の順位表
final-places = 最終順位
order-of-places = プレイオフ進出者が先で、到達したラウンド順、次にシード順です。その後はスイスラウンドの順位順です。

## 検索結果なし

nobody-by-that-name = この順位表にその名前のプレイヤーはいません

## 表の上

bracket-shows-playoff = プレイオフは<a>トーナメント表</a>で見られます。
line-below-last = 線は、<a>プレイオフ</a>に進出した最後のプレイヤーの下にあります。
choose-a-name = 名前を選ぶと、数値の計算方法が表示されます。

## 列見出し

column-place = 順位
column-record = 戦績
record-explained = 勝ち、負け、引き分け
column-swiss = スイス
swiss-explained = スイスラウンド終了時の順位
column-games = ゲーム
games-explained = ゲームの得点
column-top = トップ{ $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## 名前の横

still-in-playoff = プレイオフ勝ち残り中

## 進出ライン

line-below-top = 線はトップ{ $cut }の下にあります。予定ではこの{ $cut }人がプレイオフに進出します。
top-go-on = 予定ではトップ{ $cut }がプレイオフに進出します。
what-in-and-out-mean =
    確定：ドロップしない限り進出できます。圏外：上位のドロップがない限り、勝ち点では届きません。

## 表の下

after-each-round = 各スイスラウンド終了時
after-another-round = ほかのラウンド終了時
places-as-csv = 最終順位（CSV）
standings-as-csv = 順位表（CSV）
results-as-json = 結果（JSON、TopDeck形式）

## 最初のラウンド終了前

none-finished = 終了したラウンドはまだありません
appear-here = 最初のラウンドが終わると、ここに順位表が表示されます。それまでは<a>対戦表</a>をご覧ください。
