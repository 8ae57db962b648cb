//! The tables as diesel sees them: by hand, checked against both databases by a test.

diesel::table! {
    settings (name) { name -> Text, value -> Text, }
}
diesel::table! {
    accounts (id) {
        id -> Text,
        name -> Text,
        name_key -> Text,
        password_hash -> Text,
        site_role -> Text,
        disabled -> Bool,
        created_at -> Timestamp,
        version -> BigInt,
    }
}
diesel::table! {
    sessions (token_hash) {
        token_hash -> Text,
        account_id -> Text,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        expires_at -> Timestamp,
    }
}
diesel::table! {
    sign_in_failures (id) { id -> Text, name_key -> Text, address -> Text, at -> Timestamp, }
}
diesel::table! {
    forms_used (id) { id -> Text, answer -> Text, at -> Timestamp, }
}
diesel::table! {
    tournaments (id) {
        id -> Text,
        slug -> Text,
        name -> Text,
        state -> Text,
        held_on -> Nullable<Date>,
        place -> Text,
        time_zone -> Text,
        description -> Text,
        profile -> Text,
        first_table -> BigInt,
        skipped_tables -> Text,
        registration -> Text,
        max_players -> Nullable<BigInt>,
        names_shown -> Text,
        listed -> Bool,
        indexed -> Bool,
        secret -> Text,
        cut_size -> Nullable<BigInt>,
        cut_announced_at -> Nullable<Timestamp>,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        finished_at -> Nullable<Timestamp>,
        version -> BigInt,
        structure_version -> BigInt,
        settings_version -> BigInt,
    }
}
diesel::table! {
    staff (tournament_id, account_id) {
        tournament_id -> Text,
        account_id -> Text,
        role -> Text,
        since -> Timestamp,
    }
}
diesel::table! {
    links (token_hash) {
        token_hash -> Text,
        purpose -> Text,
        tournament_id -> Nullable<Text>,
        role -> Nullable<Text>,
        site_role -> Nullable<Text>,
        account_id -> Nullable<Text>,
        made_by -> Nullable<Text>,
        made_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    players (id) {
        id -> Text,
        tournament_id -> Text,
        number -> BigInt,
        key -> Text,
        name -> Text,
        team_mate -> Nullable<Text>,
        pronouns -> Nullable<Text>,
        email -> Nullable<Text>,
        decklist -> Nullable<Text>,
        status -> Text,
        checked_in -> Bool,
        dropped_after -> Nullable<BigInt>,
        disqualified_after -> Nullable<BigInt>,
        entry_round -> BigInt,
        fixed_table -> Nullable<BigInt>,
        avoid_group -> Nullable<Text>,
        anonymous -> Bool,
        link_generation -> BigInt,
        registered_at -> Timestamp,
        version -> BigInt,
    }
}
diesel::table! {
    cut_seeds (tournament_id, seed) { tournament_id -> Text, seed -> BigInt, player_id -> Text, }
}
diesel::table! {
    rounds (id) {
        id -> Text,
        tournament_id -> Text,
        number -> BigInt,
        stage -> Text,
        state -> Text,
        draw_counter -> BigInt,
        created_at -> Timestamp,
        published_at -> Nullable<Timestamp>,
        started_at -> Nullable<Timestamp>,
        finished_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    pods (id) {
        id -> Text,
        round_id -> Text,
        position -> BigInt,
        table_number -> BigInt,
        result -> Nullable<Text>,
        reported_by -> Nullable<Text>,
        reported_at -> Nullable<Timestamp>,
        note -> Nullable<Text>,
        version -> BigInt,
    }
}
diesel::table! {
    places (round_id, player_id) {
        round_id -> Text,
        tournament_id -> Text,
        player_id -> Text,
        kind -> Text,
        pod_id -> Nullable<Text>,
        seat -> Nullable<BigInt>,
        outcome -> Nullable<Text>,
        conceded -> Bool,
        match_loss -> Bool,
    }
}
diesel::table! {
    games (pod_id, number) { pod_id -> Text, number -> BigInt, winner_id -> Nullable<Text>, }
}
diesel::table! {
    draws (id) {
        id -> Text,
        tournament_id -> Text,
        purpose -> Text,
        round -> BigInt,
        counter -> BigInt,
        drawn -> Text,
        at -> Timestamp,
    }
}
diesel::table! {
    announcements (id) {
        id -> Text,
        tournament_id -> Text,
        text -> Text,
        made_by -> Nullable<Text>,
        at -> Timestamp,
        withdrawn -> Bool,
    }
}
diesel::table! {
    log (id) {
        id -> Text,
        tournament_id -> Text,
        number -> BigInt,
        at -> Timestamp,
        account_id -> Nullable<Text>,
        actor -> Text,
        verb -> Text,
        what -> Text,
        before -> Nullable<Text>,
        after -> Nullable<Text>,
        reason -> Nullable<Text>,
        public -> Bool,
    }
}

diesel::joinable!(staff -> tournaments (tournament_id));
diesel::joinable!(staff -> accounts (account_id));
diesel::joinable!(sessions -> accounts (account_id));
diesel::joinable!(places -> players (player_id));
diesel::joinable!(pods -> rounds (round_id));
diesel::allow_tables_to_appear_in_same_query!(
    settings,
    accounts,
    sessions,
    sign_in_failures,
    forms_used,
    tournaments,
    staff,
    links,
    players,
    cut_seeds,
    rounds,
    pods,
    places,
    games,
    draws,
    announcements,
    log
);
