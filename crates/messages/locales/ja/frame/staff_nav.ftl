## ページのグループ

group-run = 進行
group-floor = フロア
group-people = 参加者
group-set-up = 準備
group-account = アカウント

## ページ

desk = 本部
rounds = ラウンド
results = 結果
clock = 時計
playoff = プレイオフ
announcements = お知らせ
stage = 配信
statistics = 統計
floor = フロア
calls = 呼び出し
rulings = 裁定
games = ゲーム
shift = シフト
times = 所要時間
references = ルール資料
check-in = チェックイン
players = プレイヤー
decklists = デッキ
staff = スタッフ
settings = 設定
event-page = 大会ページ
log = ログ
exports = 書き出し
more = その他

## 件数の後の語

waiting = 件待ち
for-head-judge = 件 HJ待ち
to-decide = 件 要判断
handed-to-you = 件 引き継ぎ
disputed = 件 異議あり
late = 件 遅れ
outstanding = 件 未入力
to-approve = 件 承認待ち
not-here = 人 未到着
missing = 件 未提出
waits-on-page = { $page }：{ $count }{ $what }
attention = 音と振動
