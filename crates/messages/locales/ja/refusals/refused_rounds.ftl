## ラウンド、進出、大会の終了

published-already = { $round }はすでに公開されています。結果がないうちに、先に公開を取り消してください。
no-draft = { $round }の下書きはありません。
tournament-finished = この大会は終了しています。先に再開してください。
not-finished-tournament = この大会は終了していません。
rounds-unreadable = これより前のラウンドを読み取れません。

## 組み合わせ

drafted-already = { $round }の下書きはすでにあります。下書きを公開するか、組み直すか、破棄してください。
choose-who = { $all }人中{ $here }人がチェックイン済みです。組み合わせに入れるのはこの人たちだけか、{ $all }人全員か選んでください。
too-few-here = { $all }人中{ $here }人しかチェックインしておらず、スイスラウンドには足りません。来ている人をチェックインするか、{ $all }人全員で組んでください。
finish-then-pair = { $round }は終了していません。ラウンドを終了してから、次を組んでください。
no-result-at = { $round }の{ $tables }に結果がありません。足りない結果を入力してから、ラウンドを終了してください。
tables = { $tables }番卓
no-tables = 卓（該当なし）
no-rounds-planned = スイスラウンドが予定されていません。設定で回戦数を決めてから、第1ラウンドを組んでください。
plan-is-played = 予定のスイスラウンド{ $count }回戦は終わりました。進出者を発表するか、設定でラウンドを増やしてください。
reason-to-continue = { $warnings }それでも続ける場合は理由を書いてください。記録に残ります。
playoff-has-winner = プレイオフの優勝者が決まっています。大会を終了してください。
one-pairing-of-playoff = プレイオフの組み合わせはシードで決まります。別の組み合わせはありません。
no-pod-to-keep = この下書きの{ $table }番卓にポッドはありません。下書きにある卓を残してください。
keep-pods-reason = ポッドを残す理由を書いてください。全員に公開されます。
draft-up-to-date = 下書きは最新の状態です。決めることはありません。
tables-of-playoff-follow = プレイオフの卓はシードで決まります。卓を作り直してください。
keep-draft-reason = この下書きを使う理由を書いてください。全員に公開されます。

## 古くなった下書き

give-places = { $missing }下書きを組み直すか、それぞれに席、不戦勝、マッチの敗北のどれかを与えてから、公開してください。
out-of-date = 下書きが最新ではありません。{ $changes }組み直すか、このまま使うことにしてから、公開してください。
no-place = このラウンドに入っていないプレイヤー：{ $names }。
left-since-draft = 下書きの作成後に大会を離れたプレイヤー：{ $names }。
results-corrected = 結果が訂正されました：{ $scores }。
points-instead = { $name }は{ $then }点ではなく{ $points }点
groups-changed = 同卓にしない相手が変わったプレイヤー：{ $names }。
fixed-tables-changed = 固定の卓が変わりました：{ $moves }。
awarded-byes-changed = このラウンドの獲得済みの不戦勝が変わりました：{ $players }。
to-table = { $name }は{ $table }番卓
pod-size-changed = ポッドの人数がいまは{ $now }人です。下書きは{ $then }人で作られています。
settings-changed = 次の設定が変わりました：{ $settings }。
setting-uneven-pods = 不戦勝か少人数のポッドか
setting-smaller-pods = どのポッドを少人数にするか
setting-seating = 席の決め方
setting-tables = 卓番号
other-pods = 結果が訂正されたか、プレイヤーが離れたか戻ったため、シードによるポッドが変わります。
more = ほか{ $count }人

## 手作業の変更

no-table-number = 卓番号は1～99999です。
other-round-now = ラウンドが変わっています。いまの卓を見て、もう一度選んでください。
stage-no-table = 卓：{ $round }に{ $table }番卓はありません。
tables-stay = { $round }は終了しています。卓はもう変わりません。
seats-of-playoff-follow = プレイオフの席はシードで決まります。変えられるのは卓の場所だけです。
result-there = { $tables }に結果があります。間違った席でプレイした場合は、先に結果を消してください。
nobody-chooses-first = { $table }番卓では先手を選べません。席はそのままです。
game-has-begun = { $table }番卓では記録中のゲームが始まっているため、席は変えられません。最初からやり直す場合は、先にゲーム記録の画面で操作を取り消してください。
two-players = 別々のプレイヤーを2人選んでください。
another-table = 別の卓を選んでください。
no-pod-at = { $table }番卓にポッドはありません。
no-seat-and-bye = 番号{ $number }のプレイヤーは、このラウンドに席も不戦勝もありません。
change-reason = 理由を書いてください。全員に公開されます。
one-has-no-place = 2人のうち1人が、このラウンドに入っていません。
void-and-again = これらの卓でのプレイヤーの報告は無効になり、記録中のゲームは最初からやり直しになります。
change-places = { $a }と{ $b }が入れ替わります。
table-moves = { $from }番卓は{ $to }番卓に移ります。

## 公開、開始、終了とその取り消し

publish-first = { $round }は下書きです。先に公開してください。
is-finished = { $round }は終了しています。
draft-already = { $round }はすでに下書きです。
under-way = { $round }は進行中です。組み合わせは変わりません。間違いは卓で訂正してください。
not-newest = { $round }は最新の段階ではありません。取り消せるのは最新の段階だけです。代わりに結果を訂正してください。
cut-is-announced = このラウンドの後に進出者が発表されています。先に発表を取り消すか、代わりに結果を訂正してください。
not-running = { $round }は進行中ではありません。取り消す開始がありません。
start-stays = { $round }には結果があるため、開始は取り消せません。
not-all-checked-in = この下書きの{ $all }人中{ $here }人がチェックイン済みです。ほかの人も組み合わせに入っています。

## 訂正の影響

made-with-old-result = { $round }の下書きは前の結果で作られています。訂正後に作り直してください。
paired-with-old-result = { $round }は前の結果ですでに組まれています。これは変わりません。
cut-would-be-other = 進出者は発表済みで、この結果では顔ぶれが変わります。発表済みのシードとトーナメント表は変わりません。訂正は記録されます。

## 遅れて来る人、離れる人、来ない人

no-swiss-round-to-enter = 参加できるスイスラウンドがありません。次のラウンドからのプレイヤーとして追加してください。
late-has-result = { $table }番卓には結果があります。別の卓を選んでください。
late-full = { $table }番卓は満席です。少人数のポッド、不戦勝、マッチの敗北のどれかを選んでください。
same-name = 番号{ $number }のプレイヤーと同じ名前です。別人であれば、プレイヤーのページで2人目を追加してから、ここで登録済みのプレイヤーとして選んでください。
no-registered-player = 登録済みの番号{ $number }のプレイヤーはいません。
has-left = { $name }は大会を離れています。先にそれを取り消してください。
has-place = { $name }はすでにこのラウンドに入っています。
no-round-to-drop = いま行われているスイスラウンドはありません。プレイヤーのページでドロップにしてください。
no-table-or-player = 第{ $round }ラウンドに{ $table }番卓がないか、番号{ $player }のプレイヤーがいません。
clear-if-never-came = { $table }番卓には結果があります。{ $name }が来なかった場合は、先に結果を消してください。
not-at-table-any-more = { $name }はもう{ $table }番卓にいません。卓を確認し直してください。
too-small-without = { $name }がいないと、{ $table }番卓はゲームには少なすぎます。ほかの卓の人と入れ替えるか、このプレイヤーをマッチの敗北として結果を入力し、ドロップにしてください。
too-few-left = { $table }番卓に残るのは{ $count }人だけで、ゲームには少なすぎます。マッチはそのままで、結果はいつもどおり入力します。
followed-with-all = { $table }番卓のゲームは全員で記録されています。マッチはそのままで、結果はいつもどおり入力します。
drop-at-end = { $round }の終了時にドロップするプレイヤー：{ $names }。

## 進出と大会の終了

finish-then-cut = { $round }は終了していません。ラウンドを終了してから、進出者を発表してください。
finish-then-cut-at = { $round }は終了していません。{ $tables }に結果がありません。ラウンドを終了してから、進出者を発表してください。
finish-round-first = { $round }は終了していません。先にラウンドを終了してください。
swiss-left-out = 予定のスイスラウンド{ $planned }回戦のうち、{ $played }回戦が終わっています。
playoff-left-out = 予定の{ $players }人のプレイオフは行われていません。
swiss-and-playoff-left-out = 予定のスイスラウンド{ $planned }回戦のうち{ $played }回戦が終わり、予定の{ $players }人のプレイオフは行われていません。
cut-already = 進出者はすでに発表されています。
cut-reason = 予定のスイスラウンド{ $planned }回戦のうち、{ $played }回戦が終わっています。いま進出者を決める場合は理由を書いてください。全員に公開されます。
discard-playoff-first = プレイオフのラウンドがあります。先に破棄してください。
no-cut = 取り消す進出者の発表がありません。
cancel-instead = ラウンドが1つも行われていません。終了ではなく中止にしてください。
playoff-no-winner = プレイオフの優勝者がまだ決まっていません。最後まで行うか、進出者の発表を取り消してください。
finish-reason = { $left-out }いま大会を終了する場合は理由を書いてください。全員に公開されます。
reopen-reason = 大会を再開する理由を書いてください。全員に公開されます。
