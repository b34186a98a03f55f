//! Hudoku's search decides whether a board can be filled: boards that a plain exact cover fills, and
//! that once were given up, and boards that nothing fills. The example decides two hundred.

#[path = "../examples/jigsaws.rs"]
#[expect(dead_code, reason = "an example has a main function")]
mod jigsaws;

use jigsaws::Sum;
use ninefold_games::hudoku::{Template, TemplateError};

#[test]
fn every_random_jigsaw_is_filled() {
    assert_eq!(jigsaws::sum(12), Sum { filled: 12, ..Sum::default() });
}

/// Every row and column is possible, and guessing alone knows nothing after minutes.
#[test]
fn what_nothing_fills_is_known() {
    let rows = [
        "a a b b b b b b b\na a b d c c b c c\na a d d c c c c c\na d d e e f f f f\na d d e e e e f f\n\
         a g d h e h e e f\ng g d h h h h i f\ng g g h h i i i f\ng g g h i i i i i",
        "d d b b b b b b b\nd d d b e e b c c\nd d d d e c c c c\ng a a a e c f f f\ng a a a e c f i f\n\
         g a a a e c f i f\ng g g e e h f i i\nh g g g e h f i i\nh h h h h h i i i",
    ];
    for rows in rows {
        let ranges: String = ('a'..='i').map(|letter| format!("{letter}: 1-9\n")).collect();
        let read = (ranges + rows).parse::<Template>();
        assert!(matches!(read, Err(TemplateError::Unsolvable { .. })), "{read:?}");
    }
}
