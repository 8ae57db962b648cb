## デッキリスト

your-decklist = デッキリスト
in-zone = { $moment }（{ $zone }）
hand-in-until = { $moment }までに提出してください。
hand-in-until-round = 第1ラウンドまでに提出してください。
until-then = それまでは差し替えができ、スタッフは読めません。
replace-until = { $moment }まで差し替えられます。
replace-until-round = 第1ラウンドまで差し替えられます。
taken-until = デッキリストの受付は{ $moment }に終了しました。
taken-until-round = デッキリストの受付は第1ラウンドで終了しました。
everyone-reads = 大会が終わると、誰でも読めるようになります。
deadline-over = 締切を過ぎました。スタッフのところへ行ってください。
not-asked = この大会ではデッキリストの提出はありません。
to-your-page = 自分のページへ

## 状態

state-missing = 未提出
state-handed-in = 提出済み
state-no-problem = 問題なし
state-problems = 問題あり
problems = 問題{ $count }件

## 提出した内容

what-you-handed-in = 提出した内容
link-not-opened = リンクはそのまま保存されます。リンク先は開かないため、リストの確認は行いません。
cards-kept = { $count }枚、そのまま保存されています。
fix-below = 下で直して、もう一度提出してください。
not-checked = 未確認
your-list = 提出したリスト

## フォーム

decklist = デッキリスト
decklist-hint =
    リンク、またはリストを入力してください。リストは「1 Sol Ring」のように1行に1種類ずつ書きます。デッキサイトと同じように、統率者の上に「Commander」、ほかのカードの上に「Deck」と書いてください。
hand-in = デッキリストを提出
handed-in = デッキリストを提出しました。確認結果は下にあります。
withdrawn = デッキリストを取り下げました。
nothing-handed-in = 提出されていません。リストを直して、もう一度送信してください。
back-to-decklist = デッキリストへ戻る
