secret-link-title = 秘密のリンク
secret-link-means = プレイヤーはこのリンクで、アカウントなしに自分の卓を確認し、チェックインやドロップができます。リンクを知っている人は誰でも本人として操作できるため、ほかの人には渡さないでください。
secret-link = 秘密のリンク
to-type = 入力用：<span>{ $address }</span>
wrong-hands = リンクがほかの人に渡った場合
new-one = 新しいリンクを作ると、古いリンクは紙でもブラウザでも使えなくなります。
of-person = コミュニティのリンクも使えなくなります。ほかのイベントのリンクはそのまま使えます。それらも無効にするには、コミュニティのメンバーのページでリンクを更新してください。
renew = リンクを更新
renewed = リンクを更新しました。古いリンクは、紙でもブラウザでももう使えません。
no-player = この大会に、リンクのある番号{ $number }のプレイヤーはいません。

## 全員分

to-print = 印刷用リンク
how-to-use = 1枚に8人分、姓の順です。リンクは1人に1つなので、切り離して本人に渡してください。
back-to-prints = ほかの印刷物に戻る
also-on-page = リンクは<a>プレイヤー</a>それぞれのページにもあります。
none-yet = プレイヤーはまだいません
none-yet-text = プレイヤーが登録されると、リンクがここに表示されます。
print = { $part }：{ $players }、{ $sheets }
everybody = 全員
sheets = { $count }枚
your-own-page = 自分のページ：卓、席、順位、チェックイン、ドロップ。ほかの人には見せないでください。
without-camera = カメラがない場合の入力用：<span>{ $address }</span>
