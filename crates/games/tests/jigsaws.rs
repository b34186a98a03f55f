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
        "b b b b b b b c c\nb a d d d b c c c\na a a d d d c c c\na a d d e d c f f\na a e e e f f f f\n\
         a e e f f f h h h\ne e g g h h h i i\ne g g g h i i i i\ng g g g h h i i i",
        "b b b b b b c c c\na b a a e b c f f\na a a d e b c c f\na d a d e g c f f\na d d d e g c f f\n\
         d d d e e g c f f\nh e e e g g i i i\nh g g g g i i i i\nh h h h h h h i i",
        "a a b b b b b b b\na a b d c c b c c\na a d d c c c c c\na d d e e f f f f\na d d e e e e f f\n\
         a g d h e h e e f\ng g d h h h h i f\ng g g h h i i i f\ng g g h i i i i i",
    ];
    for rows in rows {
        let ranges: String = ('a'..='i').map(|letter| format!("{letter}: 1-9\n")).collect();
        let read = (ranges + rows).parse::<Template>();
        assert!(matches!(read, Err(TemplateError::Unsolvable { .. })), "{read:?}");
    }
}
