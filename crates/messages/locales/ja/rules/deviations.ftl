## 何についての違いか

pod-size = ポッドの人数
uneven-pods = ポッドに入りきらないプレイヤー
smaller-pods = 少人数のポッド
games-to-win = マッチの勝利に必要なゲーム数
points-win = 勝ち点（勝ち）
points-draw = 勝ち点（引き分け）
points-loss = 勝ち点（負け）
points-bye = 勝ち点（不戦勝）
tiebreakers = タイブレーカー
bye-opponents = 不戦勝に加える仮想の対戦相手
smaller-pod-opponents = 少人数のポッドに加える仮想の対戦相手
byes-in-percentages = 対戦相手に渡す勝率での不戦勝
percentage-decimals = 勝率の端数処理
percentage-floor = 対戦相手の最低勝率
round-time = ラウンドの時間
end-of-round = スイスラウンドの終わり方
playoff-time = プレイオフの時間
swiss-seats = スイスラウンドの席
first-pods = 第1ラウンドのポッド
penalties = 懲罰
swiss-rounds = スイスラウンド
playoff-cut = プレイオフ進出者
met-twice = 2回対戦した相手（タイブレーカー）
byes = 不戦勝
rounds-at-1024 = 1,024人の推奨ラウンド数
passed-player = 時間の宣言時に、アクティブ・プレイヤーがすでにターンの終了を宣言していた場合
grand-melee-turn = 大乱闘戦のターンを始められるとき

## 補遺の内容とこの大会での扱い

players-at-table = { $count }人
have-byes = 不戦勝
in-smaller-pods = 少人数のポッドでプレイ
among-lowest = 勝ち点の低い方
among-highest = 勝ち点の高い方
tiebreakers-in-order = { $first }、次に{ $then }
no-opponents = なし
imaginary-opponents = { $percentage }の相手を{ $count }人
byes-left-out = 数えない
byes-as-wins = 勝ったマッチとして数える
compared-exactly = 正確に比較
rounded-to = { $decimals ->
    [0] 整数のパーセントに四捨五入
   *[other] 小数第{ $decimals }位までに四捨五入
}
no-floor = なし
no-limit = 無制限
limit-minutes = { $minutes }分
at-random = 無作為
seats-balanced = ラウンドを通して均等に割り振り
pods-of-draft = ドラフトと同じ
recommended-for = { $players }人では{ $number }
counts-unsaid = 何回数えるか記載なし
counts-once = 1回と数える
byes-to-lowest = 順位の最も低い人
byes-here = 全員が得るまで2回目はなし。第1ラウンドは無作為に抽選
rounds-by-formula = 式では6、注記では7
rounds-here = 6。1,025人から7
pass-settled = ターンの終了までの場合だけ記載あり
pass-here = 次のプレイヤーのターンを進行中のターンとする（追加ターンの前も同じ）
melee-unsaid = 空席とターン中のプレイヤーをどう数えるか記載なし
melee-here = 空席はマーカーがある間だけ数える。同時に2つのターンは行わない
