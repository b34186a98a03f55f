//! One sort for every type. The standard library makes a sort of some 5 kB of WASM for each type that is
//! sorted, and the page sorts thirty types in lists of a few dozen; here types share all but their
//! comparison. It knows nothing of what it sorts.
//!
//! Natively these are the standard sorts, which are faster. All are stable, so both give the same order.

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
    if cfg!(target_family = "wasm") { shared(items, compare) } else { items.sort_by(compare) }
}

fn shared<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let in_order =
        |one: usize, other: usize| compare(&items[one], &items[other]) != Ordering::Greater;
    let order = merge_sort(items.len(), &in_order);
    rearrange(order, &mut |one, other| items.swap(one, other));
}

/// The places 0 to `n` in the order of what stands there.
fn merge_sort(n: usize, in_order: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
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

/// Swaps until each place has what stood where `order` says.
fn rearrange(mut order: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for place in 0..order.len() {
        // What stood at a place before this one has been swapped to where that one's came from.
        while order[place] < place {
            order[place] = order[order[place]];
        }
        swap(place, order[place]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_shared_sort_is_the_standard_one(mut items: Vec<(u8, u16)>) {
            // By the first half alone, so that there are equals whose order must stay.
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0 / 16);
            shared(&mut items, |one, other| (one.0 / 16).cmp(&(other.0 / 16)));
            prop_assert_eq!(items, expected);
        }
    }
}
