//! Sets of few among nine masks: the cells of a house and their digits, its digits and their places, lines
//! and the lines that cross them. It knows neither boards nor techniques.

use core::ops::ControlFlow;

/// Visits every choice of `size` of the nine masks that have two or more bits each and `size` bits
/// together: first the chosen ones, then their bits. The choices come as increasing binary
/// numbers, which is Sudoku Explainer's order everywhere.
pub fn each_colex(
    masks: &[u16; 9],
    size: u32,
    visit: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut fit = [(0, 0); 9];
    let mut n_fit = 0;
    for (index, &mask) in masks.iter().enumerate() {
        if (2..=size).contains(&count(mask)) {
            fit[n_fit] = (1 << index, mask);
            n_fit += 1;
        }
    }
    if n_fit < size as usize {
        return ControlFlow::Continue(());
    }
    choose(&fit[..n_fit], size, size, (0, 0), visit)
}

/// How many bits of the nine are set: looked up, since many a machine would count them in a dozen steps.
fn count(mask: u16) -> u32 {
    COUNTS[usize::from(mask & 0x1ff)].into()
}

static COUNTS: [u8; 1 << 9] = {
    let mut counts = [0; 1 << 9];
    let mut mask = 0;
    while mask < 1 << 9 {
        counts[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    counts
};

fn choose(
    fit: &[(u16, u16)],
    left: u32,
    size: u32,
    (chosen, union): (u16, u16),
    visit: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left == 0 {
        // Fewer bits than members would be a contradiction and is no set either.
        return match count(union) == size {
            true => visit(chosen, union),
            false => ControlFlow::Continue(()),
        };
    }
    // The largest member is chosen first, so that the smaller ones turn faster.
    for last in left as usize - 1..fit.len() {
        let (index, mask) = fit[last];
        if count(union | mask) <= size {
            choose(&fit[..last], left - 1, size, (chosen | index, union | mask), visit)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn choices_come_as_increasing_numbers() {
        let mut order = Vec::new();
        let _ = each_colex(&[0b11; 9], 2, &mut |chosen, _| {
            order.push(chosen);
            ControlFlow::Continue(())
        });
        assert_eq!(order.len(), 36);
        assert!(order.is_sorted());
    }
}
