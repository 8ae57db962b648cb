## 印刷用

print-by-name = 名前順を印刷
print-by-table = 卓順を印刷
print-match-slips = 結果記入用紙を印刷
