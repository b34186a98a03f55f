//! Which of the five fills each piece has, so that neighbours of the finished board differ.

use super::cut::neighbors;
use alloc::vec;
use alloc::vec::Vec;
use engine::{CellSet, sort};

/// The fills are numbered from 1.
const N_FILLS: u8 = 5;

/// One fill for each piece, given the cells the pieces cover in the end. A plane needs four, so
/// five always do.
pub fn fills(pieces: &[CellSet]) -> Vec<u8> {
    let around: Vec<CellSet> = pieces
        .iter()
        .map(|cells| cells.iter().fold(CellSet::EMPTY, |around, cell| around | neighbors(cell)))
        .collect();
    let touching = |index: usize| -> Vec<usize> {
        (0..pieces.len())
            .filter(|&other| other != index && !(around[index] & pieces[other]).is_empty())
            .collect()
    };
    let touching: Vec<Vec<usize>> = (0..pieces.len()).map(touching).collect();
    let mut fills = vec![0; pieces.len()];
    let filled = fill_rest(&mut fills, &touching);
    debug_assert!(filled, "pieces on a board are a plane map");
    fills
}

/// Fills the piece with the least choice and goes on from there.
fn fill_rest(fills: &mut [u8], touching: &[Vec<usize>]) -> bool {
    let choices = |fills: &[u8], index: usize| -> Vec<u8> {
        (1..=N_FILLS)
            .filter(|fill| touching[index].iter().all(|&other| fills[other] != *fill))
            .collect()
    };
    let Some(index) = (0..fills.len())
        .filter(|&index| fills[index] == 0)
        .min_by_key(|&index| (choices(fills, index).len(), usize::MAX - touching[index].len()))
    else {
        return true;
    };
    let mut choices = choices(fills, index);
    // The rarest first, so that all five are seen.
    sort::by_key(&mut choices, |&fill| fills.iter().filter(|&&other| other == fill).count());
    for fill in choices {
        fills[index] = fill;
        if fill_rest(fills, touching) {
            return true;
        }
    }
    fills[index] = 0;
    false
}

#[cfg(test)]
mod tests {
    use super::super::cut::cut;
    use super::super::difficulty;
    use super::*;
    use engine::Rng;

    #[test]
    fn neighbors_differ_on_every_cut() {
        for difficulty in &difficulty::ALL {
            for seed in 0..50 {
                let cut = cut(difficulty, &mut Rng::new(seed));
                let pieces: Vec<CellSet> =
                    cut.pieces.iter().map(|cells| cells.iter().copied().collect()).collect();
                let fills = fills(&pieces);
                assert!(fills.iter().all(|fill| (1..=N_FILLS).contains(fill)));
                for (a, cells) in pieces.iter().enumerate() {
                    let around =
                        cells.iter().fold(CellSet::EMPTY, |set, cell| set | neighbors(cell));
                    for b in 0..a {
                        assert!((around & pieces[b]).is_empty() || fills[a] != fills[b]);
                    }
                }
            }
        }
    }
}
