## ページの枠

skip = 本文へ移動
help-with-page = このページのヘルプ
tournaments = 大会
account = アカウント
sign-in = ログイン
tournament = 大会
find-long = 卓、プレイヤー、ページを検索
find = 検索

## 下部のリンク

door-my-table = 自分の卓
door-pairings = 対戦表
door-standings = 順位表
door-more = その他

## その他のリンク

staff-pages = スタッフ用ページ
tournament-home = 大会トップ
projector = プロジェクター
all-tournaments = 大会一覧
handbook = ハンドブック

## 大会の状態

after-round = 第{ $number }ラウンド終了

## 通知の種類

notice-plain = ご案内
notice-good = 完了
notice-warn = 要確認
notice-bad = 未保存
notice-not-current = 最新ではありません

## 時計と休憩

pause = 休憩
until = { $time }まで
overtime = オーバータイム：
time-is-up = 時間切れ
minutes-left = 残り{ $count }分
paused = 停止中
paused-with = 停止中、{ $left }

languages = 言語
no-such-language = Podiumはこの言語に対応していません。
