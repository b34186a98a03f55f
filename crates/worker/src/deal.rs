//! Deals a run: `deal GAME PRESET SEED`, or `daily GAME DAY`, answered by the deal.

use engine::Rng;
use session::GameId;

pub fn deal(request: &str) -> Result<String, String> {
    let words: Vec<&str> = request.split(' ').collect();
    let [game, preset, seed] = words[..] else {
        return Err("a game, a preset and a seed expected".to_owned());
    };
    let game = game_of(game)?;
    let preset = game.preset(preset).ok_or_else(|| format!("there is no preset `{preset}`"))?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
    let deal = game.deal(&preset, &mut Rng::new(seed));
    Ok(deal.to_string())
}

pub fn daily(request: &str) -> Result<String, String> {
    let (game, day) = request.split_once(' ').ok_or("a game and a day expected")?;
    let deal = game_of(game)?.daily(day.parse()?);
    Ok(deal.to_string())
}

fn game_of(key: &str) -> Result<GameId, String> {
    GameId::from_key(key).ok_or_else(|| format!("there is no game `{key}`"))
}
