## コミュニティのレーティング

title = レーティング
title-commanders = 統率者のレーティング
ranked-from = 順位がつくのは{ $games }ゲームからです
explained =
    レーティングは、すべての結果からWeng–Linの方法（OpenSkill）で計算した推定値です。全員が1,000から始まります。±の後の数は不確実性です。レーティングは組み合わせに影響しません。
only-who-shows = レーティングを公開しているメンバーだけを表示します。
not-wanted = このコミュニティではレーティングを表示していません
nobody-yet = レーティングはまだありません：ゲーム数が足りません
column-rating = レーティング
column-uncertainty = ±
uncertainty-explained = 不確実性
column-games = ゲーム
column-commander = 統率者
as-csv = レーティング（CSV）
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games }/{ $least }ゲーム
course = レーティングの推移
course-aloud = { $days ->
    [1] { $days }日で{ $last }
   *[other] { $days }日で{ $first }から{ $last }へ
}
settings = レーティング
setting-wanted = レーティングを表示
setting-wanted-hint = 自分のレーティングを公開するかどうかは、本人が自分のページで決めます。
setting-least-games = 順位がつくまでのゲーム数
setting-commanders = 統率者のレーティングも計算
setting-save = レーティングの設定を保存
saved-on = 保存しました。レーティングを表示します。
saved-off = 保存しました。レーティングは表示しません。
nobody-with-rating = この番号でレーティングを公開しているメンバーはいません
days = 日ごとの推移
column-day = 日付
no-date = 日付なし
known-tables = すべての統率者がわかり、公開されているゲームだけが対象です。
