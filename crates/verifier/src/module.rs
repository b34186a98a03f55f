//! The four functions of the WASM module. Texts are UTF-8 in its memory.
//!
//! Ask `room` for a place, write the log there, call `report`: it takes the place back and returns
//! the address of the answer in the upper and its length in the lower 32 bits. Give that back with
//! `forget`. `check` is asked in the same way about a line of a sealed board. Modules are kept for as
//! long as there are boards that name them, so none of this may change.

use std::ptr::slice_from_raw_parts_mut;

/// A place for a text of this length. It is the first that is asked for.
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    words::learn_all();
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// The report of the log that was written into `room(len)`.
///
/// # Safety
/// `place` and `len` are those of a `room` that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn report(index: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller promises that this is a boxed slice made by `room`.
    let log = unsafe { Box::from_raw(slice_from_raw_parts_mut(index, len)) };
    handed_out(crate::report(&String::from_utf8_lossy(&log)))
}

/// What the line and the log that were written into `room(len)` are worth.
///
/// # Safety
/// `place` and `len` are those of a `room` that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn check(index: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller promises that this is a boxed slice made by `room`.
    let question = unsafe { Box::from_raw(slice_from_raw_parts_mut(index, len)) };
    handed_out(crate::check(&String::from_utf8_lossy(&question)))
}

fn handed_out(answer: String) -> u64 {
    let answer = answer.into_bytes().into_boxed_slice();
    let len = answer.len() as u64;
    let index: *mut u8 = Box::into_raw(answer).cast();
    (index as u64) << 32 | len
}

/// Gives the place of an answer back.
///
/// # Safety
/// `place` and `len` are those of an answer that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn forget(index: *mut u8, len: usize) {
    // SAFETY: the caller promises that this is a boxed slice made by `report`.
    drop(unsafe { Box::from_raw(slice_from_raw_parts_mut(index, len)) });
}
