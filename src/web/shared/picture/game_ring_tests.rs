use super::*;

fn seats(count: usize) -> Vec<GameSeat> {
    (1..=count)
        .map(|number| GameSeat::named(&format!("Player {number}")))
        .collect()
}

/// Every fourth seat has a marker.
fn marked(count: usize) -> Vec<GameSeat> {
    let mut seats = seats(count);
    for (number, index) in (0..count / 4 * 4).step_by(4).enumerate() {
        seats[index].discs.push(Disc {
            number: number as u16 + 1,
            in_turn: true,
            designated: false,
        });
    }
    seats
}

#[test]
fn discs_and_markers_stay_inside_and_never_touch_up_to_sixty_six_seats() {
    for count in 3..=66 {
        let ring = GameRing::new(&marked(count), "4 turns left", "Player 1");
        assert!(ring.disc * 2 >= 12, "{count} seats: discs of {}", ring.disc * 2);
        let mut circles: Vec<(i32, i32, i32)> = Vec::new();
        for spot in &ring.spots {
            circles.push((spot.x, spot.y, ring.disc));
            circles.extend(spot.markers.iter().map(|marker| (marker.x, marker.y, ring.marker)));
        }
        for (at, (x, y, r)) in circles.iter().enumerate() {
            assert!(
                x - r >= 0 && x + r <= ring.size && y - r >= 0 && y + r <= ring.size,
                "{count} seats"
            );
            for (other_x, other_y, other_r) in &circles[at + 1..] {
                let apart = (x - other_x).pow(2) + (y - other_y).pow(2);
                assert!(apart >= (r + other_r).pow(2), "{count} seats: two touch");
            }
        }
    }
}

#[test]
fn the_chosen_seat_points_at_whom_it_may_attack() {
    let mut four = seats(4);
    four[0].chosen = true;
    four[1].attackable = true;
    four[1].in_range = true;
    let ring = GameRing::new(&four, "combat phase", "Player 1");
    assert_eq!(ring.arrows.len(), 1);
    // From the top to the right: straight across, both ends between the two discs.
    assert_eq!(ring.arrows[0].path, "M228 78L325 175");
    // Neighbours of a large table almost touch: the arrow goes around the outside.
    let mut many = seats(66);
    many[8].chosen = true;
    many[9].attackable = true;
    assert!(GameRing::new(&many, "", "").arrows[0].path.contains('Q'));
    assert_eq!(ring.spots[1].class, "in-range");
    assert_eq!(GameRing::new(&seats(4), "", "").arrows, []);
}

#[test]
fn what_a_marker_does_shows_in_its_disc_and_is_read_aloud() {
    let mut five = seats(5);
    five[2].discs = vec![
        Disc {
            number: 1,
            in_turn: true,
            designated: false,
        },
        Disc {
            number: 2,
            in_turn: false,
            designated: true,
        },
    ];
    five[2].turns = 2;
    five[4].out = Some("lost".into());
    let ring = GameRing::new(&five, "", "");
    assert_eq!(
        ring.text,
        "5 seats in turn order, 4 in the game; Player 3 in seat 3 takes the turn with marker 1; \
         Player 3 in seat 3 waits with marker 2, designated for removal."
    );
    let html = ring.render().expect("it renders");
    for part in ["marker in-turn", "waiting designated", "×2", "lost"] {
        assert!(html.contains(part), "{part} is missing in {html}");
    }
}
