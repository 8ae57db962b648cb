## Minimalna liczba rund i graczy

recommended-from = Rundy zaleca się od { $fewest } graczy; tu jest { $players }.
too-few-players = { $least ->
    [one] Turniej na poziomie { $level } ma co najmniej { $least } gracza; tu jest { $players } ({ $rule }).
   *[other] Turniej na poziomie { $level } ma co najmniej { $least } graczy; tu jest { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Turniej na poziomie { $level } ma co najmniej { $least } rundę; tu jest { $rounds } ({ $rule }).
    [few] Turniej na poziomie { $level } ma co najmniej { $least } rundy; tu jest { $rounds } ({ $rule }).
    [many] Turniej na poziomie { $level } ma co najmniej { $least } rund; tu jest { $rounds } ({ $rule }).
   *[other] Turniej na poziomie { $level } ma co najmniej { $least } rundy; tu jest { $rounds } ({ $rule }).
}
