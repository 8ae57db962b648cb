## スマホへの通知

begun = この大会の通知がオンになりました。
seat = { $round }：{ $table }番卓 { $seat }番席
bye = { $round }：不戦勝です
result-waits = { $table }番卓：結果が報告されました。確認するか、異議を申し立ててください。
judge-comes = ジャッジが{ $table }番卓に向かっています。
judge-comes-to-you = ジャッジが向かっています。
call-at = { $table }番卓からジャッジの呼び出しです。
call-elsewhere = 卓以外からジャッジの呼び出しです。
