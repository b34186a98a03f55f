//! The three functions of the WASM module. Requests and answers are bytes in its memory.
//!
//! Ask `room` for a place, write the request there, call `reply`: it takes the place back and returns
//! the address of the answer in the upper and its length in the lower 32 bits. Give that back with
//! `forget`.

use std::ptr::slice_from_raw_parts_mut;

/// A place for a text of this length.
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// The answer to the request that was written into `room(len)`.
///
/// # Safety
/// `place` and `len` are those of a `room` that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn reply(place: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller promises that this is a boxed slice made by `room`.
    let request = unsafe { Box::from_raw(slice_from_raw_parts_mut(place, len)) };
    let answer = crate::answer(&String::from_utf8_lossy(&request)).into_boxed_slice();
    let len = answer.len() as u64;
    let place: *mut u8 = Box::into_raw(answer).cast();
    (place as u64) << 32 | len
}

/// Gives the place of an answer back.
///
/// # Safety
/// `place` and `len` are those of an answer that was not given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn forget(place: *mut u8, len: usize) {
    // SAFETY: the caller promises that this is a boxed slice made by `reply`.
    drop(unsafe { Box::from_raw(slice_from_raw_parts_mut(place, len)) });
}
