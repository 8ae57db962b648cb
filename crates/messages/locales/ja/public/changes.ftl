## 手作業による変更

what-it-is = 手作業による変更：組み合わせの変更、結果の訂正、操作の取り消し、予定の変更、失格。
nothing-changed = 手作業による変更はありません
nothing-changed-text = 組み合わせはすべて抽選どおり、結果はすべて報告どおりです。
revoked = { $change }（取り消し済み）
reason = 理由：{ $reason }
