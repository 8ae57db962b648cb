## 標準の懲罰表

### 違反

missed-trigger = 誘発忘れ
extra-cards = 過剰なカードを見た
hidden-card = 非公開カードに関する誤り
mulligan = マリガン手順の誤り
rule-violation = ゲームルール抵触行為
game-state = ゲームの状態の維持の失敗
tardiness = 遅刻
assistance = 外部からの援助
slow-play = 遅いプレイ
decklist = デッキリストの問題
deck = デッキの問題
limited-procedure = リミテッドの手順違反
communication = コミュニケーション方針違反
marked-cards = 区別できるカード
shuffling = 不十分なシャッフル
conduct-minor = 非紳士的行為・軽度
conduct-major = 非紳士的行為・重度
determining-winner = 不適切な勝者決定
bribery = 買収および賭博
aggressive = 攻撃的行為
theft = 大会備品の窃盗
stalling = 故意の遅延行為
cheating = 故意の違反

### 特例

late-under-minute = 1分未満の遅刻
late-ten-minutes = 10分以上の遅刻
with-case = { $infraction }：{ $case }

### 多人数戦での変更点

trigger-remark = その誘発がまだ起こるかは、ゲームに残っている対戦相手が多数決で決めます。同数なら忘れたものとします。
hidden-card-remark = カードは対戦相手が多数決で選びます。過半数に達しなければ、無作為に選ばれた対戦相手が選びます。
rule-violation-remark = 指摘する義務はポッドの全員にあります。
game-state-remark = 適用されません。ほかの人の誤りで懲罰を受けることはありません。
tardiness-remark = ゲームの敗北の代わりに、最初のターンのターン飛ばしとします。
assistance-remark = ポッドの外の人からの援助、またはポッドの外の人への援助に限ります。ポッドの中での助言はゲームの一部です。
slow-play-remark = 追加ターンはありません。時間が宣言された後、違反者は自分のターンを飛ばし、残りのターンにも数えません。
deck-remark = 見つかったものは、ポッドの対戦相手全員に見せます。
conduct-remark = 始めた人だけがゲームを離れ、ほかの人は続けます。
bribery-remark = ゲームの中で起こることについての取り決めは、買収ではありません。
