//! Between what travels (a parcel of the formats) and what is played (what a game was brought).

use formats::{Parcel, Pencil};
use session::{Brought, Cell, NoteKind};

/// What a game is brought by a parcel. Notes count for more than the candidates that are drawn.
pub fn brought(parcel: &Parcel) -> Brought {
    let mut brought = Brought::from(&parcel.entry);
    let Pencil { simple, corner, center, colors } = &parcel.pencil;
    let by_kind =
        [(simple, NoteKind::Simple), (corner, NoteKind::Corner), (center, NoteKind::Center)];
    if by_kind.iter().any(|(marks, _)| marks.iter().any(|set| !set.is_empty())) {
        brought.notes.clear();
    }
    for cell in Cell::all() {
        for (marks, kind) in by_kind {
            brought.note(cell, marks[cell.index()], kind);
        }
        if !colors[cell.index()].is_empty() {
            brought.colors.push((cell, colors[cell.index()]));
        }
    }
    brought
}

/// What travels of a run.
pub fn parcel(brought: &Brought) -> Parcel {
    let mut parcel = Parcel::from(engine::text::Entry::new(brought.puzzle));
    parcel.entry.position = Some(brought.position).filter(|position| *position != brought.puzzle);
    for &(cell, notes, kind) in &brought.notes {
        let marks = match kind {
            NoteKind::Simple => &mut parcel.pencil.simple,
            NoteKind::Corner => &mut parcel.pencil.corner,
            NoteKind::Center => &mut parcel.pencil.center,
        };
        marks[cell.index()] = notes;
    }
    for &(cell, colors) in &brought.colors {
        parcel.pencil.colors[cell.index()] = colors;
    }
    parcel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_brought_travels_on_unchanged() {
        let text = "S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g050r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437";
        let read = formats::read_line(text).unwrap().unwrap();
        let brought = brought(&read);
        assert!(brought.notes.len() > 40 && brought.position != brought.puzzle);
        let sent = formats::Program::S9b.write(&parcel(&brought)).unwrap();
        assert_eq!((sent.text.trim(), sent.lost.len()), (text, 0));
    }
}
