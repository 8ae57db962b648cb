## 結果

no-round = 第{ $number }ラウンドはありません。
no-table = { $round }に{ $table }番卓はありません。
no-table-look = { $round }に{ $table }番卓はありません。卓番号は対戦表で確認してください。
no-table-this-round = このラウンドに{ $table }番卓はありません。
only-chief-corrects = 終了したラウンドの結果を訂正できるのは、ヘッドジャッジか主催者です。
draft-no-results = { $round }は下書きです。結果はありません。
draft-publish-first = { $round }は下書きです。結果を入力する前に公開してください。
no-round-running = 進行中のラウンドがありません。終了したラウンドの結果は、それぞれの卓のページで訂正します。
for-other-round = いま結果を受け付けているのは{ $now }で、これは{ $then }のものです。何も保存していません。いまの卓を確認してください。
no-drop-in-finished = { $round }は終了しています。このラウンドではドロップにできません。プレイヤーのページでドロップにしてください。
later-round-made = { $round }の勝者から、次のプレイオフのラウンドが作られています。先にそのラウンドを破棄してください。
finished-not-cleared = { $round }は終了しています。結果は訂正できますが、消すことはできません。消すにはラウンドを再開してください。
change-reason = 結果を変更する理由を書いてください。記録に残ります。
has-this-result = { $table }番卓はすでにこの結果です。
playoff-has-winner = { $table }番卓：プレイオフのマッチには勝者が必要です。席を抽選し直してもう1ゲーム行い、勝者を入力してください。
at-table = { $table }番卓：{ $problem }
contradicts = この結果は大会のほかの部分と矛盾します。
both-marks = { $table }番卓：{ $seat }番席に印が2つあります。マッチの投了か、マッチの敗北かのどちらかにしてください。
everyone-shares = ここではマッチを開始した全員が引き分けになります。Dを入力し、投了した人はCと席（例：c2）を入力してください
no-places-here = ここでは順位による勝ち点はありません。勝者の席、または引き分けならDを入力してください
place-and-loss = { $seat }番席はマッチの敗北なので順位がありません。順位か、印m{ $seat }を消してください
say-turn-order = ここでは同時に脱落した人の順位をターン順で決めます。アクティブ・プレイヤーから最も遠い人が先に脱落したものとします。それぞれに別の順位をつけてください
no-seat-to-drop = { $table }番卓：ドロップにする{ $seat }番席はありません。1～{ $last }の席を入力してください。
changed-not-undone = その間に{ $table }番卓の結果が変わりました。何も取り消していません。
too-late-to-undo = { $table }番卓：結果を取り消せるのは、入力した人が{ $seconds }秒以内の場合だけです。卓のページで理由を書いて変更してください。
has-result-by-now = { $table }番卓にはすでに結果があります：{ $stored }。今回の結果は保存していません。
cleared-meanwhile = その間に{ $table }番卓の結果が消されました。今回の結果は保存していません。
player-not-at-table = そのプレイヤーは{ $table }番卓にいません。
correct-by-hand = { $table }番卓の結果を手作業で訂正してください。このプレイヤーはマッチの敗北になっていました。

## 裁定により勝てないプレイヤー

ruled-out = { $table }番卓：{ $why }（MTR-A 2.1A）。
ruled-out-of-game = { $table }番卓：{ $why }（MTR-A 2.1A）。次のゲームも行った場合は、D{ $seat }のように両方を順に入力してください。
player-ruled-out = { $why }（MTR-A 2.1A）。
player-ruled-out-of-game = { $why }（MTR-A 2.1A）。次のゲームも行った場合は、すべてのゲームを順に入力してください。
cannot-win-match = { $who }は{ $penalty }（裁定{ $ruling }）のため、マッチに勝てません
did-not-win-game = { $who }は{ $penalty }（裁定{ $ruling }）でゲームを離れたため、そのゲームに勝っていません
seat = { $seat }番席
conceded-cannot-win = 番号{ $number }のプレイヤーはマッチを投了したか、マッチの敗北になったため、マッチに勝てません。
a-player = プレイヤー
disqualified-cannot-win = { $table }番卓：{ $name }は失格になったため、マッチに勝てません（MTR-A 2.1A）。

## プレイヤーの報告

only-others-concessions = ほかのプレイヤーの投了がなければ勝者が決まらない報告です。ジャッジが確認します。
nobody-reports-conceded = 投了したという報告はもうありません。いまの結果を確認してください。
report-changed = { $table }番卓：プレイヤーが報告を変更したか、取り下げました。何も保存していません。もう一度確認してください。
staff-enters = この大会ではスタッフが結果を入力します。結果をスタッフに伝えてください。
disqualified-reports-not = 失格になっています。報告は同卓のほかのプレイヤーが行います。
alone = この卓には1人しかいません。報告するものはありません。
has-result-meanwhile = その間に{ $table }番卓の結果が決まりました。間違っている場合はジャッジを呼んでください。
disputed = { $table }番卓の結果には異議があります。スタッフが判断します。卓で待つか、ジャッジを呼んでください。
none-waiting = 確認待ちの報告はありません。その間に取り下げられたか、回答されています。
own-report = 自分の報告です。確認は同卓のほかのプレイヤーが行います。
only-reporter-withdraws = 取り下げられるのは、報告したプレイヤーだけです。間違っている場合は異議を申し立ててください。
another-reported = その間に別の結果が報告されました。いまの内容を見て、もう一度決めてください。
report-not-stored = { $why }報告は保存していません：{ $own }。
no-table-of-yours = 結果を受け付けているラウンドに自分の卓がありません。結果が間違っている場合は、スタッフに伝えてください。
objection-missing = どこが違うかを1文で書いてください。スタッフが読みます。
label-wrong = 違う点

## あり得ない結果

not-seated = このプレイヤーはこの卓にいません。
twice = このプレイヤーはすでにリストにあります。
empty-place = この順位の人がいません。
decided-before = マッチはゲーム{ $game }で決着しています。その後のゲームは数えられません。
too-many-games = マッチは{ $most }ゲームまでですが、{ $games }ゲームあります。
