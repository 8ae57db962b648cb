## 配信用オーバーレイ

for-a-stream = { $tournament }（配信用）

## 時計の代わり

find-your-seats = 着席してください
round-over = ラウンド終了
paused = 停止中、{ $left }

## 卓のプレイヤー

won = 勝ち
drawn = 引き分け
seed = 第{ $seed }シード
commander-damage = 統率者ダメージ
more-players = ほか{ $count }人

## スタッフ用ページ

overlays = 配信用オーバーレイ
feature-table = フィーチャー卓
shown-table = { $round }：<b>{ $table }番卓</b>。
first-table = { $round }：<b>{ $table }番卓</b>。選ぶまでは最初の卓が映ります。
on-the-stage = 配信中
show-table = { $table }番卓を映す
another-table = 別の卓
its-number = 卓番号です。
show-it = 映す
tables-appear-here = 第1ラウンドの卓がここに表示されます。選ぶまでは最初の卓が映ります。
table-is-on-stage = { $table }番卓を配信に映しています。
go-back = 戻る
type-its-number = { $field }：番号を入力してください。

## アドレス

addresses = 配信用アドレス
how-to-use = OBSなどの配信ソフトで1920 × 1080のブラウザソースを追加し、アドレスを貼り付けてください。背景は透過で、ラウンドに合わせて自動で切り替わります。
look-at-it = 見る
whole = ラウンド、時計、卓
whole-explained = 画面全体：上に見出し、下に卓とそのゲームが表示されます。
table-explained = 卓のプレイヤーをターン順に、勝ち点とゲームの状況とともに表示します。
clock = 時計
clock-explained = 数字だけを背景なしで表示します。
bracket-explained = 進出者の発表後、プレイオフを表示します。

game-of-table = フィーチャー卓のゲーム
stream-shows-game = 下の最初の2つのアドレスでは、プレイヤーまたはジャッジが記録するゲームを配信にライブで表示します：ライフ、統率者ダメージ、ターン、脱落したプレイヤー。このアドレスはスタッフ以外に教えないでください。
nobody-else-sees-it = 観客には、プロジェクターも含めて何も表示されません。
everybody-sees-it = 数秒遅れで、公開の配信ページにゲームが、プロジェクターにライフが、誰にでも表示されます。
show-game-to-everybody = 全員に公開する
keep-game-to-stream = 配信だけに表示する
everybody-sees-game = フィーチャー卓のゲームは誰でも見られます。
only-stream-sees-game = フィーチャー卓のゲームは配信にだけ表示されます。
