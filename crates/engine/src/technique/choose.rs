//! Every way to choose some of a few things.

use alloc::vec::Vec;

/// The `count`-element subsets of `items`, as lists in the items' order.
pub fn choose<T: Copy>(items: &[T], count: usize) -> impl Iterator<Item = Vec<T>> + '_ {
    debug_assert!(items.len() < 32, "a mask has 32 bits");
    masks(items.len() as u32, count as u32).map(move |mask| {
        let taken = items.iter().enumerate().filter(|(index, _)| mask >> index & 1 == 1);
        taken.map(|(_, &item)| item).collect()
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

    #[test]
    fn each_subset_once() {
        let pairs: Vec<Vec<u8>> = choose(&[1, 2, 3], 2).collect();
        assert_eq!(pairs, [[1, 2], [1, 3], [2, 3]]);
        assert_eq!(choose(&[0u8; 9], 4).count(), 126);
        assert_eq!(choose(&[1, 2], 3).count(), 0);
        assert_eq!(choose(&[1, 2], 2).count(), 1);
    }
}
