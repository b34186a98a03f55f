//! How long the searches are: nodes and passes a puzzle, the same on every machine.

use crate::solving::List;
use crate::table::Table;
use engine::solver;

pub fn measure(lists: &[List]) {
    let table = Table::start(&["list", "nodes", "passes"]);
    for list in lists {
        let (mut n_nodes, mut n_passes) = (0, 0);
        for puzzle in &list.ours {
            let effort = solver::effort(puzzle, 2);
            n_nodes += effort.n_positions;
            n_passes += effort.n_passes;
        }
        let a_puzzle = |n: u64| format!("{:.2}", n as f64 / list.ours.len() as f64);
        table.row(&list.name, &[a_puzzle(n_nodes), a_puzzle(n_passes)]);
    }
}
