//! Chains: what follows if one candidate is taken (on) or struck (off), followed to its end.
//!
//! Two searches share the vocabulary of [`node`]. [`cycles`] walks a fixed graph of links and finds
//! loops and simple forcing chains. [`forcing`] follows assumptions with [`propagate`] and compares
//! their outcomes; in its higher levels [`advanced`] lets an assumption that has run dry go on with
//! pointing, pairs and X-wings, and at last with chains of its own.
//!
//! A hint's rating is the base of its method plus a surcharge for the number of distinct nodes
//! in the ancestry of its conclusions. The figures agree with Sudoku Explainer only if every node
//! is derived from the same parents, so the order of every loop below is part of the result.

mod cost;
mod node;

mod cycles;
mod graph;
mod walk;

mod forcing;
mod group;
mod mode;
mod propagate;
mod trace;

mod advanced;
mod evidence;
mod nested;

pub(super) use cycles::Cycles;
pub(super) use forcing::Forcing;
