as-file = ファイル
built-in-in-use = 標準の一覧を使用中：{ $table }。
everybody-reads = 次の内容はルールと変更点のページで全員に公開されています：{ $differences }。
from-now-on = 変更は今後の裁定に適用されます。これまでの裁定は変わりません。
table-name = 一覧の名前
another = 違反を追加

## 違反の欄

category = 分類
instead = 多人数戦での懲罰
the-same = 同じ
may-be = ほかの懲罰
upgrade = 格上げ
cases = 特例
multiplayer = 多人数戦での違い
row = 行
cell-problem = { $label }：{ $problem }
hint = 格上げ：1日に何回目の警告でどの懲罰になるか。例：4: game_loss。特例の例：1分未満の遅刻: warning; 10分以上の遅刻: match_loss, drop。ほかの懲罰：game_lossのような懲罰名。コードと名前のない行は削除されます。
save = 一覧を保存
saved = 懲罰一覧を保存しました。
nothing-saved = 何も保存していません。印のついた行を直してください。

## 一覧の置き換え

replace-table = 一覧を置き換える
paste = JSONかCSVを貼り付け
columns = CSVの列：code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer
or-file = またはファイル
replace = 置き換える
replaced = 懲罰一覧を置き換えました。
nothing-replaced = 置き換えていません。一覧に下記の間違いがあります。
back-to-built-in = 標準の一覧に戻す
use-built-in = 標準の一覧を使う
built-in-again = 標準の一覧に戻しました。
