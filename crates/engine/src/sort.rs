//! Sorting in few bytes. The standard library's sorts are made for long lists and take some 5 kB of
//! WASM for every type they sort; the page sorts lists of a few dozen.
//!
//! Natively these are the standard sorts. All are stable, so both give the same order.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// In ascending order.
pub fn sort<T: Ord>(items: &mut [T]) {
    by(items, Ord::cmp);
}

/// In ascending order of a key.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    by(items, |one, other| key(one).cmp(&key(other)));
}

/// In the order of a comparison.
pub fn by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    if cfg!(target_arch = "wasm32") { small(items, compare) } else { items.sort_by(compare) }
}

fn small<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let in_order = |one: u32, other: u32| {
        compare(&items[one as usize], &items[other as usize]) != Ordering::Greater
    };
    let order = merge_sort(items.len() as u32, &in_order);
    for place in 0..items.len() {
        // What stood at a place before this one has been swapped to where that one's came from.
        let mut from = order[place] as usize;
        while from < place {
            from = order[from] as usize;
        }
        items.swap(place, from);
    }
}

/// The places 0 to `n` in order. It does not know what stands there, so there is one for all types.
fn merge_sort(n: u32, in_order: &dyn Fn(u32, u32) -> bool) -> Vec<u32> {
    let mut order: Vec<u32> = (0..n).collect();
    let mut width = 1;
    while width < order.len() {
        let mut next = Vec::with_capacity(order.len());
        for pair in order.chunks(2 * width) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            while let (Some((one, rest)), Some((other, others))) =
                (left.split_first(), right.split_first())
            {
                if in_order(*one, *other) {
                    next.push(*one);
                    left = rest;
                } else {
                    next.push(*other);
                    right = others;
                }
            }
            next.extend_from_slice(left);
            next.extend_from_slice(right);
        }
        order = next;
        width *= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_small_sort_is_the_standard_one(mut items: Vec<(u8, u16)>) {
            // By the first half alone, so that there are equals whose order must stay.
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0 / 16);
            small(&mut items, |one, other| (one.0 / 16).cmp(&(other.0 / 16)));
            prop_assert_eq!(items, expected);
        }
    }
}
