//! `ninefold bench adviser`: how well Binary is played by chance, by greed and by its adviser.

use engine::Rng;
use games::binary::{Advice, Binary, Sight};
use games::{Action, Deal, Game, GameId, Millis, Turn};
use native::clock;
use serde::Serialize;
use std::fmt::Write;

/// Measure how well Binary's adviser plays
///
/// The same runs are played by chance, by greed (whatever pays most now) and by the adviser, which
/// looks at the position after a placement (near) and also at what may come next (far).
#[derive(Debug, clap::Args)]
pub struct BenchAdviser {
    /// Runs for each player
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,

    /// Stop each run after so many pieces; good players hardly ever lose
    #[arg(long, value_name = "N", default_value_t = 150)]
    pieces: u32,

    /// Print one JSON object for each player
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug)]
enum Player {
    Chance,
    Greed,
    Near,
    Far,
}

/// What a player reached on average.
#[derive(Debug, Serialize)]
struct Strength {
    player: &'static str,
    runs: u64,
    score: f64,
    pieces: f64,
    points_a_piece: f64,
    ms_a_piece: f64,
}

impl BenchAdviser {
    pub fn report(&self) -> String {
        let players = [Player::Chance, Player::Greed, Player::Near, Player::Far];
        let strengths: Vec<Strength> =
            players.into_iter().map(|player| self.measure(player)).collect();
        if self.json { super::json_lines(&strengths) } else { table(&strengths) }
    }

    fn measure(&self, player: Player) -> Strength {
        let start = clock::thread_time();
        let (mut score, mut pieces) = (0, 0);
        for seed in 0..self.count {
            let (scored, placed) = self.play(player, seed);
            score += scored;
            pieces += placed;
        }
        let spent = clock::thread_time() - start;
        let (runs, placed) = (self.count as f64, f64::from(pieces.max(1)));
        Strength {
            player: player.name(),
            runs: self.count,
            score: score as f64 / runs,
            pieces: f64::from(pieces) / runs,
            points_a_piece: score as f64 / placed,
            ms_a_piece: spent.as_secs_f64() * 1e3 / placed,
        }
    }

    /// The score and the pieces placed.
    fn play(&self, player: Player, seed: u64) -> (u64, u32) {
        let deal = Deal::new(GameId::Binary, "single").with("seed", seed);
        let mut game = Binary::start(&deal).expect("a seed is all of a deal");
        let mut rng = Rng::stream(seed, 1);
        let (mut score, mut placed) = (0, 0);
        while placed < self.pieces
            && let Some(Advice { piece, at, points, .. }) = player.choose(&game, &mut rng)
        {
            let action = Action::Place { piece, at, turn: Turn::NONE };
            game.act(&action, Millis::ZERO).expect("the adviser names placements that fit");
            score += u64::from(points);
            placed += 1;
        }
        (score, placed)
    }
}

impl Player {
    fn name(self) -> &'static str {
        match self {
            Player::Chance => "chance",
            Player::Greed => "greed",
            Player::Near => "adviser, near",
            Player::Far => "adviser, far",
        }
    }

    fn choose(self, game: &Binary, rng: &mut Rng) -> Option<Advice> {
        let near = || game.advice(Sight::Near);
        match self {
            Player::Chance => rng.pick(&near()).copied(),
            // Among equals the adviser's order would help; board order does not.
            Player::Greed => near()
                .into_iter()
                .max_by_key(|advice| (advice.points, std::cmp::Reverse(advice.at))),
            Player::Near => near().first().copied(),
            Player::Far => game.advice(Sight::Far).first().copied(),
        }
    }
}

fn table(strengths: &[Strength]) -> String {
    let mut text = super::head();
    let head = ("means of the runs", "score", "pieces", "a piece", "ms a piece");
    writeln!(text, "{:18} {:>10} {:>8} {:>8} {:>11}", head.0, head.1, head.2, head.3, head.4)
        .expect("writing to memory");
    for Strength { player, score, pieces, points_a_piece, ms_a_piece, .. } in strengths {
        writeln!(
            text,
            "{player:18} {score:>10.0} {pieces:>8.1} {points_a_piece:>8.1} {ms_a_piece:>11.3}"
        )
        .expect("writing to memory");
    }
    text
}
