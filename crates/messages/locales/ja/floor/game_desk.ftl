## 行き先のないアドレス

no-round = 公開中のラウンドがないため、記録できる卓がありません。
no-such-table = このラウンドに{ $table }番卓はありません。
to-rounds = ラウンド一覧へ

## 見出しとゲーム

title = { $table }番卓のゲーム
game = ゲーム{ $number }
game-given-up = ゲーム{ $number }（中止）
game-and-variant = ゲーム{ $number }、{ $variant }
grand-melee = 大乱闘戦
free-for-all = 無差別戦
line = { $players }人、残り{ $playing }人
line-confirmed = { $players }人、残り{ $playing }人、確認済み
line-given-up = { $players }人、残り{ $playing }人、記録中止
line-not-followed = { $players }人、記録なし
not-followed = 記録なし
match-result = マッチ：<b><bdi>{ $result }</bdi></b>。
result-of-table = 卓の結果
step-through = このゲームを順に見る

## 進行中のターン

turns = ターン
acts = 操作
end-turn = <span>{ $player }の</span>ターン終了
next-phase = <span>{ $player }の</span>次のフェイズ
end-the-turn-of = ターンを終了：
end-turn-of-marker = <span>ターン終了：マーカー</span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = マーカー{ $marker }、<bdi>{ $player }</bdi>：{ $state }
to-turns = ターンへ

## 席の一覧

leaves = { $player }が脱落
as-picture = 卓の図

## 表示の量

what-is-shown = 表示の量
quick = 簡易
everything = すべて

## 履歴

history = 履歴
earlier-steps = 前の操作{ $count }件
the-service = Podium
undone-by = { $time }に{ $who }が取り消し
step-of-ruling = { $penalty }：{ $what }（裁定{ $ruling }）
step-of-withdrawn-ruling = { $what }（裁定{ $ruling }の{ $penalty }によるもの。裁定は現在無効）
done-since = { $time }、{ $who }：{ $what }
done-and-undone-since = { $time }、{ $who }：{ $what }（{ $undone }）
undone-since = { $what }：{ $undone }

## 取り消しと記録の終了

undo = 取り消す
undo-before = 直前の操作を取り消す
undo-confirmation = このゲームの確認を取り消す
undo-several = 複数の操作を取り消す
undo-from = この操作から後をすべて取り消す
undo-these = これらを取り消す
stop-title = このゲームの記録をやめる
stop-means = 履歴は残ります。結果は結果のページで入力するか、ゲームを最初から記録し直してください。
stop-button = 記録をやめる
stopped = ゲームの記録をやめました。履歴は残っています。

## 確認

end-turn-title = いまターンを終了しますか？
still-on-stack = スタックに{ $objects }が残ったまま、{ $player }のターンが終わります。
still-on-stack-of-marker = スタックに{ $objects }が残ったまま、{ $player }のターン（マーカー{ $marker }）が終わります。
end-turn-means = フェイズはスタックが空のときに終わります（CR 500.2）。効果によってターンが終わる場合、スタックにあるものは追放されます。そうでなければ、先に解決するか、スタックから取り除いてください。
end-turn-button = 終了し、スタックを追放
call-time-title = いま時間を宣言しますか？
time-is-left = { $table }番卓は残り{ $minutes }分です。時間はまだ宣言されていません。
call-time-button = 残り{ $minutes }分で時間を宣言
done-meanwhile = その間に行われた操作
send-again = 自分の操作を再送信
kept = 送信した内容は残っています。まだ合っていれば、もう一度送信してください。

## 記録の開始

start-title = ゲームを記録
plays-grand-melee = 特に決めなければ、{ $players }人は大乱闘戦（影響範囲1、左翼への攻撃）でプレイします。
plays-free-for-all = 特に決めなければ、{ $players }人は無差別戦（影響範囲は無制限）でプレイします。
something-else = 別の方法に決めた
variant = 変種ルール
influence = 影響範囲
attacks = 攻撃
edition = ルールの版
by-number-of-players = 人数による
of-variant = 変種ルールどおり
unlimited = 無制限
attack-left = 左翼への攻撃
attack-right = 右翼への攻撃
attack-several = 複数への攻撃
edition-now = 現在のルール（CR 807）
edition-2007 = 2007年（608）
follow-this = このゲームを記録
follow-another = 別のゲームを記録

## ゲームの終了

won-the-game = { $player }がゲームに勝ちました。
game-is-drawn = ゲームは引き分けです。
out-in-order = 脱落順：{ $players }。
out-in-turn = { $players }（ターン{ $turn }、{ $why }）
out-because = { $players }（{ $why }）
if-match-ends = いまマッチを終える場合：
score-won = { $players }：マッチの勝ち、{ $points }点
score-others = { $players }：{ $points }点
score-drew = { $players }：マッチの引き分け、各{ $points }点
score-out = { $players }：投了またはマッチの敗北、{ $points }点
score-takes-stakes = { $players }：マッチの勝ち、賭け点をすべて獲得
score-shares-stakes = { $players }：マッチの引き分け、賭け点を取り戻し、ほかの人の賭け点を分配
score-loses-stake = { $players }：賭け点を失う
playoff-goes-on = プレイオフのマッチには勝者が必要です。席を抽選し直して、もう1ゲーム行います（2.5B）。
too-few = マッチに残っているのは3人未満です。多人数戦のゲームは3人から始められます（CR 800.1）。プレイを続ける場合は、卓の結果のページで結果を入力してください。
conceded-match = マッチ全体を投了
next-game = 次のゲームを開始
another-game = もう1ゲーム
confirm-result = 結果を確認
overrule = 報告を上書き
result-stored = { $table }番卓の結果を保存しました。
next-is-followed = 次のゲームの記録を始めました。席は抽選されています。誰がどの席か確認してください。
reported-before = { $table }番卓はすでに報告されています：{ $result }。ゲームの結果は保存していません。報告が間違っている場合は下で上書きするか、このゲームの記録をやめてください。

## 読み取れないフォーム

no-button = このページのボタンのどれかを押してください。
no-seat = { $typed }はこの卓の席ではありません。席は1～{ $seats }です。
no-whole-number = { $label }：{ $typed }は整数ではありません。
empty-status = ライフ、カウンター、ダメージ、唱えた回数のうち、変わるものを入力してください。空の欄はそのままです。
not-resolving = { $object }はいま解決中ではないため、何も起こしません。
no-target = { $object }はもうスタックにないため、対象にできません。
