## ラウンド名(見出し)

round-swiss = 第{ $number }ラウンド
round-final = 決勝
round-semi-finals = 準決勝
round-quarter-finals = 準々決勝
round-of = ベスト{ $players }
round-playoff = プレイオフ第{ $number }ラウンド

## 文中

inside-swiss = 第{ $number }ラウンド
inside-final = 決勝
inside-semi-finals = 準決勝
inside-quarter-finals = 準々決勝
inside-round-of = ベスト{ $players }
inside-playoff = プレイオフ第{ $number }ラウンド

## ラベル

label-swiss = 第{ $number }ラウンド
label-final = 決勝
label-semi-finals = 準決勝
label-quarter-finals = 準々決勝
label-round-of = ベスト{ $players }
label-playoff = プレイオフ第{ $number }ラウンド

## 文頭

opening-swiss = 第{ $number }ラウンド
opening-final = 決勝
opening-semi-finals = 準決勝
opening-quarter-finals = 準々決勝
opening-round-of = ベスト{ $players }
opening-playoff = プレイオフ第{ $number }ラウンド

## プレイオフの成績

reached-champion = 優勝
reached-final = 決勝進出
reached-semi-finals = 準決勝進出
reached-quarter-finals = 準々決勝進出
reached-round-of = ベスト{ $players }

## 行の中

reached-inside-champion = 優勝
reached-inside-final = 決勝進出
reached-inside-semi-finals = 準決勝進出
reached-inside-quarter-finals = 準々決勝進出
reached-inside-round-of = ベスト{ $players }

## 順位

ordinal = { $number }
equal-places = 同率{ $first }～{ $last }位
equal-places-inside = 同率{ $first }～{ $last }位

## ラウンドの結果

scored-won = 勝ち
scored-drawn = 引き分け
scored-lost = 負け
scored-bye = 不戦勝
scored-match-loss = マッチの敗北

## タイブレーカー

tiebreaker-match-points = 勝ち点
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = 席
tiebreaker-games-won = ゲーム

## 正式名

tiebreaker-long-match-points = 勝ち点
tiebreaker-long-match-win = マッチ・ウィン・パーセンテージ
tiebreaker-long-opponents-points = 対戦相手の平均勝ち点
tiebreaker-long-opponents-match-win = オポネント・マッチ・ウィン・パーセンテージ
tiebreaker-long-win = 不戦勝を含む勝率
tiebreaker-long-opponents-win = 不戦勝を含む対戦相手の勝率
tiebreaker-long-head-to-head = 直接対決
tiebreaker-long-average-seat = 平均席番号
tiebreaker-long-games-won = 勝利ゲーム数

## 文中

tiebreaker-inside-match-points = 勝ち点
tiebreaker-inside-match-win = マッチ・ウィン・パーセンテージ
tiebreaker-inside-opponents-points = 対戦相手の平均勝ち点
tiebreaker-inside-opponents-match-win = オポネント・マッチ・ウィン・パーセンテージ
tiebreaker-inside-win = 不戦勝を含む勝率
tiebreaker-inside-opponents-win = 不戦勝を含む対戦相手の勝率
tiebreaker-inside-head-to-head = 直接対決
tiebreaker-inside-average-seat = 平均席番号
tiebreaker-inside-games-won = 勝利ゲーム数

## ルール適用度

level-regular = 一般
level-competitive = 競技
level-professional = プロ

## 大会の状態

state-setup = 準備中
state-registration = 登録受付
state-swiss = スイスラウンド
state-cut-announced = 進出者発表
state-playoff = プレイオフ
state-finished = 終了
state-cancelled = 中止
state-not-started = 開始前
state-registration-open = 登録受付中

## ラウンドの状態

round-draft = 下書き
round-published = 公開済み
round-running = 進行中
round-finished = 終了

## 登録の状態

player-registered = 登録済み
player-pending = 承認待ち
player-waitlisted = キャンセル待ち
player-removed = 除外

## 時間の宣言後

end-extra-turns = ゲームに残っている人数分の追加ターン
end-finish-turn = 進行中のターンの終了まで

## 進出の見込み

outlook-in = 確定
outlook-out = 圏外

## 役割

role-organizer = 主催者
role-head-judge = ヘッドジャッジ
role-judge = ジャッジ
role-scorekeeper = スコアキーパー
role-administrator = 管理者
role-staff = スタッフ

## 文中の役割

role-inside-organizer = 主催者
role-inside-head-judge = ヘッドジャッジ
role-inside-judge = ジャッジ
role-inside-scorekeeper = スコアキーパー
role-inside-administrator = 管理者
role-inside-staff = スタッフ

## 懲罰

penalty-none = 懲罰なし
penalty-caution = 注意
penalty-warning = 警告
penalty-skip-turn = ターン飛ばし
penalty-game-loss = ゲームの敗北
penalty-match-loss = マッチの敗北
penalty-disqualification = 失格
penalty-and-drop = { $penalty }とドロップ

## 違反の分類

category-game-play = ゲーム上の誤り
category-tournament = イベント上の誤り
category-conduct = 非紳士的行為

## デッキリストの区分

section-commander = 統率者
section-companion = 相棒
section-deck = デッキ
section-sideboard = サイドボード
section-aside = その他

## 色

colour-white = 白
colour-blue = 青
colour-black = 黒
colour-red = 赤
colour-green = 緑
colourless = 無色
