## 共通の語と数

players = { $count }人
points = { $count }点

## 列見出し

column-player = プレイヤー
nameless = プレイヤー{ $number }
column-number = 番号
column-round = ラウンド
column-table = 卓
column-seat = 席
column-opponents = 対戦相手
column-result = 結果
column-points = 勝ち点
points-after-number = 点
column-rank = 順位

## 番号つきのもの

table-number = { $number }番卓
round-number = 第{ $number }ラウンド
seat-number = { $number }番席
minutes = { $count }分

## ページ名

page-players = プレイヤー
page-profile = ルールと変更点
page-fairness = 公正な抽選
page-changes = 変更履歴
page-bracket = トーナメント表
page-statistics = 統計
page-games = ゲーム記録

## 文の部品

sentence = { $text }。
amount-and-share = { $amount }（{ $share }）
round-and-table = { $round } { $table }番卓
names-and-more = { $names }、ほか{ $count }人
tables = { $count }卓
byes = 不戦勝{ $count }人
and-more = ほか{ $count }件
cancel = キャンセル
column-state = 状態
you = あなた
