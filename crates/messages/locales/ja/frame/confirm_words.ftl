## 操作を確認する言葉

cancel = 中止
discard = 破棄
disqualify = 失格
drop = ドロップ
everybody = 全員
nobody = リセット
remove = 削除
reopen = 再開
restart = リスタート
revoke = 取消
stop = 停止
unpublish = 非公開
unstart = 取消
void = 無効
