## 入力

optional = 任意
in-brackets = （{ $remark }）
type-to-confirm = 確認のため<b>{ $word }</b>と入力してください
word-missing = 確認のため{ $word }と入力してください。何も変更していません。
no-number = { $label }：{ $typed }は{ $least }～{ $most }の数値ではありません。
no-time = { $typed }は日時として読み取れません。「2026-11-20 14:00」の形式で入力してください。
skipped-hour = { $zone }ではこの日、時計が進むためこの時刻がありません。前後の時刻を選んでください。
copy = コピー
copied = コピーしました

## フォームと回答の間のページ

password-title = パスワードの確認
password-too-many = 何度か失敗しました。{ $seconds }秒待ってから、もう一度試してください。
kept-title = 入力した内容を送信しますか？
sign-in-title = ログイン
signed-out = ログアウトしていたため、送信した内容は保存されませんでした。ログインしてから元のページに戻り、もう一度送信してください。
signed-out-kept = ログアウトしていたため、送信した内容は保存されませんでした。ログインすると、入力した内容がもう一度表示され、送信できます。
