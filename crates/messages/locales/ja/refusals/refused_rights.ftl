## 権限のない操作

not-on-staff = この大会のスタッフではありません。この操作には権限が必要です：{ $what }。主催者に相談してください。
is-organizer = 役割は主催者ですが、この操作には別の権限が必要です：{ $what }。主催者に相談してください。
is-head-judge = 役割はヘッドジャッジですが、この操作には別の権限が必要です：{ $what }。主催者に相談してください。
is-judge = 役割はジャッジですが、この操作には別の権限が必要です：{ $what }。主催者に相談してください。
is-scorekeeper = 役割はスコアキーパーですが、この操作には別の権限が必要です：{ $what }。主催者に相談してください。

## 権限

may-see-inside = スタッフ用ページの閲覧
may-enter-results = 結果の入力
may-manage-players = プレイヤーの管理
may-pair = 組み合わせの作成と公開
may-judge = ジャッジの仕事
may-choose-table-ends = 卓の終わり方の選択
may-run-clock = 時計の操作
may-correct = 終了したラウンドの訂正
may-read-records = 全ログと非公開の書き出しの閲覧
may-choose-stage = 配信画面の選択
may-announce = お知らせの作成
may-change-settings = 設定の変更
may-remove-personal-data = 個人データの削除
may-choose-staff = スタッフの決定

## 本人についての確認

sign-in-first = 先にログインしてください。
only-administrator = アカウントを管理できるのは、サイト管理者だけです。
not-signed-in-any-more = ログアウトしているため、何も変更していません。ログインして、もう一度送信してください。
password-too-long-ago = パスワードの入力から時間が経ちすぎたため、何も変更していません。もう一度送信すると、パスワードを確認します。
factor-due = このサイトの管理者には2段階認証が必要ですが、このアカウントにはありません。先にアカウントのページで設定してください。
link-not-valid = このリンクはもう使えないため、何も変更していません。新しいリンクをスタッフにもらってください。
link-of-tournament = プレイヤーのリンクは大会ごとのものです。
only-player = この操作は、プレイヤー本人が秘密のリンクから行う場合だけ可能です。

## アクセストークン

token-ended = このトークンは無効にされたか期限切れのため、何も変更していません。
token-is-no-password = この操作にはパスワードが必要で、トークンでは代われません。ブラウザでログインして行ってください。
token-elsewhere = このトークンは1つの大会だけのもので、ここでは使えません。
token-lacks-scope = このトークンには「{ $scope }」の権限がありません。権限のあるトークンをアカウントのページで作ってください。

## 古いページからの操作

no-such-tournament = その大会はここにありません。
tournament-cancelled = この大会は中止になりました。
no-round-now = 表示後に大会が変わり、いまはラウンドがありません。いまの状態を見て、もう一度決めてください。
round-is-draft = { $round }はいま下書きです。表示後にラウンドが変わりました。2回送信したのかもしれません。いまの大会を見て、もう一度決めてください。
round-is-published = { $round }はいま公開済みです。表示後にラウンドが変わりました。2回送信したのかもしれません。いまの大会を見て、もう一度決めてください。
round-is-running = { $round }はいま進行中です。表示後にラウンドが変わりました。2回送信したのかもしれません。いまの大会を見て、もう一度決めてください。
round-is-finished = { $round }はもう終了しています。表示後にラウンドが変わりました。2回送信したのかもしれません。いまの大会を見て、もう一度決めてください。
