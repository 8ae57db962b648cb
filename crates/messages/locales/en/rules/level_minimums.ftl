## Planned rounds that do not suit the number of players. "MTR-A 10.1A" and the like are numbers of rules and stay as they are.

# $fewest: how many players are needed.
# $players: how many there are.
recommended-from = Rounds are recommended from { $fewest } players on; here are { $players }.
# A warning.
# $least: how many players are needed.
# $level: as "Competitive".
# $players: how many there are.
# $rule: the number of the rule.
too-few-players = { $least ->
    [one] A { $level } tournament has at least { $least } player; here are { $players } ({ $rule }).
   *[other] A { $level } tournament has at least { $least } players; here are { $players } ({ $rule }).
}
# A warning. The playoff counts as a round.
# $least: how many rounds are needed.
# $level: as "Competitive".
# $rounds: how many there are.
# $rule: the number of the rule.
too-few-rounds = { $least ->
    [one] A { $level } tournament has at least { $least } round; here are { $rounds } ({ $rule }).
   *[other] A { $level } tournament has at least { $least } rounds; here are { $rounds } ({ $rule }).
}
