## アカウントのページ

your-account = アカウント
tournaments = 大会
all-accounts = 全アカウント
security-log = セキュリティログ

## リンクの有効期間

hours = { $count }時間
days = { $count }日
