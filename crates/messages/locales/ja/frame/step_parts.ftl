## 進行のボタン

publish-and-start = { $round }を公開して開始
publish-only = 公開のみ
start = { $round }を開始
finish = { $round }を終了
pair-again = 組み直す
tables-again = 卓を作り直す
look-at-draft = 下書きを見る
keep-draft = この下書きを使う
keep-draft-means = 下書きは最新の状態ではありませんが、作成時のまま公開します。
undo-last = 直前の操作を取り消す
to-print = 印刷

## 組み合わせの質

pairs-again = 組が再戦
paired-up-or-down = 人が点差のある卓
byes = 人が不戦勝
smaller-pods = 少人数の卓

## 理由

reason = 理由
everybody-reads = 全員に公開
in-log = ログに記録されます。

## 時計

resume = 再開
pause = 一時停止
minutes = 分
other-minutes = 別の分数
below-zero = −5のような負の数にすると、時間を減らします。
add-time = 時間を追加
