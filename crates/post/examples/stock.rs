//! Looks for puzzles of the hardest grade and prints their numbers: `crates/post/src/stock.txt`.

fn main() {
    let numbers: Vec<String> =
        ninefold_post::stock::find(500).map(|number| number.to_string()).collect();
    for line in numbers.chunks(20) {
        println!("{}", line.join(" "));
    }
}
