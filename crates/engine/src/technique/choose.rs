//! Every way to choose some of a few things.

use core::array;
use core::ops::Deref;

/// Things chosen, in their order: a list that needs no memory of its own.
#[derive(Clone, Copy)]
pub struct Chosen<T> {
    things: [T; MOST],
    count: usize,
}

/// Nobody chooses more at a time.
const MOST: usize = 4;

impl<T> Deref for Chosen<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.things[..self.count]
    }
}

impl<T> IntoIterator for Chosen<T> {
    type Item = T;
    type IntoIter = core::iter::Take<array::IntoIter<T, MOST>>;
    fn into_iter(self) -> Self::IntoIter {
        self.things.into_iter().take(self.count)
    }
}

/// The `count`-element subsets of `items`, one to four of them, in the items' order.
pub fn choose<T: Copy>(items: &[T], count: usize) -> impl Iterator<Item = Chosen<T>> + '_ {
    debug_assert!(items.len() < 32, "a mask has 32 bits");
    debug_assert!((1..=MOST).contains(&count), "{count} are too many to choose");
    masks(items.len() as u32, count as u32).map(move |mask| {
        let mut chosen = Chosen { things: [items[0]; MOST], count };
        let mut rest = mask;
        for thing in &mut chosen.things[..count] {
            *thing = items[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        chosen
    })
}

/// All numbers below 2^`bits` with `count` ones, ascending. (Gosper's hack finds the next.)
fn masks(bits: u32, count: u32) -> impl Iterator<Item = u32> {
    let first = (count <= bits).then(|| (1u32 << count) - 1);
    core::iter::successors(first, |&mask| {
        let lowest = mask & mask.wrapping_neg();
        let ripple = mask.checked_add(lowest)?;
        Some((((ripple ^ mask) >> 2) / lowest) | ripple)
    })
    .take_while(move |&mask| mask >> bits == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn each_subset_once() {
        let pairs: Vec<Vec<u8>> = choose(&[1, 2, 3], 2).map(|pair| pair.to_vec()).collect();
        assert_eq!(pairs, [[1, 2], [1, 3], [2, 3]]);
        assert_eq!(choose(&[0u8; 9], 4).count(), 126);
        assert_eq!(choose(&[1, 2], 3).count(), 0);
        assert_eq!(choose(&[1, 2], 2).count(), 1);
    }
}
