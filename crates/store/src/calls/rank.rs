//! Exact ranks without counting everybody.
//!
//! A board's keys are cut into buckets, and buckets into piles, each with a number. A run that comes in
//! changes no number: it leaves a delta (+1 where it stands, −1 where the player's last best stood),
//! so that nobody waits for anybody. Now and then [`super::fold`] moves deltas into the numbers. At
//! every moment a number plus its unfolded deltas is how many entries lie there, so the sum below is
//! exact; it is one statement, and so of one state of the database.

use crate::Ask;
use crate::value::values;

/// How many stand before a key on a board: whole piles, whole buckets of the last pile, the entries
/// before it in its own bucket, and what is not folded yet left of that bucket.
pub const BEFORE: &str = "\
    WITH own AS (SELECT \
        COALESCE((SELECT max(lo) FROM pile WHERE board = $1 AND lo <= $2), 0) AS pile, \
        COALESCE((SELECT max(lo) FROM bucket WHERE board = $1 AND lo <= $2), 0) AS bucket) \
    SELECT CAST( \
        COALESCE((SELECT sum(n) FROM pile WHERE board = $1 AND lo < own.pile), 0) \
      + COALESCE((SELECT sum(n) FROM bucket \
            WHERE board = $1 AND lo >= own.pile AND lo < own.bucket), 0) \
      + (SELECT count(*) FROM entry WHERE board = $1 AND key >= own.bucket AND key < $2) \
      + COALESCE((SELECT sum(d) FROM delta WHERE board = $1 AND key < own.bucket), 0) \
    AS BIGINT) FROM own";

pub fn before(board: i64, key: i64) -> Ask {
    Ask::new(BEFORE, values![board, key])
}

/// How many are on a board at all.
pub const TOTAL: &str = "\
    SELECT CAST(COALESCE((SELECT sum(n) FROM pile WHERE board = $1), 0) \
              + COALESCE((SELECT sum(d) FROM delta WHERE board = $1), 0) AS BIGINT)";

pub fn total(board: i64) -> Ask {
    Ask::new(TOTAL, values![board])
}
