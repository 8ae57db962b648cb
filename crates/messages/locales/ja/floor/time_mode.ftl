## カードの上

ask-extra-turns = ターン中のプレイヤーをタップ：ゲームに残っている人数分の追加ターン（2.5AA）。
ask-finish-turn = ターン中のプレイヤーをタップ：そのターンで終わり（2.5AB）。
inside-table = { $table }番卓
problem-at = { $table }番卓：{ $problem }
no-button = 何をタップしたかの指定がありません。卓のボタンをタップしてください。
reported-before = この卓はすでに報告されています：{ $result }。何も保存していません。間違っている場合は、結果のページで上書きしてください。

## カードの内容

judge-is-called = ジャッジ呼び出し中
another-end = 別の終わり方
done = 終了
turns-follow = あと{ $count }ターン
the-last-turn = 最終ターン
look-at-reports = プレイヤーの報告を見る
game-is-confirmed = このマッチには確認済みのゲームがあります。
has-won = { $player }の勝ち
is-drawn = ゲームは引き分け
overtime-is-over = オーバータイム終了：ゲームは引き分け
overtime-life = オーバータイム終了：ライフが最も多い人の勝ち
no-turn-is-left = 残りターンなし：ライフが最も多い人の勝ち
most-life = ライフ最多：{ $player }
in-end-step = 終了ステップで行動中：次のターンが最終ターン
turns-of = { $played }/{ $all }
last-turn = 最終ターン
turns-left = 残り{ $count }ターン
then = 次は{ $player }
waits-for = マーカー{ $marker }待ち
no-more-turn = 残りターンなし
finishes-turn = ターン終了まで
several-turns = この卓では複数のターンが同時に進み、記録はされていません。
time-is-up = 時間切れ

## 質問とボタン

seats = 席
whose-turn = 誰のターン？
who-has-won = 勝者は？
turn-of-gone = ターン<span>：離れた{ $player }のターン</span>
seat-turn = <bdi>{ $player }</bdi><span>のターン</span>
seat-won = <bdi>{ $player }</bdi><span>の勝ち</span>
seat-goes-out = <bdi>{ $player }</bdi><span>が脱落</span>
out = 脱落
lost = 敗北
conceded = 投了
not-counted = 遅いプレイ：<bdi>{ $player }</bdi>を数えない
undo-at = 取り消す<span>：{ $table }番卓</span>
undo-result = 取り消す<span>：{ $table }番卓の結果</span>
draw-at = 引き分け<span>：{ $table }番卓</span>
time-is-called = 時間を宣言<span>：{ $table }番卓</span>
next-turn = +1ターン<span>：{ $table }番卓</span>
ends-drawn = 終了：引き分け<span>：{ $table }番卓</span>
extra-turn = 追加ターン<span>：{ $table }番卓の{ $player }</span>
turn-ends = ターン終了<span>：{ $player }</span>
confirm = 確認<span>：{ $table }番卓の結果</span>
count-at = <bdi>{ $result }</bdi><span>：{ $table }番卓</span>
call-early = 時間前に宣言
has-finished = ゲームが終わった
follow-it = 記録する
result = 結果
