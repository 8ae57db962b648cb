nobody-yet = スタッフはまだいません。
nobody-yet-text = 下で招待を作り、リンクを渡してください。
times-in = 時刻のタイムゾーン：{ $zone }
column-since = 開始
column-role = 役割
you = （自分）
account-disabled = アカウント無効
role-of = { $name }の役割
change = 変更
change-role-of = { $name }の役割を変更
remove-member = { $name }をスタッフから外す
invite = 招待する
role = この大会での役割
role-hint = リンクが使えるのは1回だけです。
valid-for = 有効期間
valid-for-hint = 未使用の招待は下で取り消せます。
hours = 24時間
week = 1週間
until-over = 大会が終わるまで
make = 招待を作る
until = 期限
command-line = コマンドライン
choose-role = 役割を選んでください。

## 役割の説明

organizer-means = この大会のすべて（設定とスタッフも含む）。ヘッドジャッジがいない場合は、フロアでも判断します。
head-judge-means = フロアではジャッジの仕事すべてと最終判断（上訴、ゲームの敗北以上の懲罰）。プレイヤー、ラウンド、結果、訂正、ログも扱います。
judge-means = フロア：呼び出し、裁定、デッキチェック、卓の延長、ゲーム記録。進行中のラウンドの結果も扱います。
scorekeeper-means = プレイヤー、ラウンド、進行中のラウンドの結果。フロアは閲覧のみで、呼び出しや裁定は扱いません。

## 招待リンクのページ

invitation = 招待
invitation-for = { $tournament }の{ $role }1人分の招待です。新しいアカウントでも、すでにあるアカウントでも使えます。
back = スタッフに戻る

## 通知

revoked = 招待を取り消しました。
role-now = 役割が{ $role }になりました。
removed = スタッフから外しました。これまでの操作はログに残ります。
