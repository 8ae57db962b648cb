## 長いリスト

in-parts = { $what }（分割表示）
all-to-print = 全件を1ページに表示（印刷用）
all-on-one-page = 全{ $count }件を1ページに表示しています。ブラウザのメニューから印刷してください。<a>分割表示に戻る</a>
parts-beside = 前後のページ
back-to = 前へ：<bdi>{ $part }</bdi>
on-to = 次へ：<bdi>{ $part }</bdi>
part-line = { $part }：全{ $all }件中{ $shown }件
left-out = 該当する{ $all }件のうち最初の{ $shown }件です。文字を追加すると絞り込めます。
from-to = { $first }～{ $last }
under-again = { $heading }（{ $number }）
find-your-name = 自分の名前を検索
found-for = 「<bdi>{ $typed }</bdi>」の検索結果。<a>全員を表示</a>
pages = ページ

## メモ

remove = 削除
remove-note = このメモを削除

## 招待

open-invitations = 未使用の招待
invited-for = 役割
invited-from = 招待者
action = 操作
revoke = 取り消す
code-of-link = リンクのQRコード
