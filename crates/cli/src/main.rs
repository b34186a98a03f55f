//! The binary `ninefold`.

fn main() {
    println!("{}", engine::Grid::EMPTY);
}
