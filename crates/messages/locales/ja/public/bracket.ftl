## シード

seeds = シード
order-of-seeds = 進出者発表時のスイスラウンド順位順です。同順位は抽選で決めました。
column-seed = シード
column-swiss-points = スイス点
left-tournament = 大会を離脱

## プレイオフ前

not-announced = 進出者は未発表です
planned = スイスラウンド{ $rounds }回戦の後、トップ{ $cut }が進出します。進出者が発表されると、ここに表示されます。
no-playoff = この大会にプレイオフはありません。
will-be-here = 進出者が発表されると、ここにプレイオフが表示されます。
