## 大会一覧

title = 大会
nothing-listed = 掲載中の大会はまだありません
nothing-listed-text = 主催者が掲載すると、ここに大会が表示されます。掲載されていない大会には専用のリンクがあります。
nothing-listed-organizers = 主催者は<a>自分の大会</a>のページで大会を作成できます。
is-new = このPodiumは新しく設置されました
is-new-text = Podiumの起動時に表示されたセットアップ用リンクを開き、最初のアカウントを作成してください。その後、大会を作成すると、ここに表示されます。
running-now = 開催中
coming = 開催予定
past = 終了
statistics = 複数の大会の統計
subscribe = 大会カレンダーを購読
download = ダウンロード（.ics）
calendar = 大会カレンダー（.ics）
