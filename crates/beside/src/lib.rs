//! The WASM module beside the page: what opens, sends and prints ([`post`]), and the rooms ([`rooms`]).
//! Requests and answers are bytes in its memory; it is told all and reaches nothing by itself.
//!
//! Ask `place` for room, write the request there, call `reply` (to the post) or `hear` (to the rooms): they
//! take the place back and return the address of the answer in the upper and its length in the lower 32
//! bits. Give that back with `forget`.

#![cfg(target_arch = "wasm32")]

use rooms::Hall;
use std::cell::RefCell;
use std::ptr::slice_from_raw_parts_mut;

thread_local! {
    /// Where the player is. Each worker has a copy of the module of its own.
    static HALL: RefCell<Hall> = RefCell::default();
}

/// A place for a request of this length. It is the first that is asked for.
#[unsafe(no_mangle)]
extern "C" fn place(len: usize) -> *mut u8 {
    words::learn_all();
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// The post's answer to the request that was written into `place(len)`.
///
/// # Safety
/// `at` and `len` are those of a `place` that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn reply(at: *mut u8, len: usize) -> u64 {
    // SAFETY: as the caller promises.
    let request = unsafe { taken(at, len) };
    given(post::answer(&String::from_utf8_lossy(&request)))
}

/// What the rooms want done about the event that was written into `place(len)`.
///
/// # Safety
/// `at` and `len` are those of a `place` that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn hear(at: *mut u8, len: usize) -> u64 {
    // SAFETY: as the caller promises.
    let event = rooms::read(&unsafe { taken(at, len) });
    let effects = event.map(|event| HALL.with_borrow_mut(|hall| hall.hear(event)));
    given(effects.map_or_else(Vec::new, |effects| rooms::write(&effects)))
}

/// Gives the place of an answer back.
///
/// # Safety
/// `at` and `len` are those of an answer that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn forget(at: *mut u8, len: usize) {
    // SAFETY: the caller promises that this is a boxed slice made by `given`.
    drop(unsafe { taken(at, len) });
}

/// # Safety
/// `at` and `len` are those of a boxed slice that `place` or `given` made.
unsafe fn taken(at: *mut u8, len: usize) -> Box<[u8]> {
    // SAFETY: as the caller promises.
    unsafe { Box::from_raw(slice_from_raw_parts_mut(at, len)) }
}

fn given(answer: Vec<u8>) -> u64 {
    let answer = answer.into_boxed_slice();
    let len = answer.len() as u64;
    let at: *mut u8 = Box::into_raw(answer).cast();
    (at as u64) << 32 | len
}
