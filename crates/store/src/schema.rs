//! The tables as diesel sees them: written by hand, and checked against both databases by a test.

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
        factor_salt -> Nullable<Text>,
        factor_since -> Nullable<Timestamp>,
        factor_step -> BigInt,
        calendar_generation -> BigInt,
        language -> Nullable<Text>,
    }
}
diesel::table! {
    recovery_codes (account_id, code_hash) { account_id -> Text, code_hash -> Text, }
}
diesel::table! {
    sign_ins_begun (token_hash) {
        token_hash -> Text,
        account_id -> Text,
        password_hash -> Text,
        expires_at -> Timestamp,
    }
}
diesel::table! {
    sessions (token_hash) {
        token_hash -> Text,
        account_id -> Text,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        expires_at -> Timestamp,
        device -> Text,
        address -> Text,
        proven_at -> Timestamp,
    }
}
diesel::table! {
    sign_in_failures (id) { id -> Text, name_key -> Text, address -> Text, at -> Timestamp, }
}
diesel::table! {
    access_tokens (id) {
        id -> Text,
        account_id -> Text,
        tournament_id -> Nullable<Text>,
        name -> Text,
        token_hash -> Text,
        hint -> Text,
        scopes -> Text,
        created_at -> Timestamp,
        expires_at -> Nullable<Timestamp>,
        used_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    forms_used (id) { id -> Text, answer -> Text, at -> Timestamp, content -> Nullable<Text>, }
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
        floor_version -> BigInt,
        registrations_per_address -> BigInt,
        registration_code -> Bool,
        code_generation -> BigInt,
        announces_time -> Bool,
        language -> Text,
        community_id -> Nullable<Text>,
        games_version -> BigInt,
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
        name_key -> Text,
        commander -> Text,
        second_commander -> Text,
        fee_collected -> Bool,
        void_after -> Nullable<BigInt>,
        same_as -> Nullable<Text>,
        awarded_byes -> BigInt,
        stated_bracket -> Nullable<BigInt>,
        sorted_under -> Nullable<Text>,
        person_id -> Nullable<Text>,
        guest -> Bool,
    }
}
diesel::table! {
    cards (name_key) {
        name_key -> Text,
        name -> Text,
        colors -> Text,
        basic -> Bool,
        copies -> Nullable<BigInt>,
        type_line -> Nullable<Text>,
        mana_cost -> Nullable<Text>,
        mana_value -> Nullable<BigInt>,
        abilities -> Nullable<Text>,
        legality -> Nullable<Text>,
        game_changer -> Nullable<Bool>,
    }
}
diesel::table! {
    banned_cards (name_key) { name_key -> Text, ban -> Text, }
}
diesel::table! {
    card_files (kind) {
        kind -> Text,
        id -> Text,
        dated -> Date,
        loaded_at -> Timestamp,
        names -> BigInt,
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
        basis -> Nullable<Text>,
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
        end_of_round -> Nullable<Text>,
        end_of_round_reason -> Nullable<Text>,
        featured -> Bool,
        left_seats -> Nullable<Text>,
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
        place -> Nullable<BigInt>,
        missing_since -> Nullable<Timestamp>,
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
        pinned -> Bool,
        shown_from -> Nullable<Timestamp>,
        round -> Nullable<BigInt>,
        table_number -> Nullable<BigInt>,
        player_id -> Nullable<Text>,
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
        token -> Nullable<Text>,
    }
}
diesel::table! {
    clocks (round_id) {
        round_id -> Text,
        limit_minutes -> Nullable<BigInt>,
        started_at -> Timestamp,
        paused_at -> Nullable<Timestamp>,
        paused_microseconds -> BigInt,
        added_minutes -> BigInt,
        version -> BigInt,
        pauses -> Text,
    }
}
diesel::table! {
    time_extensions (id) {
        id -> Text,
        pod_id -> Text,
        kind -> Text,
        started_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
        minutes -> Nullable<BigInt>,
        reason -> Text,
        made_by -> Nullable<Text>,
        withdrawn -> Bool,
    }
}
diesel::table! {
    covers (pod_id) { pod_id -> Text, account_id -> Text, since -> Timestamp, }
}
diesel::table! {
    calls (id) {
        id -> Text,
        tournament_id -> Text,
        pod_id -> Nullable<Text>,
        player_id -> Nullable<Text>,
        made_by -> Nullable<Text>,
        made_at -> Timestamp,
        what -> Text,
        state -> Text,
        claimed_by -> Nullable<Text>,
        claimed_at -> Nullable<Timestamp>,
        escalated_by -> Nullable<Text>,
        escalated_at -> Nullable<Timestamp>,
        resolved_by -> Nullable<Text>,
        resolved_at -> Nullable<Timestamp>,
        answer -> Nullable<Text>,
        version -> BigInt,
        joined -> Text,
        first_taken_at -> Nullable<Timestamp>,
        escalated_note -> Nullable<Text>,
        stays_by -> Nullable<Text>,
        handed_by -> Nullable<Text>,
    }
}
diesel::table! {
    followed_games (id) {
        id -> Text,
        pod_id -> Text,
        number -> BigInt,
        setup -> Text,
        state -> Text,
        started_by -> Nullable<Text>,
        started_at -> Timestamp,
        closed_by -> Nullable<Text>,
        closed_at -> Nullable<Timestamp>,
        version -> BigInt,
        changed -> BigInt,
    }
}
diesel::table! {
    game_actions (game_id, number) {
        game_id -> Text,
        number -> BigInt,
        action -> Text,
        account_id -> Nullable<Text>,
        at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
        player_id -> Nullable<Text>,
        undone_by_player -> Nullable<Text>,
        changed -> BigInt,
    }
}
diesel::table! {
    rulings (id) {
        id -> Text,
        tournament_id -> Text,
        number -> BigInt,
        round -> BigInt,
        pod_id -> Nullable<Text>,
        call_id -> Nullable<Text>,
        what -> Text,
        answer -> Text,
        rule -> Text,
        state -> Text,
        made_by -> Nullable<Text>,
        made_at -> Timestamp,
        appealed_at -> Nullable<Timestamp>,
        decided_by -> Nullable<Text>,
        decided_at -> Nullable<Timestamp>,
        decision -> Nullable<Text>,
        extension_id -> Nullable<Text>,
        version -> BigInt,
        flagged_at -> Nullable<Timestamp>,
        withdrawn_by -> Nullable<Text>,
        withdrawn_at -> Nullable<Timestamp>,
        withdrawn_reason -> Nullable<Text>,
        earlier_texts -> Nullable<Text>,
        withdrawn_name -> Nullable<Text>,
    }
}
diesel::table! {
    ruling_players (ruling_id, player_id) {
        ruling_id -> Text,
        tournament_id -> Text,
        player_id -> Text,
        infraction -> Nullable<Text>,
        penalty -> Nullable<Text>,
        proposed -> Nullable<Text>,
        drops -> Bool,
        effect -> Nullable<Text>,
        game_id -> Nullable<Text>,
        game_action -> Nullable<BigInt>,
        built_on -> Text,
        done_by -> Nullable<Text>,
        done_at -> Nullable<Timestamp>,
        due_round -> Nullable<BigInt>,
        to_undo -> Nullable<Text>,
    }
}
diesel::table! {
    judge_notes (id) {
        id -> Text,
        tournament_id -> Text,
        player_id -> Nullable<Text>,
        round -> Nullable<BigInt>,
        table_number -> Nullable<BigInt>,
        ruling_id -> Nullable<Text>,
        witness -> Text,
        text -> Text,
        made_by -> Nullable<Text>,
        made_at -> Timestamp,
    }
}
diesel::table! {
    checked_decks (id) {
        id -> Text,
        tournament_id -> Text,
        extension_id -> Text,
        player_id -> Text,
        found -> Text,
    }
}
diesel::table! {
    watches (id) {
        id -> Text,
        tournament_id -> Text,
        pod_id -> Text,
        player_id -> Text,
        account_id -> Text,
        started_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    presets (id) {
        id -> Text,
        name -> Text,
        account_id -> Nullable<Text>,
        settings -> Text,
        created_at -> Timestamp,
    }
}
diesel::table! {
    reports (id) {
        id -> Text,
        pod_id -> Text,
        tournament_id -> Text,
        player_id -> Text,
        games -> Text,
        conceded -> Text,
        at -> Timestamp,
        state -> Text,
        answered_by -> Nullable<Text>,
        answered_at -> Nullable<Timestamp>,
        objection -> Nullable<Text>,
        version -> BigInt,
    }
}
diesel::table! {
    webhooks (id) {
        id -> Text,
        shape -> Text,
        address -> Text,
        events -> Text,
        generation -> BigInt,
        rotated_at -> Nullable<Timestamp>,
        state -> Text,
        reason -> Nullable<Text>,
        since -> Timestamp,
        failing_since -> Nullable<Timestamp>,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        last_sequence -> BigInt,
        due_at -> Nullable<Timestamp>,
        claimed_by -> Nullable<Text>,
        claimed_until -> Nullable<Timestamp>,
        version -> BigInt,
        name -> Text,
        signs_from -> BigInt,
        tournament_id -> Nullable<Text>,
        community_id -> Nullable<Text>,
    }
}
diesel::table! {
    deliveries (id) {
        id -> Text,
        webhook_id -> Text,
        sequence -> BigInt,
        event -> Text,
        what -> Text,
        tournament_version -> BigInt,
        made_at -> Timestamp,
        due_from -> Timestamp,
        expires_at -> Timestamp,
        state -> Text,
        done_at -> Nullable<Timestamp>,
        tries -> BigInt,
        next_try_at -> Timestamp,
        status -> Nullable<BigInt>,
        answer -> Nullable<Text>,
        error -> Nullable<Text>,
        tournament_id -> Nullable<Text>,
    }
}
diesel::table! {
    push_browsers (id) {
        id -> Text,
        tournament_id -> Text,
        player_id -> Nullable<Text>,
        link_generation -> BigInt,
        account_id -> Nullable<Text>,
        address -> Text,
        mark -> Text,
        browser_key -> Text,
        browser_secret -> Text,
        language -> Text,
        made_at -> Timestamp,
    }
}
diesel::table! {
    push_messages (id) {
        id -> Text,
        browser_id -> Text,
        what -> Text,
        topic -> Text,
        expires_at -> Timestamp,
        tries -> BigInt,
        next_try_at -> Timestamp,
    }
}
diesel::table! {
    deck_rules (tournament_id) {
        tournament_id -> Text,
        format -> Text,
        deadline -> Nullable<Timestamp>,
        banned -> Nullable<Text>,
        cards -> Nullable<Text>,
        version -> BigInt,
        highest_bracket -> Nullable<BigInt>,
    }
}

diesel::table! {
    floor_changes (tournament_id, floor_version) {
        tournament_id -> Text,
        floor_version -> BigInt,
        players -> Text,
    }
}

diesel::table! {
    security_log (id) {
        id -> Text,
        at -> Timestamp,
        kind -> Text,
        account_id -> Nullable<Text>,
        actor -> Text,
        address -> Nullable<Text>,
        subject_id -> Nullable<Text>,
        tournament_id -> Nullable<Text>,
        player_id -> Nullable<Text>,
        detail -> Nullable<Text>,
    }
}

diesel::table! {
    mentions (player_id, place, row_id) {
        tournament_id -> Text,
        player_id -> Text,
        place -> Text,
        row_id -> Text,
    }
}
diesel::table! {
    communities (id) {
        id -> Text,
        slug -> Text,
        name -> Text,
        description -> Text,
        time_zone -> Text,
        language -> Text,
        names_shown -> Text,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        version -> BigInt,
        history_version -> BigInt,
        settings_version -> BigInt,
        results_version -> BigInt,
    }
}
diesel::table! {
    community_staff (community_id, account_id) {
        community_id -> Text,
        account_id -> Text,
        role -> Text,
        since -> Timestamp,
    }
}
diesel::table! {
    people (id) {
        id -> Text,
        community_id -> Text,
        number -> BigInt,
        name -> Text,
        name_key -> Text,
        look_key -> Text,
        order_key -> Text,
        sorted_under -> Nullable<Text>,
        email -> Nullable<Text>,
        email_key -> Nullable<Text>,
        shows_name -> Bool,
        shows_results -> Bool,
        shows_tables -> Bool,
        shows_commanders -> Bool,
        shows_rating -> Bool,
        link_generation -> BigInt,
        anonymous -> Bool,
        merged_into -> Nullable<Text>,
        made_at -> Timestamp,
        version -> BigInt,
        chosen -> Text,
    }
}
diesel::table! {
    person_leads (community_id, lead, person_id) {
        community_id -> Text,
        lead -> Text,
        person_id -> Text,
    }
}
diesel::table! {
    person_mentions (person_id, place, row_id) {
        person_id -> Text,
        place -> Text,
        row_id -> Text,
    }
}
diesel::table! {
    person_names (community_id, name_key, person_id) {
        community_id -> Text,
        name_key -> Text,
        person_id -> Text,
        answer -> Text,
    }
}
diesel::table! {
    person_doubts (id) {
        id -> Text,
        community_id -> Text,
        player_id -> Nullable<Text>,
        other_id -> Nullable<Text>,
        person_id -> Text,
        because -> Text,
        asked_at -> Timestamp,
        answer -> Nullable<Text>,
        answered_by -> Nullable<Text>,
        answered_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    person_merges (id) {
        id -> Text,
        community_id -> Text,
        number -> BigInt,
        kept_id -> Text,
        gone_id -> Text,
        at -> Timestamp,
        account_id -> Nullable<Text>,
        moved -> Text,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}
diesel::table! {
    community_log (id) {
        id -> Text,
        community_id -> Text,
        number -> BigInt,
        at -> Timestamp,
        account_id -> Nullable<Text>,
        actor -> Text,
        verb -> Text,
        what -> Text,
        before -> Nullable<Text>,
        after -> Nullable<Text>,
        reason -> Nullable<Text>,
        token -> Nullable<Text>,
    }
}
diesel::table! {
    finishes (player_id) {
        player_id -> Text,
        tournament_id -> Text,
        place -> Nullable<BigInt>,
        shared_first -> Nullable<BigInt>,
        shared_last -> Nullable<BigInt>,
        players -> BigInt,
        match_points -> BigInt,
        byes -> BigInt,
        wins -> BigInt,
        draws -> BigInt,
        losses -> BigInt,
        seats -> Text,
        commanders -> Text,
    }
}

diesel::table! {
    played_games (tournament_id) {
        tournament_id -> Text,
        games -> Text,
        version -> BigInt,
    }
}
diesel::table! {
    seasons (id) {
        id -> Text,
        community_id -> Text,
        slug -> Text,
        name -> Text,
        description -> Text,
        begins_on -> Nullable<Date>,
        ends_on -> Nullable<Date>,
        rules -> Text,
        closed_at -> Nullable<Timestamp>,
        final_id -> Nullable<Text>,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        version -> BigInt,
        settings_version -> BigInt,
    }
}
diesel::table! {
    season_tournaments (season_id, tournament_id) {
        season_id -> Text,
        tournament_id -> Text,
        weight -> BigInt,
    }
}
diesel::table! {
    past_evenings (id) {
        id -> Text,
        season_id -> Text,
        name -> Text,
        held_on -> Date,
        weight -> BigInt,
        players -> BigInt,
        made_by -> Nullable<Text>,
        made_at -> Timestamp,
    }
}
diesel::table! {
    past_places (evening_id, person_id) {
        evening_id -> Text,
        person_id -> Text,
        first_place -> BigInt,
        last_place -> BigInt,
        match_points -> BigInt,
        wins -> BigInt,
        draws -> BigInt,
        losses -> BigInt,
    }
}
diesel::table! {
    community_ratings (community_id) {
        community_id -> Text,
        least_games -> BigInt,
        commanders -> Bool,
    }
}
diesel::table! {
    free_evenings (id) {
        id -> Text,
        community_id -> Text,
        number -> BigInt,
        name -> Text,
        held_on -> Date,
        season_id -> Nullable<Text>,
        weight -> BigInt,
        closed_at -> Nullable<Timestamp>,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        version -> BigInt,
    }
}
diesel::table! {
    free_arrivals (evening_id, person_id) {
        evening_id -> Text,
        person_id -> Text,
        waiting_since -> Nullable<Timestamp>,
        bracket -> Nullable<BigInt>,
    }
}
diesel::table! {
    free_pods (id) {
        id -> Text,
        evening_id -> Text,
        number -> BigInt,
        table_number -> BigInt,
        state -> Text,
        formed_at -> Timestamp,
        reported_by -> Nullable<Text>,
        ended_at -> Nullable<Timestamp>,
        version -> BigInt,
    }
}
diesel::table! {
    free_seats (pod_id, seat) {
        pod_id -> Text,
        seat -> BigInt,
        person_id -> Text,
        place -> Nullable<BigInt>,
    }
}
diesel::table! {
    free_achievements (pod_id, person_id, achievement) {
        pod_id -> Text,
        person_id -> Text,
        achievement -> Text,
        times -> BigInt,
    }
}

diesel::table! {
    tournament_pages (tournament_id) { tournament_id -> Text, accent -> Text, }
}
diesel::table! {
    page_texts (id) { id -> Text, tournament_id -> Text, part -> Text, text -> Text, }
}
diesel::table! {
    pictures (tournament_id, kind) {
        tournament_id -> Text,
        kind -> Text,
        hash -> Text,
        content_type -> Text,
        width -> BigInt,
        height -> BigInt,
        bytes -> Binary,
    }
}
diesel::table! {
    preset_looks (preset_id) {
        preset_id -> Text,
        accent -> Nullable<Text>,
        logo_hash -> Nullable<Text>,
        logo_width -> Nullable<BigInt>,
        logo_height -> Nullable<BigInt>,
        logo -> Nullable<Binary>,
    }
}

diesel::joinable!(staff -> tournaments (tournament_id));
diesel::joinable!(staff -> accounts (account_id));
diesel::joinable!(sessions -> accounts (account_id));
diesel::joinable!(access_tokens -> accounts (account_id));
diesel::joinable!(places -> players (player_id));
diesel::table! {
    registration_buckets (tournament_id, address) { tournament_id -> Text, address -> Text, filled -> BigInt, at -> Timestamp, }
}
diesel::joinable!(pods -> rounds (round_id));
diesel::joinable!(clocks -> rounds (round_id));
diesel::joinable!(time_extensions -> pods (pod_id));
diesel::joinable!(covers -> pods (pod_id));
diesel::joinable!(followed_games -> pods (pod_id));
diesel::joinable!(game_actions -> followed_games (game_id));
diesel::joinable!(ruling_players -> rulings (ruling_id));
diesel::joinable!(reports -> pods (pod_id));
diesel::joinable!(floor_changes -> tournaments (tournament_id));
// Only tables that queries name together: each pair of tables generates its own code, and all pairs made up a tenth
// of what this crate's macros generate.
diesel::allow_tables_to_appear_in_same_query!(accounts, sessions, access_tokens, staff, tournaments, floor_changes);
diesel::allow_tables_to_appear_in_same_query!(accounts, communities, community_staff);
diesel::allow_tables_to_appear_in_same_query!(communities, seasons, past_evenings);
diesel::allow_tables_to_appear_in_same_query!(past_evenings, past_places);
diesel::allow_tables_to_appear_in_same_query!(played_games, tournaments);
diesel::allow_tables_to_appear_in_same_query!(page_texts, tournaments);
diesel::allow_tables_to_appear_in_same_query!(free_evenings, free_pods, free_seats, free_achievements);
diesel::joinable!(free_seats -> free_pods (pod_id));
diesel::joinable!(free_achievements -> free_pods (pod_id));
diesel::allow_tables_to_appear_in_same_query!(
    players,
    tournaments,
    finishes,
    people,
    person_doubts,
    person_leads,
    season_tournaments
);
diesel::allow_tables_to_appear_in_same_query!(
    players,
    rounds,
    pods,
    places,
    games,
    clocks,
    time_extensions,
    covers,
    calls,
    reports,
    watches,
    checked_decks,
    followed_games,
    game_actions,
    rulings,
    ruling_players
);
diesel::allow_tables_to_appear_in_same_query!(push_browsers, push_messages);
