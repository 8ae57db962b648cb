//! Ratings against a second implementation: Algorithm 1 of Weng and Lin (JMLR 12, 2011, with the Bradley–Terry model), written
//! from the paper, in floating-point numbers that are never rounded.

use podium_rating::{Game, Ladder, Rating};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

const PEOPLE: usize = 12;

/// μ and σ.
type Strength = (f64, f64);

/// One game of single players, by place: updates everybody in it at once.
fn play(strengths: &mut [Strength], placed: &[(usize, u32)]) {
    let beta = 25.0 / 6.0_f64;
    let tau = 25.0 / 300.0_f64;
    let before: Vec<Strength> = placed
        .iter()
        .map(|&(one, _)| (strengths[one].0, strengths[one].1.hypot(tau)))
        .collect();
    for (i, &(one, rank)) in placed.iter().enumerate() {
        let (mu, sigma) = before[i];
        let (mut omega, mut delta) = (0.0, 0.0);
        for (q, &(_, other)) in placed.iter().enumerate() {
            if i == q {
                continue;
            }
            let (mu_q, sigma_q) = before[q];
            let c = (sigma.powi(2) + sigma_q.powi(2) + 2.0 * beta.powi(2)).sqrt();
            let p = 1.0 / (1.0 + ((mu_q - mu) / c).exp());
            let score = match rank.cmp(&other) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            omega += sigma.powi(2) / c * (score - p);
            delta += (sigma / c) * (sigma / c).powi(2) * p * (1.0 - p);
        }
        strengths[one] = (mu + omega, sigma * (1.0 - delta).max(0.000_1).sqrt());
    }
}

/// Random games of pods of three to five: won, drawn by some, or by places.
fn games(seed: u64, count: usize) -> Vec<Vec<Vec<u32>>> {
    let random = &mut StdRng::seed_from_u64(seed);
    let mut game = || {
        let mut seats: Vec<u32> = (0..PEOPLE as u32).collect();
        seats.shuffle(random);
        seats.truncate(random.random_range(3..=5));
        let first = random.random_range(1..=seats.len());
        let (first, others) = seats.split_at(first);
        match random.random_range(0..3) {
            0 => vec![first.to_vec(), others.to_vec()],
            1 => seats.iter().map(|&seat| vec![seat]).collect(),
            _ => vec![seats],
        }
    };
    (0..count).map(|_| game()).collect()
}

#[test]
fn ratings_are_those_of_a_second_implementation() {
    for seed in 0..20 {
        let mut ladder = Ladder::new(PEOPLE);
        let mut strengths = vec![(25.0, 25.0 / 3.0); PEOPLE];
        for groups in games(seed, 300) {
            let placed: Vec<(usize, u32)> = (1..)
                .zip(&groups)
                .flat_map(|(place, group)| group.iter().map(move |&one| (one as usize, place)))
                .collect();
            play(&mut strengths, &placed);
            ladder.play(&[Game::new(groups)]);
        }
        for (one, (mu, sigma)) in strengths.iter().enumerate() {
            let Rating {
                mu: own,
                sigma: own_sigma,
                ..
            } = ladder.rating(one as u32);
            // each game was rounded to millionths
            assert!((own as f64 / 1e6 - mu).abs() < 1e-3, "seed {seed}: {own} and {mu}");
            assert!(
                (own_sigma as f64 / 1e6 - sigma).abs() < 1e-3,
                "seed {seed}: {own_sigma} and {sigma}"
            );
        }
    }
}

#[test]
fn the_games_of_a_round_count_in_any_order() {
    for seed in 0..50 {
        let random = &mut StdRng::seed_from_u64(seed);
        let mut rounds: Vec<Vec<Game>> = (0..10)
            .map(|round| games(seed * 100 + round, 4).into_iter().map(Game::new).collect())
            .collect();
        let ladder = |rounds: &[Vec<Game>]| {
            let mut ladder = Ladder::new(PEOPLE);
            rounds.iter().for_each(|games| ladder.play(games));
            ladder.ratings().to_vec()
        };
        let before = ladder(&rounds);
        rounds.iter_mut().for_each(|games| games.shuffle(random));
        assert_eq!(ladder(&rounds), before, "seed {seed}");
    }
}
