//! Hudoku's search finds a filling where there is one: boards that a plain exact cover fills, and that
//! once were given up. The example fills two hundred.

#[path = "../examples/jigsaws.rs"]
#[expect(dead_code, reason = "an example has a main function")]
mod jigsaws;

#[test]
fn every_random_jigsaw_is_filled() {
    assert_eq!(jigsaws::n_filled(12), 12);
}
